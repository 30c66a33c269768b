import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation

/// The table of what the reader says in each cell: every text of a diagnostic stands once, and a cell names it.
struct KeyRecord {
  static let url = Checkout.root.appending(path: "Tests/Cases/read/keys.txt")

  private let parts: [Part: PartTexts]
  private let cells: [String]

  init(_ cases: [KeyCase]) {
    let found = cases.flatMap { example in
      example.diagnostics.map { (mistake: example.mistake, diagnostic: $0) }
    }
    let parts = Dictionary(
      uniqueKeysWithValues: Part.allCases.map { part in
        (part, PartTexts(found.flatMap { part.texts(of: $0.diagnostic) }))
      })
    self.parts = parts
    var key = ""
    cells = found.flatMap { mistake, diagnostic in
      let names = mistake.name.split(separator: "/").map(String.init)
      let own = names.dropLast().joined(separator: "/")
      defer { key = own }
      let excerpt = mistake.isOfTheKeyItself ? nil : diagnostic.span.map(Self.source)
      let line = "  \(names.last ?? ""): " + Self.line(diagnostic, parts, excerpt)
      return key == own ? [line] : [own, line]
    }
  }

  var text: String {
    let lists = LanguagePage.tables.map { "\($0.owner): \(Suggestions.list($0.names))" }
    let texts = Part.allCases.map { "## \($0.title)\n\n\(parts[$0]?.lines ?? "")" }
    return """
      # What the reader says of every key and every mistake

      The last part has a row TABLE/KEY for each row of TABLE.md, and below it the cells: the mistake, the rule, and the
      numbers of its texts, each with the words for the gaps ⟨⟩ of that text and with its place. The line of the contract
      stands behind it, unless the key is only misplaced, misspelt, missing or repeated.
      The test `KeyMistakeTests` makes the contracts, writes this file (`scripts/record`) and holds it against the reader.
      With AUTHCONTRACT_KEYS=FOLDER it writes each contract and its report below that folder.

      ## Keys of each mapping

      \(lists.joined(separator: "\n"))

      \(texts.joined(separator: "\n"))
      ## Cells

      \(cells.joined(separator: "\n"))

      """
  }

  private static func line(
    _ diagnostic: Diagnostic, _ parts: [Part: PartTexts], _ excerpt: String?
  ) -> String {
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue) "
    let said = Part.allCases.flatMap { part in
      zip(part.texts(of: diagnostic), part.places(of: diagnostic)).map { text, span in
        "\(part.word(text.rule)) \(parts[part]?.reference(to: text) ?? "")\(span.map(place) ?? "")"
      }
    }
    return severity + said.joined(separator: "; ") + (excerpt.map { " | \($0)" } ?? "")
  }

  private static func place(_ span: Span) -> String {
    let file = span.source.path == "contract.yaml" ? "" : "\(span.source.path):"
    let (start, end) = (span.start, span.end)
    return " at \(file)\(start.line):\(start.column)-\(end.line):\(end.column)"
  }

  /// The line on which a span begins.
  private static func source(_ span: Span) -> String {
    let lines = String(decoding: span.source.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return String(lines[span.start.line - 1].drop { $0 == " " })
  }
}

/// A part of what a diagnostic says.
enum Part: CaseIterable {
  case message
  case why
  case help
  case other

  struct Text {
    let rule: String
    let text: String

    var key: String { "\(rule): \(text)" }
  }

  var title: String {
    switch self {
    case .message: "Messages"
    case .why: "Why it matters"
    case .help: "What to do"
    case .other: "Other places"
    }
  }

  /// Before the number of a text.
  func word(_ rule: String) -> String {
    switch self {
    case .message: rule
    case .why: "why"
    case .help: "help"
    case .other: "other"
    }
  }

  /// The place of each text in the file; nil where it has none of its own.
  func places(of diagnostic: Diagnostic) -> [Span?] {
    switch self {
    case .message: [diagnostic.span]
    case .why, .help: [nil]
    case .other: diagnostic.related.map(\.span)
    }
  }

  func texts(of diagnostic: Diagnostic) -> [Text] {
    let texts =
      switch self {
      case .message: [diagnostic.message]
      case .why: diagnostic.why.isEmpty ? [] : [diagnostic.why]
      case .help: diagnostic.help.isEmpty ? [] : [diagnostic.help]
      case .other: diagnostic.related.map(\.label)
      }
    return texts.map { Text(rule: diagnostic.rule, text: $0) }
  }
}

/// The texts of one part of all diagnostics, each pattern once, numbered within its rule.
struct PartTexts {
  private struct Entry {
    let rule: String
    let number: Int
    /// With the words that are the same in every cell put back.
    var text: String
    /// Which of the words vary.
    let gaps: [Int]
  }

  private var entries: [Entry] = []
  private var places: [String: Int] = [:]
  /// The words of each text, by its rule and itself, and the place of its entry.
  private var found: [String: (place: Int, words: [String])] = [:]

  init(_ texts: [Part.Text]) {
    var words: [[[String]]] = []
    var patterns: [MessagePattern] = []
    var rules: [String] = []
    for text in texts {
      guard found[text.key] == nil else { continue }
      let (pattern, own) = MessagePattern.of(text.text, rule: text.rule)
      let key = "\(text.rule): \(pattern.text)"
      if places[key] == nil {
        places[key] = patterns.count
        patterns.append(pattern)
        rules.append(text.rule)
        words.append([])
      }
      let place = places[key] ?? 0
      words[place].append(own)
      found[text.key] = (place, own)
    }
    var counts: [String: Int] = [:]
    for (index, pattern) in patterns.enumerated() {
      counts[rules[index], default: 0] += 1
      let all = words[index]
      let gaps = all[0].indices.filter { gap in Set(all.map { $0[gap] }).count > 1 }
      let constant = all[0].enumerated().map { gaps.contains($0) ? MessagePattern.gap : $1 }
      entries.append(
        Entry(
          rule: rules[index], number: counts[rules[index]] ?? 0,
          text: pattern.filled(with: constant), gaps: gaps))
    }
  }

  /// A line for each text.
  var lines: String {
    entries.map { "\($0.rule) \($0.number): \($0.text)\n" }.joined()
  }

  /// The number of a text and the words in its gaps.
  func reference(to text: Part.Text) -> String {
    guard let (place, words) = found[text.key] else { return "?" }
    let entry = entries[place]
    return ([String(entry.number)] + entry.gaps.map { "⟨\(Self.short(words[$0]))⟩" })
      .joined(separator: " ")
  }

  /// A list of the keys of a mapping stands once, above the cells.
  private static func short(_ word: String) -> String {
    lists[word].map { "keys of \($0)" } ?? word
  }

  private static let lists = Dictionary(
    LanguagePage.tables.map { (Suggestions.list($0.names), $0.owner) }
  ) { one, _ in one }
}
