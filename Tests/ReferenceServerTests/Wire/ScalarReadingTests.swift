import AuthServer
import ContractModel
import Testing

@testable import ContractMessages

/// As clients write simple values, and stubs read them.
@Suite struct ScalarReadingTests {
  @Test(
    arguments: [
      (.seconds, "90", true), (.seconds, "1.5", false), (.seconds, "\"90\"", false),
      (.int, "1.5", false), (.number, "1.5", true),
    ] as [(ScalarType, String, Bool)])
  func wholeNumbersRejectFractions(_ scalar: ScalarType, _ json: String, _ isOne: Bool) throws {
    let value = try JSONValue(reading: Array(json.utf8))
    let found = try? ScalarReading.read(value, as: scalar, isText: false)
    #expect(found == (isOne ? value : nil))
    let text = try? ScalarReading.read(.string(json), as: scalar, isText: true)
    #expect(text == (isOne ? value : nil))
  }
}
