/// A tag as written, before anyone asks what it means.
struct Tag {
  enum Kind {
    case value(escaped: Bool)
    case section(isInverted: Bool)
    case close
    case partial
    case comment
    case delimiters
  }

  let kind: Kind
  /// The text between the marks without the white space around it.
  let content: String
  /// The place of the tag in the source, with its delimiters.
  let range: Range<Int>

  /// Only values are written where they stand; a line with nothing but one other tag vanishes.
  var mayStandAlone: Bool {
    if case .value = kind { return false }
    return true
  }
}

/// The pair of marks around a tag.
struct Delimiters {
  var open = Array("{{".utf8)
  var close = Array("}}".utf8)

  init() {}

  /// Nothing unless the text is two marks with white space between, and no `=` in them.
  init?(_ text: String) {
    let marks = text.utf8.split(whereSeparator: \.isBlank)
    guard marks.count == 2, !text.utf8.contains(UInt8(ascii: "=")) else { return nil }
    (open, close) = (Array(marks[0]), Array(marks[1]))
  }
}
