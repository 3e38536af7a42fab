internal import CCairo
internal import CCmark
internal import CDeflate
internal import CPango
internal import CRsvg
package import LayoutEngine
func probe() -> Int { Int(cairo_version()) + Int(cmark_version()) + Int(pango_version()) + Int(LIBRSVG_MAJOR_VERSION) + Int(LIBDEFLATE_VERSION_MAJOR) + Int(FcGetVersion()) }
