/// Entries by the pattern of their path, each with a reason: `endpoints.*.x-owner: …`, `contract/longde.yaml tokens.*.doc: …`.
package struct EntryList: Sendable {
  package struct Line: Hashable, Sendable {
    package let contract: String?
    package let pattern: [String]
    package let reason: String
    package let text: String
  }

  package let lines: [Line]

  /// - Parameter text: lines of `PATTERN: REASON`; `#` begins a remark. `*` stands for one word, `**` for any
  ///   number of words, and `x-*` for each key that begins so.
  package init(_ text: String) {
    lines = text.split(separator: "\n").compactMap { line in
      guard !line.hasPrefix("#"), let colon = line.firstRange(of: ": ") else { return nil }
      let words = line[..<colon.lowerBound].split(separator: " ").map(String.init)
      guard let pattern = words.last else { return nil }
      return Line(
        contract: words.count > 1 ? words[0] : nil,
        pattern: pattern.split(separator: ".").map(String.init),
        reason: String(line[colon.upperBound...]), text: String(line))
    }
  }

  /// The first line that means the entry.
  package func line(for entry: ContractEntry, of contract: String) -> Line? {
    lines.first { line in
      (line.contract == nil || line.contract == contract)
        && (Self.means(line.pattern, entry.path) || Self.means(line.pattern, entry.pattern))
    }
  }

  private static func means(_ pattern: some Collection<String>, _ path: some Collection<String>)
    -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return path.indices.contains { means(rest, path[$0...]) } || rest.isEmpty
    }
    guard let word = path.first, isWord(first, word) else { return false }
    return means(rest, path.dropFirst())
  }

  private static func isWord(_ pattern: String, _ word: String) -> Bool {
    pattern == word || pattern == "*" || (pattern == "x-*" && word.hasPrefix("x-"))
  }
}
