import Foundation
import Testing

@testable import AuthClient

@Suite struct UnixTimeTests {
  @Test(arguments: [
    (1_893_456_000.9, "1893456000"), (-0.5, "-1"), (1e300, "9223372036854775807"),
    (-1e300, "-9223372036854775808"), (.infinity, "9223372036854775807"),
  ])
  func isWrittenInWholeSeconds(_ seconds: Double, _ text: String) throws {
    let time = UnixTime(Date(timeIntervalSince1970: seconds))
    #expect(time.wireText == text)
    #expect(String(decoding: try JSONEncoder().encode([time]), as: UTF8.self) == "[\(text)]")
  }

  @Test(arguments: ["1e300", "-1e300", "nan", "soon"])
  func rejectsUnrepresentableTimes(_ text: String) {
    #expect(UnixTime(text) == nil)
  }
}
