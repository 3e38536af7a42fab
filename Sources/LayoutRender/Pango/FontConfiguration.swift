/// The private configuration of fontconfig: the only fonts that are ever used, in the order of falling back.
enum FontConfiguration {
  /// XML in UTF-8.
  static let xml = Array(text.utf8)

  private static let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/opentype/inter</dir>
      <dir>/usr/share/fonts/opentype/noto</dir>
      <dir>/usr/share/fonts/truetype/noto</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        <rejectfont><glob>*</glob></rejectfont>
        <acceptfont><glob>/usr/share/fonts/opentype/inter/Inter*.otf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSans-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansMono-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSerif-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansArabic-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansHebrew-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansThai-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansDevanagari-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansSymbols-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansSymbols2-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoSansMath-*.ttf</glob></acceptfont>
        <acceptfont><glob>/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf</glob></acceptfont>
      </selectfont>
      <match target="pattern">
        <test name="family" compare="eq"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="same"><string>Noto Color Emoji</string></edit>
      </match>
    </fontconfig>
    """
}
