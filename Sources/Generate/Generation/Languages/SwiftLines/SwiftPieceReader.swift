/// Reads the pieces of a line of Swift.
struct SwiftPieceReader {
  private let line: [UInt8]
  private var place = 0

  private init(_ line: String) { self.line = Array(line.utf8) }

  /// - Returns: nil where brackets or a literal go on behind the line, or end in it without a beginning.
  static func pieces(of line: String) -> [SwiftPiece]? {
    var reader = SwiftPieceReader(line)
    guard var items = reader.items(until: nil, splitting: false),
      reader.place == reader.line.count
    else { return nil }
    return items.popLast()
  }

  private var next: UInt8? { place < line.count ? line[place] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }

  /// The parts between commas, up to the bracket that closes them.
  private mutating func items(until close: UInt8?, splitting: Bool) -> [[SwiftPiece]]? {
    var items: [[SwiftPiece]] = []
    var item: [SwiftPiece] = []
    var start = place
    var angles = 0
    func ended(_ end: Int) -> [SwiftPiece] {
      item + (start == end ? [] : [.plain(text(start..<end))])
    }
    while let byte = next {
      switch byte {
      case close:
        let last = ended(place)
        return last.isEmpty ? items : items + [last]
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        item = ended(place)
        guard let group = group(byte) else { return nil }
        item.append(.group(group))
        start = place
        continue
      case UInt8(ascii: "\""):
        item = ended(place)
        guard let literal = literal() else { return nil }
        item.append(.literal(literal))
        start = place
        continue
      case UInt8(ascii: "<") where isName(before: place, from: start): angles += 1
      case UInt8(ascii: ">")
      where angles > 0 && (place == start || line[place - 1] != UInt8(ascii: "-")):
        angles -= 1
      case UInt8(ascii: ",") where splitting && angles == 0:
        items.append(ended(place))
        item = []
        place += 1
        skipSpaces()
        start = place
        continue
      default: break
      }
      place += 1
    }
    return close == nil ? items + [ended(place)] : nil
  }

  /// A letter or a digit of the plain text from `start` on stands before a place.
  private func isName(before place: Int, from start: Int) -> Bool {
    guard place > start else { return false }
    let byte = line[place - 1]
    if byte >= 0x80 { return text(start..<place).last.map { $0.isLetter || $0.isNumber } ?? false }
    return byte &- 48 < 10 || (byte | 0x20) &- 97 < 26
  }

  private mutating func skipSpaces() { while next == UInt8(ascii: " ") { place += 1 } }

  private mutating func group(_ open: UInt8) -> SwiftGroup? {
    place += 1
    guard open == UInt8(ascii: "{") else {
      let isRound = open == UInt8(ascii: "(")
      let close = isRound ? UInt8(ascii: ")") : UInt8(ascii: "]")
      guard let items = items(until: close, splitting: true), next == close else { return nil }
      place += 1
      return SwiftGroup(open: isRound ? "(" : "[", items: items)
    }
    // A brace that nothing closes begins a block of the lines below.
    skipSpaces()
    let close = UInt8(ascii: "}")
    guard var pieces = items(until: close, splitting: false), next == close else { return nil }
    place += 1
    Self.trim(&pieces)
    guard case .plain(let text)? = pieces.first?.first, let end = Self.endOfParameters(text) else {
      return SwiftGroup(open: "{", items: pieces)
    }
    pieces[0][0] = .plain(String(text[end...]))
    return SwiftGroup(open: "{", parameters: String(text[..<end]), items: pieces)
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
    while let byte = next {
      if byte == UInt8(ascii: "\\"), depth == 0 {
        if place + 1 < line.count, line[place + 1] == UInt8(ascii: "(") { depth = 1 }
        place += 2
        continue
      }
      if depth > 0 {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
      } else if byte == UInt8(ascii: "\"") {
        place += 1
        return text(start..<place)
      }
      place += 1
    }
    return nil
  }
}
