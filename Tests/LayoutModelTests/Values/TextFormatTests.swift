@testable import LayoutModel
import Testing

struct TextFormatTests {
  @Test(arguments: [
    "2026-06-14T18:30:00Z", "2026-06-14t18:30:00z", "2026-06-14 18:30:00Z",
    "2026-06-14T18:30:00.123456+05:30",
    "2024-02-29T00:00:00-00:00", "2000-02-29T00:00:00Z", "2016-12-31T23:59:60Z", "0000-01-01T00:00:00Z",
  ])
  func `dates follow RFC 3339`(_ text: String) {
    #expect(DateTimeText.isValid(text))
  }

  @Test(arguments: [
    "", "2026-06-14", "2026-06-14T18:30Z", "2026-06-14T18:30:00", "2026-13-01T00:00:00Z",
    "2026-00-01T00:00:00Z",
    "2026-04-31T00:00:00Z", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-06-14T24:00:00Z",
    "2026-06-14T18:60:00Z", "2026-06-14T18:30:61Z", "2026-06-14T18:30:00.Z", "2026-06-14T18:30:00+24:00",
    "2026-06-14T18:30:00+0530", "2026-06-14T18:30:00Z ", "26-06-14T18:30:00Z", "２０26-06-14T18:30:00Z",
  ])
  func `other dates do not`(_ text: String) {
    #expect(!DateTimeText.isValid(text))
  }

  @Test(arguments: ["YQ==", "YWI=", "YWJj", "YQ", "YWI", "-_-_", "+/+/"])
  func `base64 comes with or without padding, in either alphabet`(_ text: String) {
    #expect(Base64Text.isValid(text))
  }

  @Test(arguments: ["", "Y", "YQ=", "YQ===", "Y=Q=", "=", "====", "YW J", "YWJ\n", "...", "YWJjZ"])
  func `other texts are no base64`(_ text: String) {
    #expect(!Base64Text.isValid(text))
  }

  @Test(arguments: [
    ("https://example.com/a?b#c", "https", "example.com"),
    ("HTTPS://user:pass@example.com:8443/", "https", "example.com"),
    ("https://[2001:db8::1]:80/", "https", "[2001:db8::1"), ("tel:+123", "tel", ""), ("/path", "", ""),
    (":", "", ""),
  ])
  func `a URL has its scheme and host`(_ text: String, _ scheme: String, _ host: String) {
    #expect(URLText(text).scheme == scheme && URLText(text).host == host)
  }

  @Test(arguments: [
    ("https://example.com", true), ("http://example.com", false), ("https://", false),
    ("https:example.com", false),
    ("", false),
    ("https:///path", false),
  ])
  func `a callback needs https and a host`(_ url: String, _ isAccepted: Bool) {
    let button = #"{"id": "a", "title": "A", "callback": {"url": "\#(url)"}}"#
    let payload = ReadPayload(#"{"widget": {"id": "a", "title": "A", "buttons": [\#(button)]}}"#)
    let places = payload.findings.map { $0.split(separator: " ").last }
    #expect(places == (isAccepted ? [] : ["/widget/buttons/0/callback/url"]))
  }

  @Test(arguments: [
    ("https://example.com", true), ("plush://widget/a", true), ("plush://widget/", false),
    ("plush://other/a", false),
    ("http://example.com", false), ("tel:1", false),
  ])
  func `a tap opens https or a widget`(_ url: String, _ isAccepted: Bool) {
    let payload = ReadPayload(#"{"widget": {"id": "a", "title": "A", "open_url": "\#(url)"}}"#)
    #expect(payload.findings == (isAccepted ? [] : ["tap-target /widget/open_url"]))
  }

  @Test(
    arguments: [
      ("https://example.com/a.png", []), ("data:image/png;base64,AAAA", []),
      ("http://example.com/a.png", ["insecure-url /url"]),
      ("file:///etc/passwd", ["insecure-url /url"]), ("data:text/html,x", ["invalid-format /url"]),
      ("a.png", ["insecure-url /url"]),
    ] as [(String, [String])])
  func `a picture comes by https or in the payload`(_ url: String, _ findings: [String]) {
    #expect(ReadPayload(#"{"type": "image", "alt": "a", "url": "\#(url)"}"#).findings == findings)
  }
}
