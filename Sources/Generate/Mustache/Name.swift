/// A key as a tag names it: `user`, `user.name`, or `.` for the innermost value itself.
struct Name: Sendable {
  let text: String
  /// The keys between the dots; none for `.`.
  let parts: [String]

  /// Nothing if the text is not a name: an empty one, one with white space, `a..b`, `.a`.
  init?(_ text: String) {
    self.text = text
    if text == "." {
      parts = []
      return
    }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0 != UInt8(ascii: ".") && !$0.isBlank }
    if isPlain {
      parts = [text]
      return
    }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.contains(where: \.isEmpty) || text.utf8.contains(where: \.isBlank) { return nil }
    self.parts = parts.map { String(Substring($0)) }
  }

  /// `a.b` of `a.b.c` for 2.
  func prefix(_ count: Int) -> String {
    parts.prefix(count).joined(separator: ".")
  }
}

extension UInt8 {
  /// White space inside a tag, where line breaks are allowed.
  var isBlank: Bool { isIndentation || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// White space that may surround a standalone tag on its line.
  var isIndentation: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
