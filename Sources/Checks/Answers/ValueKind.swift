import ContractModel
import JSONSource

/// The kind of a JSON value, in words.
enum ValueKind {
  static func words(_ content: JSONContent) -> String {
    switch content {
    case .object: "an object"
    case .list: "a list"
    case .text: "a text"
    case .number: "a number"
    case .bool: "a bool"
    case .null: "null"
    }
  }

  /// The text, where it is a short word that no secret looks like; else nil.
  static func shown(_ text: String) -> String? {
    let isWord = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
    return !text.isEmpty && text.utf8.count <= 24 && isWord ? "`\(text)`" : nil
  }
}
