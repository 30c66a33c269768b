/// Classes of characters and escapes.
extension PatternParser {
  mutating func characterClass() throws(PatternMistake) -> CharacterSet {
    let start = index
    index += 1
    let isNegated = next == "^"
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let scalar = next, scalar != "]" {
      ranges.append(try member(scalar, isFirst: index == first))
    }
    guard next == "]" else { throw .notClosed("[", at: start..<start + 1) }
    index += 1
    if ranges.isEmpty { throw .emptyClass(at: start..<index) }
    return CharacterSet(ranges: ranges, isNegated: isNegated)
  }

  /// One character of a class, or the first and the last of many.
  private mutating func member(
    _ scalar: Unicode.Scalar, isFirst: Bool
  ) throws(PatternMistake) -> ClosedRange<Unicode.Scalar> {
    let start = index
    let low = try character(inClass: scalar, isFirst: isFirst)
    guard next == "-", index + 1 < scalars.count, scalars[index + 1] != "]" else {
      return low...low
    }
    index += 1
    let high = try character(inClass: scalars[index], isFirst: false)
    guard low <= high else { throw .rangeCrosses(at: start..<index) }
    return low...high
  }

  /// A hyphen stands for itself at the edges of a class only; what newer readers take for an operation between
  /// classes, such as `&&`, is refused.
  private mutating func character(
    inClass scalar: Unicode.Scalar, isFirst: Bool
  ) throws(PatternMistake) -> Unicode.Scalar {
    if scalar == "\\" { return try escaped(inClass: true) }
    let isLast = index + 1 < scalars.count && scalars[index + 1] == "]"
    if scalar == "[" || scalar == "^" || (scalar == "-" && !isFirst && !isLast) {
      throw .escapeInClass(scalar, at: index..<index + 1)
    }
    if "&|~-".unicodeScalars.contains(scalar), index + 1 < scalars.count,
      scalars[index + 1] == scalar
    {
      throw .escapeInClass(scalar, at: index..<index + 2)
    }
    index += 1
    return scalar
  }

  /// Behind a backslash stands a mark that would mean something without it.
  mutating func escaped(inClass: Bool) throws(PatternMistake) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let scalar = next else { throw .backslashAtEnd(at: start..<start + 1) }
    let marks = inClass ? "^$\\.*+?()[]{}|/-" : "^$\\.*+?()[]{}|/"
    guard marks.unicodeScalars.contains(scalar) else {
      throw .escape(scalar, at: start..<start + 2)
    }
    index += 1
    return scalar
  }
}
