import AuthClient
import Foundation
import Testing

@Suite("Bytes as base64url")
struct URLSafeBytesTests {
  private let bytes = URLSafeBytes(Data([0xFB, 0xFF, 0xFE, 0x01]))

  @Test func encodesWithoutPadding() throws {
    #expect(bytes.wireText == "-__-AQ")
    #expect(
      try WireJSON.decoder.decode([URLSafeBytes].self, from: Data(#"["-__-AQ"]"#.utf8)) == [bytes])
  }

  /// A different encoding of the same bytes.
  @Test(arguments: ["+//+AQ==", "-__-AQ==", "+__-AQ", "-_/-AQ", "-__-A", "-__-AQ ", "é"])
  func rejectsOtherEncodings(_ text: String) {
    #expect(throws: DecodingError.self) {
      try WireJSON.decoder.decode([URLSafeBytes].self, from: Data(#"["\#(text)"]"#.utf8))
    }
  }
}
