import AuthServer
import Testing

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func matchesRFC4648Vectors(plain: String, text: String) throws {
    let bytes = Base64Bytes(Array(plain.utf8))
    #expect(bytes.json == .string(text))
    #expect(try Base64Bytes(json: .string(text)) == bytes)
  }

  @Test func everyByteRoundTrips() throws {
    let bytes = Base64Bytes(Array(0...255) + [255])
    #expect(try Base64Bytes(json: bytes.json) == bytes)
    #expect(Base64Bytes([0xFB, 0xEF, 0xFF]).json == "++//")
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zm8", "Zg==Zg==", "Zh==", "Zm9=", "====", "=", "Zg= =", "Zm9v\n", "-_-_",
    "Z===", " Zm8=", "\u{E9}m9v",
  ])
  func rejectsMalformedText(text: String) {
    #expect(throws: InvalidValue.self) { try Base64Bytes(json: .string(text)) }
  }
}
