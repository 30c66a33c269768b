import AuthClient
import Foundation
import Testing

@Suite("Secrets and cookie lifetimes")
struct SecretTests {
  @Test(arguments: [
    ("", "", true), ("a", "a", true), ("abc", "abc", true), ("abc", "xbc", false),
    ("abc", "abx", false), ("abc", "ab", false), ("ab", "abc", false), ("a", "b", false),
    ("\u{e9}", "e\u{301}", false),
  ])
  func equalityComparesContent(_ left: String, _ right: String, _ areEqual: Bool) {
    #expect((Secret(left) == Secret(right)) == areEqual)
    if areEqual { #expect(Set([Secret(left), Secret(right)]).count == 1) }
  }

  @Test func encodesAsPlainText() throws {
    let json = try JSONEncoder().encode([Secret("canary")])
    #expect(String(decoding: json, as: UTF8.self) == #"["canary"]"#)
    #expect(try JSONDecoder().decode([Secret].self, from: json).first?.reveal() == "canary")
  }

  @Test func printingHidesSecret() {
    let secret = Secret("canary")
    #expect(!views(of: secret).contains("canary"))
    #expect(!views(of: [secret]).contains("canary"))
    #expect(!views(of: ["key": Optional(secret)]).contains("canary"))
    #expect("\(secret)" == "[secret]")
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }
}
