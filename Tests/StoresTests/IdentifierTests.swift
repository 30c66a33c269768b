import Stores
import TestStores
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: [
    (" Ada@Example.ORG\n", "ada@example.org"), ("\u{c4}da@b.c", "\u{c4}da@b.c"), ("  ", nil),
  ])
  func normalizesEmail(_ typed: String, _ normal: String?) {
    #expect(Identifier.normal(typed, as: .email) == normal)
  }

  @Test(arguments: [
    ("+41 79 123 45 67", "+41791234567"), ("(079) 123-45.67", "0791234567"),
    ("079/1234567", "0791234567"), ("+", nil), ("", nil), ("12a", nil), ("1+2", nil), ("-", nil),
  ])
  func normalizesPhoneNumber(_ typed: String, _ normal: String?) {
    #expect(Identifier.normal(typed, as: .phone) == normal)
  }

  @Test(arguments: [("\tAda L ", "ada l"), ("ÄDA", "Äda"), ("12-3", "12-3"), ("", nil)])
  func normalizesUsername(_ typed: String, _ normal: String?) {
    #expect(Identifier.normal(typed, as: .username) == normal)
  }

  /// They look alike but differ, because no Unicode normalization applies.
  @Test func usernamesCompareBytes() throws {
    let composed = try #require(Identifier.normal("caf\u{e9}", as: .username))
    let decomposed = try #require(Identifier.normal("cafe\u{301}", as: .username))
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
  }

  @Test(arguments: [
    ("A@b", Identifier.Kind.email), ("+1 2", .phone), ("007", .phone), ("ada", .username),
    ("a1", .username), ("+", .username),
  ])
  func kindIsInferredFromText(_ typed: String, _ kind: Identifier.Kind) {
    #expect(Identifier.kind(of: typed) == kind)
  }
}
