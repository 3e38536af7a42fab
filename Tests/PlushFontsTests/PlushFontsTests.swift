import PlushFonts
import Testing

@Suite struct PlushFontsTests {
  private let configuration = String(decoding: PlushFonts.configuration, as: UTF8.self)

  @Test func `the table is whole`() {
    #expect(PlushFonts.files.count > 80)
    for file in PlushFonts.files {
      #expect(file.sha256.utf8.count == 64)
      #expect(file.license == "OFL-1.1")
      #expect(!file.version.isEmpty)
    }
  }

  @Test func `the configuration accepts the files of the table and no others`() {
    #expect(configuration.contains("<rejectfont><glob>*</glob></rejectfont>"))
    for file in PlushFonts.files {
      #expect(configuration.contains("<acceptfont><glob>/usr/share/fonts/\(file.path)</glob></acceptfont>"))
    }
    #expect(configuration.split(separator: "<acceptfont>").count - 1 == PlushFonts.files.count)
  }

  @Test func `nothing of the machine's own configuration is read`() {
    #expect(!configuration.contains("<include"))
  }
}
