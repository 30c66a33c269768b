/// PostgreSQL's texts cannot hold the character NUL, and what people type can: it is written as two
/// others, and so is the first of those. Every text comes back as it went in.
enum PostgresText {
  static func written(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 1 }) else { return text }  //! text-bytes-distinct
    return replace(Array(text.utf8)) { byte in
      byte <= 1 ? [1, 0x30 + byte] : [byte]
    }
  }

  static func read(_ text: String) -> String {
    guard text.utf8.contains(1) else { return text }
    var isMarked = false
    return replace(Array(text.utf8)) { byte in
      if isMarked {
        isMarked = false
        return [byte & 1]
      }
      isMarked = byte == 1
      return isMarked ? [] : [byte]
    }
  }

  private static func replace(_ bytes: [UInt8], _ body: (UInt8) -> [UInt8]) -> String {
    String(decoding: bytes.flatMap(body), as: UTF8.self)
  }
}
