/// Reads the pieces of a line of Swift.
struct SwiftPieceReader {
  private let line: [Character]
  private var place = 0

  private init(_ line: String) { self.line = Array(line) }

  /// - Returns: nil where brackets or a literal go on behind the line, or end in it without a beginning.
  static func pieces(of line: String) -> [SwiftPiece]? {
    var reader = SwiftPieceReader(line)
    guard var items = reader.items(until: nil, splitting: false),
      reader.place == reader.line.count
    else { return nil }
    return items.popLast()
  }

  private var next: Character? { place < line.count ? line[place] : nil }

  /// The parts between commas, up to the bracket that closes them.
  private mutating func items(until close: Character?, splitting: Bool) -> [[SwiftPiece]]? {
    var items: [[SwiftPiece]] = []
    var item: [SwiftPiece] = []
    var plain = ""
    var angles = 0
    func ended() -> [SwiftPiece] { item + (plain.isEmpty ? [] : [.plain(plain)]) }
    while let character = next {
      switch character {
      case close:
        return (ended().isEmpty ? items : items + [ended()])
      case ")", "]", "}": return nil
      case "(", "[", "{":
        item = ended()
        plain = ""
        guard let group = group(character) else { return nil }
        item.append(.group(group))
        continue
      case "\"":
        item = ended()
        plain = ""
        guard let literal = literal() else { return nil }
        item.append(.literal(literal))
        continue
      case "<" where plain.last.map { $0.isLetter || $0.isNumber } ?? false: angles += 1
      case ">" where angles > 0 && plain.last != "-": angles -= 1
      case "," where splitting && angles == 0:
        items.append(ended())
        (item, plain) = ([], "")
        place += 1
        while next == " " { place += 1 }
        continue
      default: break
      }
      plain.append(character)
      place += 1
    }
    return close == nil ? items + [ended()] : nil
  }

  private mutating func group(_ open: Character) -> SwiftGroup? {
    var group = SwiftGroup(open: open, items: [])
    place += 1
    guard group.isBraced else {
      guard let items = items(until: group.close, splitting: true), next == group.close else {
        return nil
      }
      place += 1
      group.items = items
      return group
    }
    // A brace that nothing closes begins a block of the lines below.
    while next == " " { place += 1 }
    guard var pieces = items(until: "}", splitting: false), next == "}" else { return nil }
    place += 1
    Self.trim(&pieces)
    group.items = pieces
    if case .plain(let text)? = pieces.first?.first, let end = Self.endOfParameters(text) {
      group.parameters = String(text[..<end])
      group.items[0][0] = .plain(String(text[end...]))
    }
    return group
  }

  /// Behind the ` in ` of a closure that names what it takes.
  private static func endOfParameters(_ text: String) -> String.Index? {
    let names = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "," || $0 == " " }
    let words = names.split(separator: " ")
    guard let end = words.firstIndex(of: "in"), end > 0,
      end + 1 < words.count || names.count < text.count
    else { return nil }
    return words[end].endIndex < text.endIndex ? text.index(after: words[end].endIndex) : nil
  }

  private static func trim(_ items: inout [[SwiftPiece]]) {
    guard let item = items.last, case .plain(var text)? = item.last else { return }
    while text.last == " " { text.removeLast() }
    let rest = item.dropLast() + (text.isEmpty ? [] : [.plain(text)])
    items[items.count - 1] = Array(rest)
    if rest.isEmpty { items.removeLast() }
  }

  /// A literal with its interpolations.
  private mutating func literal() -> String? {
    let start = place
    place += 1
    var depth = 0
    while let character = next {
      if character == "\\", depth == 0 {
        if place + 1 < line.count, line[place + 1] == "(" { depth = 1 }
        place += 2
        continue
      }
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if character == "\"" {
        place += 1
        return String(line[start..<place])
      }
      place += 1
    }
    return nil
  }
}
