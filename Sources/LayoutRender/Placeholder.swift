internal import CCairo
internal import CCmark
internal import CDeflate
internal import CPango
internal import CRsvg

/// Replaced by the renderer.
let versions = [Int(cairo_version()), Int(cmark_version()), Int(pango_version()), Int(FcGetVersion())]
