/// The form of every name of the author's: an ASCII word, because identifiers and files are made from it.
package enum IdentifierWord {
  /// A letter, then letters, digits and underscores.
  static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy(isPart)
  }

  package static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  static func isCapitalised(_ name: String) -> Bool {
    name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// The plan refuses a name that is no ASCII word. Should one get to the text of a language, what is foreign in it
  /// becomes its number, so that nothing but one identifier can come of it.
  package static func only(_ name: String) -> String {
    if isWord(name) { return name }  //! identifier-ascii
    return "u_"
      + name.unicodeScalars.map { scalar in
        scalar.isASCII && isPart(UInt8(scalar.value))
          ? String(Character(scalar)) : "u\(String(scalar.value, radix: 16))_"
      }.joined()
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
