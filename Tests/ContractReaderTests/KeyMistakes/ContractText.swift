import ContractModel
import ContractReader
import Diagnostics
import YAMLSource

/// A contract as lines of text, one for each definition, of which lines can be taken away.
struct ContractText {
  private struct Line {
    let section: String
    /// Nil where the section is one value.
    let name: String?
    let text: String
  }

  private var lines: [Line]

  /// The sample contract.
  init() {
    let source = SourceFile(path: "sample.yaml", text: SampleContract.text)
    lines = Self.lines(of: source)
    // One endpoint that needs nothing: of the first lines, so that it goes last.
    lines.insert(
      Line(section: "endpoints", name: "ping", text: "{ route: GET /ping, does: call }"), at: 0)
  }

  private static func lines(of source: SourceFile) -> [Line] {
    guard case .mapping(let sections)? = YAMLSource.parse(source).root?.content else { return [] }
    return sections.flatMap { section -> [Line] in
      let name = section.key.text
      guard joined.contains(name), case .mapping(let entries) = section.value.content else {
        return [Line(section: name, name: nil, text: text(section.value, source))]
      }
      return entries.map { Line(section: name, name: $0.key.text, text: text($0.value, source)) }
    }
  }

  /// The text of the node, on one line.
  private static func text(_ node: Node, _ source: SourceFile) -> String {
    let bytes = source.bytes[node.span.start.offset..<node.span.end.offset]
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == " " }
    guard node.span.end.line > node.span.start.line else {
      return String(decoding: bytes, as: UTF8.self)
    }
    // A mapping in block style: the sample has one, whose values are single words but for its route.
    guard case .mapping(let entries) = node.content else { return words.joined(separator: " ") }
    let pairs = entries.map { "\($0.key.text): \(text($0.value, source))" }
    return "{ \(pairs.joined(separator: ", ")) }"
  }

  /// Sections of which every definition is a line.
  static let joined: Set<String> = [
    "configuration", "servers", "tokens", "providers", "callbacks", "types", "errors", "endpoints",
    "flows", "policies",
  ]

  /// A section as a whole; nil takes it away.
  mutating func put(_ section: String, _ text: String?) {
    lines.removeAll { $0.section == section }
    if let text { lines.append(Line(section: section, name: nil, text: text)) }
  }

  mutating func add(_ section: String, _ text: String) {
    lines.append(Line(section: section, name: nil, text: text))
  }

  mutating func put(_ section: String, _ name: String, _ text: String) {
    lines.removeAll { $0.section == section && $0.name == name }
    lines.append(Line(section: section, name: name, text: text))
  }

  mutating func remove(_ section: String, _ name: String) {
    lines.removeAll { $0.section == section && $0.name == name }
  }

  /// In the order of the language, what it does not know last.
  var text: String {
    let known = KeyTable.contract.names
    let names = known + lines.map(\.section).filter { !known.contains($0) }
    return names.map { section in
      let lines = lines.filter { $0.section == section }
      return lines.map { line in
        guard let name = line.name else { return "\(section): \(line.text)\n" }
        let head = line.name == lines.first { $0.name != nil }?.name ? "\(section):\n" : ""
        return "\(head)  \(name): \(line.text)\n"
      }.joined()
    }.joined()
  }

  /// Without any line that can go.
  func smallest(
    keeping isKept: (_ section: String, _ name: String?) -> Bool,
    while isRight: (ContractText) -> Bool
  ) -> ContractText {
    var small = self
    var count = 0
    repeat {
      count = small.lines.count
      for line in small.lines.reversed() where !isKept(line.section, line.name) {
        var smaller = small
        smaller.lines.removeAll { $0.section == line.section && $0.name == line.name }
        if isRight(smaller) { small = smaller }
      }
    } while small.lines.count < count
    return small
  }

  func problems(_ files: CaseFiles) -> [Diagnostic] {
    diagnostics(of: SourceFile(path: "contract.yaml", text: text), including: files)
  }
}

/// The files beside a contract, by their names.
struct CaseFiles: IncludedFiles {
  var texts: [String: String] = [:]

  func file(_ path: String, besides contract: String) -> SourceFile? {
    texts[path].map { SourceFile(path: path, text: $0) }
  }
}

/// Every mistake that the reader finds.
func diagnostics(of source: SourceFile, including files: some IncludedFiles) -> [Diagnostic] {
  do {
    return try ContractReader.read(YAMLSource.parse(source), including: files).notes
  } catch {
    return error.diagnostics
  }
}
