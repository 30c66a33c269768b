import AuthServer
import Testing

@Suite struct JSONConvertibleTests {
  private func read<T: JSONConvertible>(_ text: String, _: T.Type = T.self) throws -> T {
    try T(json: try JSONValue(parsing: text))
  }

  /// The form that a type names as expected.
  private func expected<T: JSONConvertible>(_ text: String, _: T.Type) throws -> String? {
    let json = try JSONValue(parsing: text)
    do throws(InvalidValue) {
      _ = try T(json: json)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func scalarsRoundTrip() throws {
    #expect(try read(#""a""#) == "a" && "a".json == "a")
    #expect(try read("1e2") == 100 && 100.json == 100)
    #expect(try read("2") == 2.0 && 2.5.json.text == "2.5")
    #expect(try read("true") == true && false.json == false)
    #expect(try read(#""s""#) == Secret("s") && Secret("s").json == "s")
    let id = "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e"
    #expect(try read("\"\(id.uppercased())\"", UUID.self).json == .string(id))
    #expect(try read(#"{"a":[1,null]}"#, JSONValue.self).text == #"{"a":[1,null]}"#)
  }

  @Test(arguments: ["null", "1", "true", "[]", "{}"])
  func textRejectsOtherTypes(json: String) throws {
    #expect(try expected(json, String.self) == "body: expected text")
    #expect(try expected(json, Secret.self) == "body: expected text")
    #expect(try expected(json, UUID.self) == "body: expected a UUID")
    #expect(try expected(json, URL.self) == "body: expected an absolute URL")
    #expect(
      try expected(json, Date.self) == "body: expected a time like 2027-03-01T09:30:00Z")
    #expect(try expected(json, Longde.Status.self) == "body: expected one of active, deleted")
    #expect(try expected(json, Base64Bytes.self) == "body: expected base64")
  }

  @Test func numbersAndBooleansAreNotConverted() throws {
    #expect(try expected(#""1""#, Int.self) == "body: expected a whole number")
    #expect(try expected("1.5", Int.self) == "body: expected a whole number")
    #expect(try expected("true", Int.self) == "body: expected a whole number")
    #expect(try expected(#""1""#, Double.self) == "body: expected a number")
    #expect(try expected("1e999", Double.self) == "body: expected a number")
    #expect(try expected("1", Bool.self) == "body: expected true or false")
    #expect(try expected(#""true""#, Bool.self) == "body: expected true or false")
    #expect(try expected(#""a\u0000b""#, String.self) == "body: expected text without U+0000")
    #expect(try expected(#""\u0000""#, Secret.self) == "body: expected text without U+0000")
    #expect(try expected(#"{"a\u0000":1}"#, [String: Int].self) != nil)
  }

  @Test(arguments: [
    "", "0b8e4c3a5a0e4b3e9c9e1f2a3b4c5d6e", "{0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e}",
    "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6", "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6g",
    "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e ", "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6ee",
    "0b8e-4c3a5a0e-4b3e-9c9e-1f2a3b4c5d6e", "0b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e\u{0}",
    " b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e", "0xb8e4c3-5a0e-4b3e-9c9e-1f2a3b4c5d6e",
    "+b8e4c3a-5a0e-4b3e-9c9e-1f2a3b4c5d6e",
  ])
  func rejectsMalformedUUID(text: String) {
    #expect(throws: InvalidValue.self) { try UUID(json: .string(text)) }
  }

  @Test(arguments: [
    "https://longde.cloud/a?b=c#d", "rote://callback?token=%20", "https://[::1]:8080/",
    "mailto:a@b.example", "http://a/!$&'()*+,;=:@-._~",
  ])
  func acceptsAbsoluteURL(text: String) throws {
    #expect(try URL(json: .string(text)).json == .string(text))
  }

  @Test(arguments: [
    "", "/a", "a/b", "longde.cloud", "//a/b", "https://a/ b", "https://a/\u{E9}", "https://a/%zz",
    "https://a/%4", "https://a/\n", "https://a/<", "https://a/\\", "1http://a", "ht_tp://a", ":a",
    "https://a/[b]", "https://a/#b#c", "https://a]/", "https://[a/", "https://a/|", "https://a/\"",
    "https://a/\u{0}",
  ])
  func rejectsMalformedURL(text: String) {
    #expect(throws: InvalidValue.self) { try URL(json: .string(text)) }
  }

  private enum Unit: String, JSONEnumeration {
    case kelvin = "K"
  }

  @Test func enumerationsCompareBytes() throws {
    #expect(try read("\"K\"") == Unit.kelvin)
    #expect(try expected("\"\u{212A}\"", Unit.self) == "body: expected one of K")
  }

  @Test func collectionErrorsNameTheIndex() throws {
    #expect(try read(#"["a","b"]"#) == ["a", "b"])
    #expect(["a", "b"].json.text == #"["a","b"]"#)
    #expect(try read(#"{"a":[1],"b":[]}"#) == ["a": [1], "b": []])
    #expect(try expected(#"[1,2,"x"]"#, [Int].self) == "body [2]: expected a whole number")
    #expect(
      try expected(#"{"canary":[true]}"#, [String: [Int]].self)
        == "body *[0]: expected a whole number")
    #expect(
      try expected("{\"\u{E9}\":1,\"e\u{301}\":2}", [String: Int].self)
        == "body: expected each key once")
    #expect(try expected("{}", [Int].self) == "body: expected a list")
    #expect(try expected("[]", [String: Int].self) == "body: expected an object")
  }

  @Test func fieldErrorsNameThePath() throws {
    let session = #"{"accessToken":"a","refreshToken":"r","user":{"id":"x"}}"#
    #expect(try expected(session, Longde.Session.self) == "body user.id: expected a UUID")
    #expect(
      try expected(#"[{"user":1}]"#, [Longde.Session].self)
        == "body [0].accessToken: expected text")
  }
}
