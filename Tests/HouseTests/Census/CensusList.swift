import Foundation

/// The lines of `model-census.txt`: `WORD PROPERTY: REASON`.
struct CensusList {
  enum Word: String {
    /// It is read, by another name than that of its type: the reason is how.
    case read
    /// Nothing need read it.
    case excused
    /// Nothing reads it yet.
    case pending
  }

  struct Line {
    let word: Word
    let property: String
    let reason: String
  }

  let lines: [Line]

  init(_ text: String) {
    lines = text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(\w+) ([\w.]+): (.+)/#),
        let word = Word(rawValue: String(match.output.1))
      else { return nil }
      return Line(word: word, property: String(match.output.2), reason: String(match.output.3))
    }
  }
}
