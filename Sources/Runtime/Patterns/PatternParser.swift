/// Reads a pattern from left to right. Whatever one of Swift, JavaScript and Python would take for something else
/// is refused.
struct PatternParser {
  private static let deepest = 20

  let scalars: [Unicode.Scalar]
  var index = 0
  private var depth = 0

  static func parse(_ text: String) throws(PatternMistake) -> PatternPart {
    var parser = PatternParser(scalars: Array(text.unicodeScalars))
    if parser.scalars.isEmpty { throw .empty }
    if let place = parser.unfitCharacter(text) { throw .unfit(at: place) }
    let part = try parser.choice()
    if let rest = parser.next { throw .closesNothing(rest, at: parser.index..<parser.index + 1) }
    return part
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The place of a control character, or of a letter of several code points: Swift would take it for one character,
  /// and the others for several.
  private func unfitCharacter(_ text: String) -> Range<Int>? {
    var place = 0
    for character in text {
      let parts = character.unicodeScalars
      let isControl = parts.contains { $0.value < 0x20 || $0.value == 0x7F }
      if parts.count > 1 || isControl { return place..<place + parts.count }
      place += 1
    }
    return nil
  }

  private mutating func choice() throws(PatternMistake) -> PatternPart {
    var parts = [try sequence()]
    while next == "|" {
      index += 1
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(PatternMistake) -> PatternPart {
    var parts: [PatternPart] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      parts.append(try repetition(of: try single(scalar)))
    }
    return .sequence(parts)
  }

  /// One character, class or group.
  private mutating func single(_ scalar: Unicode.Scalar) throws(PatternMistake) -> PatternPart {
    let start = index
    switch scalar {
    case "(": return try group()
    case "[": return .one(try characterClass())
    case "\\": return .one(CharacterSet(try escaped(inClass: false)))
    case ".": throw .anyCharacter(at: start..<start + 1)
    case "^", "$": throw .anchor(scalar, at: start..<start + 1)
    case "*", "+", "?", "{": throw .repeatsNothing(scalar, at: start..<start + 1)
    case "]", "}": throw .closesNothing(scalar, at: start..<start + 1)
    default:
      index += 1
      return .one(CharacterSet(scalar))
    }
  }

  private mutating func group() throws(PatternMistake) -> PatternPart {
    let start = index
    index += 1
    if next == "?" {
      guard index + 1 < scalars.count, scalars[index + 1] == ":" else {
        throw .otherGroup(at: start..<min(start + 3, scalars.count))
      }
      index += 2
    }
    depth += 1
    guard depth <= PatternParser.deepest else { throw .tooDeep(at: start..<start + 1) }
    let part = try choice()
    guard next == ")" else { throw .notClosed("(", at: start..<start + 1) }
    index += 1
    depth -= 1
    return part
  }

  private mutating func repetition(of part: PatternPart) throws(PatternMistake) -> PatternPart {
    let start = index
    let found: PatternPart
    switch next {
    case "?": found = .repeated(part, 0, 1)
    case "*": found = .repeated(part, 0, nil)
    case "+": found = .repeated(part, 1, nil)
    case "{": found = try counted(part)
    default: return part
    }
    if scalars[start] != "{" { index += 1 }
    if let again = next, ["?", "*", "+", "{"].contains(again) {
      throw .repeatedTwice(at: start..<index + 1)
    }
    return found
  }

  /// `{3}`, `{3,}` or `{3,5}`.
  private mutating func counted(_ part: PatternPart) throws(PatternMistake) -> PatternPart {
    let start = index
    index += 1
    guard let least = number() else { throw .badCount(at: start..<start + 1) }
    var most: Int? = least
    if next == "," {
      index += 1
      most = next == "}" ? nil : number()
      if most == nil, next != "}" { throw .badCount(at: start..<start + 1) }
    }
    guard next == "}" else { throw .badCount(at: start..<start + 1) }
    index += 1
    if let most, most < least { throw .countsCross(least, most, at: start..<index) }
    guard max(least, most ?? 0) <= TextPattern.largest else {
      throw .tooOften(at: start..<index)
    }
    return .repeated(part, least, most)
  }

  private mutating func number() -> Int? {
    let start = index
    var value = 0
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = min(value * 10 + Int(scalar.value - 0x30), TextPattern.largest + 1)
      index += 1
    }
    return index > start ? value : nil
  }
}

extension CharacterSet {
  init(_ scalar: Unicode.Scalar) { self.init(ranges: [scalar...scalar], isNegated: false) }
}
