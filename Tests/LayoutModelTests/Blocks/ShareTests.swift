@testable import LayoutModel
import Testing

/// The share of a progress or a gauge, and the words beside it.
struct ShareTests {
  @Test(
    arguments: [
      (#""progress": 0.4"#, 0.4, nil), (#""value": 0.4"#, 0.4, nil), (#""value": "40%""#, 0, "40%"),
      (#""value": "x", "progress": 0.4"#, 0.4, "x"), (#""value": 0.9, "progress": 0.4"#, 0.4, nil),
      (#""progress": 68"#, 1, nil), (#""progress": -0.1"#, 0, nil), (#""value": 7"#, 1, nil), ("", 0, nil),
    ] as [(String, Double, String?)])
  func `a progress is a share from 0 to 1`(_ members: String, _ share: Double, _ value: String?) throws {
    guard case .progress(let progress) = try block("progress", members).content else { throw OtherContent() }
    #expect(progress.progress == share && progress.value == value)
  }

  @Test(
    arguments: [
      (#""progress": 0.46, "value": "46%""#, 0.46, "46%"), (#""value": 0.25"#, 0.25, nil),
      (#""value": 15, "min": 10, "max": 20"#, 0.5, "15"), (#""value": 5, "min": 10, "max": 20"#, 0, "5"),
      (#""value": 25, "min": 10, "max": 20"#, 1, "25"), (#""value": 50, "max": 200"#, 0.25, "50"),
      (#""value": 1, "min": 5, "max": 5"#, 0, "1"), (#""value": 1, "min": 9, "max": 3"#, 0, "1"),
      (#""value": -10, "min": -20, "max": 0"#, 0.5, "-10"),
    ] as [(String, Double, String?)])
  func `a gauge finds its share between min and max`(
    _ members: String, _ share: Double, _ value: String?
  ) throws {
    guard case .gauge(let gauge) = try block("gauge", members).content else { throw OtherContent() }
    #expect(gauge.progress == share && gauge.value == value && gauge.style == .circular)
  }

  @Test(arguments: [
    (#""value": 5, "min": 10, "max": 20"#, "out-of-range /value"),
    (#""value": 1, "min": 9, "max": 3"#, "out-of-range /max"),
    (#""value": 2"#, "out-of-range /value"),
  ])
  func `a gauge's number outside its bounds is reported`(_ members: String, _ finding: String) {
    #expect(ReadPayload(#"{"type": "gauge", \#(members)}"#).findings == [finding])
  }
}
