/// The least form of a mail address or a phone number. Only a message that arrives shows more.
enum ContactText {
  /// Something, one at sign, a name of a host; nothing that a mail's header would break on.
  static func isEmail(_ text: String) -> Bool {
    let halves = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard halves.count == 2, (1...64).contains(halves[0].count), text.utf8.count <= 254 else {
      return false
    }
    return halves[0].allSatisfy { isPlain($0) && !"\"(),:;<>[\\]".utf8.contains($0) }
      && isHost(halves[1])
  }

  private static func isHost(_ text: Substring.UTF8View) -> Bool {
    text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
        && label.last != UInt8(ascii: "-")
        && label.allSatisfy {
          URLText.isLetter($0) || URLText.isDigit($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80
        }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte != 0x7F }

  static func isPhone(_ text: String) -> Bool {
    let number = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    let digits = number.count(where: URLText.isDigit)
    return (3...15).contains(digits) && text.utf8.count <= 32
      && number.allSatisfy { URLText.isDigit($0) || " -.()/".utf8.contains($0) }
  }
}
