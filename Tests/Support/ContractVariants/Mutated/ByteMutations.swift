/// Changes that know nothing of lines.
enum ByteMutations {
  static func apply(_ mutation: Mutation, _ text: inout [UInt8], _ random: inout Seeded) {
    guard !text.isEmpty else { return }
    let place = random.below(text.count)
    switch mutation {
    case .byteChanged:
      text[place] = random.below(2) == 0 ? text[place] ^ (1 << random.below(8)) : oddByte(&random)
    case .byteRemoved: text.removeSubrange(random.stretch(of: text.count))
    case .byteInserted: text.insert(contentsOf: random.pick(odd), at: place)
    case .stretchRepeated:
      let stretch = text[random.stretch(of: text.count)]
      text.insert(contentsOf: stretch.prefix(2000), at: place)
    default: text.removeSubrange(place...)
    }
  }

  private static func oddByte(_ random: inout Seeded) -> UInt8 { UInt8(random.below(256)) }

  /// The texts that mean something to YAML, to terminals, or to nobody.
  private static let odd: [[UInt8]] =
    [
      ":", ": ", "{", "}", "[", "]", ",", "\"", "'", "#", " #", "&a ", "*a ", "!t ", "|", ">", "%",
      "@", "`",
      "- ", "? ", "\t", "\r", "\r\n", "\n", "\n\n", "---\n", "...\n", "<<: ", "\\", "\\u0000", "~",
      "\0", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{200B}", "é", "e\u{301}",
      "中", "🎹",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]
}
