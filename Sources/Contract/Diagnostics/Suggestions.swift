/// Finds the name that somebody probably meant.
package enum Suggestions {
  /// The nearest of the names, if one is near enough to be meant: a third of its letters may
  /// differ, but not all of them. Of two that are as near, the one that stands first.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let written = Array(word.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(written, Array(name.lowercased().utf8.prefix(64)))
      let allowed = min(max(1, name.utf8.count / 3), max(written.count, name.utf8.count) - 1)
      if distance <= allowed, distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// "did you mean `a`? " with a space behind it; nothing if no name is likely.
  package static func question(for word: String, among names: [String]) -> String {
    if let name = nearest(to: word, among: names) { return "did you mean `\(name)`? " }
    let whole = names.filter { isPart(word, of: $0) }.prefix(3).map { "`\($0)`" }
    guard let last = whole.last else { return "" }
    let others = whole.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? "" : others + " or ")\(last)? "
  }

  /// A name begins or ends with the word: `signIn` is a part of `password.signIn`, and `expired` of `tokenExpired`.
  private static func isPart(_ word: String, of name: String) -> Bool {
    let rest = name.count - word.count
    guard word.count > 2, rest > 0 else { return false }
    let (letters, small) = (Array(name), name.lowercased())
    let isBoundary = { (index: Int) in
      letters[index] == "." || letters[index].isUppercase || letters[index - 1] == "."
    }
    return small.hasPrefix(word.lowercased()) && isBoundary(word.count)
      || small.hasSuffix(word.lowercased()) && isBoundary(rest)
  }

  /// "`a`, `b` and `c`", shortened behind the tenth.
  package static func list(_ names: [String], of most: Int = 10) -> String {
    let quoted = names.prefix(most).map { "`\($0)`" }
    if names.count > most {
      return quoted.joined(separator: ", ") + " and \(names.count - most) more"
    }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "none" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Edits between two words, where swapping two neighbours is one edit.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var new = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          old[column + 1] + 1, new[column] + 1, old[column] + (letter == other ? 0 : 1))
        let isSwap = row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
        if isSwap { cost = min(cost, older[column - 1] + 1) }
        new.append(cost)
      }
      (older, old) = (old, new)
    }
    return old[right.count]
  }
}
