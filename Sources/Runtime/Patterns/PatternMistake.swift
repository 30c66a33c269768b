/// Why a text is no pattern, and where in it.
package struct PatternMistake: Error, Equatable {
  package let message: String
  package let why: String
  package let help: String
  /// In code points from the beginning of the pattern.
  package let place: Range<Int>

  private init(_ message: String, at place: Range<Int>, why: String = "", help: String) {
    (self.message, self.why, self.help, self.place) = (message, why, help, place)
  }
}

/// Patterns that are no regular expression anywhere.
extension PatternMistake {
  static let empty = PatternMistake(
    "an empty pattern allows the empty text only", at: 0..<0, help: "say what the text looks like")

  static func notClosed(_ mark: Unicode.Scalar, at place: Range<Int>) -> Self {
    Self(
      "`\(mark)` is not closed", at: place,
      help: "close it, or write `\\\(mark)` for the mark itself")
  }

  static func closesNothing(_ mark: Unicode.Scalar, at place: Range<Int>) -> Self {
    Self("`\(mark)` closes nothing", at: place, help: "write `\\\(mark)` for the mark itself")
  }

  static func repeatsNothing(_ mark: Unicode.Scalar, at place: Range<Int>) -> Self {
    Self(
      "`\(mark)` repeats nothing", at: place,
      help:
        "put it behind a character, a class or a group, or write `\\\(mark)` for the mark itself")
  }

  static func badCount(at place: Range<Int>) -> Self {
    Self(
      "`{` begins no count", at: place,
      help: "write `{3}`, `{3,}` or `{3,5}`, or `\\{` for the mark itself")
  }

  static func countsCross(_ least: Int, _ most: Int, at place: Range<Int>) -> Self {
    Self(
      "nothing comes at least \(least) and at most \(most) times", at: place, help: "swap the two")
  }

  static func rangeCrosses(at place: Range<Int>) -> Self {
    Self("this range ends before it begins", at: place, help: "swap the two characters")
  }

  static func emptyClass(at place: Range<Int>) -> Self {
    Self("this class has no character", at: place, help: "name the characters, as in `[a-z]`")
  }

  static func backslashAtEnd(at place: Range<Int>) -> Self {
    Self("a backslash stands at the end", at: place, help: "write `\\\\` for the mark itself")
  }
}

/// Patterns that Swift, JavaScript and Python do not understand alike, or only some of them.
extension PatternMistake {
  static func anyCharacter(at place: Range<Int>) -> Self {
    Self(
      "`.` is not the same characters everywhere", at: place,
      why: "JavaScript, Python and Swift leave out different line breaks",
      help: "name the characters, as in `[a-z]` or `[^,]`, or write `\\.` for a full stop")
  }

  static func anchor(_ mark: Unicode.Scalar, at place: Range<Int>) -> Self {
    Self(
      "a pattern has no `\(mark)`", at: place, why: "it always matches the whole text",
      help: "leave it out, or write `\\\(mark)` for the mark itself")
  }

  static func escape(_ scalar: Unicode.Scalar, at place: Range<Int>) -> Self {
    let classes: [Unicode.Scalar: String] = ["d": "[0-9]", "w": "[A-Za-z0-9_]", "s": "[ ]"]
    let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    return Self(
      "a pattern has no `\\\(scalar)`", at: place,
      why: isLetter
        ? "letters of other scripts belong to it in one language and not in another"
        : "JavaScript refuses a backslash that changes nothing",
      help: classes[scalar].map { "write `\($0)`" }
        ?? (isLetter ? "name the characters in a class" : "leave the backslash out"))
  }

  static func otherGroup(at place: Range<Int>) -> Self {
    Self(
      "a group begins with `(` or `(?:`", at: place,
      why: "looking ahead, naming and other things are not the same everywhere",
      help: "say what the text looks like without it")
  }

  static func repeatedTwice(at place: Range<Int>) -> Self {
    Self(
      "this repeats a repetition", at: place,
      why: "how eager it is changes nothing about a whole text",
      help: "leave the second mark out, or put a group around the first")
  }

  static func escapeInClass(_ scalar: Unicode.Scalar, at place: Range<Int>) -> Self {
    let isMark = "&|~".unicodeScalars.contains(scalar)
    return Self(
      isMark
        ? "`\(scalar)\(scalar)` in a class is an operation to some"
        : "`\(scalar)` stands bare in a class",
      at: place, why: "not everywhere does it stand for itself there",
      help: isMark ? "name the character once" : "write `\\\(scalar)`")
  }

  static func unfit(at place: Range<Int>) -> Self {
    Self(
      "a pattern has no control characters and no letters of several code points", at: place,
      why: "Swift takes such a letter for one character, the others for several",
      help: "name characters of one code point each")
  }
}

/// Patterns that would take too long.
extension PatternMistake {
  static func tooDeep(at place: Range<Int>) -> Self {
    Self("groups stand in groups 20 levels deep", at: place, help: "say it with fewer groups")
  }

  static func tooOften(at place: Range<Int>) -> Self {
    Self(
      "a pattern repeats at most \(TextPattern.largest) times", at: place,
      help: "use `max` for the length of a text")
  }

  static func tooLarge(_ text: String) -> Self {
    Self(
      "this pattern has more than \(TextPattern.largest) steps", at: 0..<text.unicodeScalars.count,
      why: "each repetition counts as often as it may come",
      help: "use `*` or `+` in it, and `max` for the length of a text")
  }
}
