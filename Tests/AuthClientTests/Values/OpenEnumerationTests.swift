import AuthClient
import Foundation
import Testing

@Suite("Open enumerations")
struct OpenEnumerationTests {
  @Test(arguments: ["active", "deleted", "suspended", ""])
  func everyValueRoundTrips(_ text: String) throws {
    let json = try JSONEncoder().encode([text])
    let statuses = try JSONDecoder().decode([Longde.UserStatus].self, from: json)
    #expect(statuses == [Longde.UserStatus(rawValue: text)])
    #expect(try JSONEncoder().encode(statuses) == json)
  }

  @Test func knownValueEqualsOtherWithSameText() {
    #expect(Longde.UserStatus.other("active") == .active)
    #expect(Set([Longde.UserStatus.other("active"), .active]).count == 1)
    #expect(Longde.UserStatus.other("x") != .active)
    #expect(Longde.UserStatus.active.wireText == "active")
  }
}
