/// The names in a sample: words that end in `_n` and a number, alone or inside of a text such as `tokens.access_n20`.
enum Names {
  /// The text in pieces; names are told from the rest.
  static func pieces(_ text: String) -> [(text: String, isName: Bool)] {
    guard text.utf8.contains(0x5F) else { return [(text, false)] }
    var pieces: [(text: String, isName: Bool)] = []
    var rest = Substring(text)
    while let first = rest.first {
      let isWord = isPart(first)
      let piece = rest.prefix { isPart($0) == isWord }
      rest = rest.dropFirst(piece.count)
      pieces.append((String(piece), isWord && isName(piece)))
    }
    return pieces
  }

  static func all(in tree: Tree) -> [String] {
    var seen: Set<String> = []
    return tree.places.flatMap { pieces($0.text) }.filter(\.isName).map(\.text)
      .filter { seen.insert($0).inserted }
  }

  private static func isName(_ word: Substring) -> Bool {
    guard let mark = word.lastIndex(of: "_") else { return false }
    let end = word[mark...].dropFirst()
    return end.first == "n" && end.count > 1 && end.dropFirst().allSatisfy(\.isNumber)
  }

  private static func isPart(_ character: Character) -> Bool {
    character == "_" || (character.isASCII && (character.isLetter || character.isNumber))
  }
}
