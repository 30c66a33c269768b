import ContractModel
import Diagnostics
import YAMLSource

/// The state that all parts of the reader share: where mistakes are reported, and which names may be referred to.
final class Reader {
  let source: SourceFile
  let files: any IncludedFiles
  private(set) var diagnostics: [Diagnostic]
  /// Grows while something broken is read: nothing more is said about it.
  private(set) var errorCount: Int
  var names = SectionNames()
  var configuration = Definitions<ConfigurationValue>()
  var providers = Definitions<Provider>()
  /// The URL of each callback that has one, collected before anything refers to it.
  var callbackURLs: [String: String] = [:]
  var languages: [Text] = []
  /// The places of an author's own `x-…` keys in mappings that may have some.
  var extraKeys: Set<Span> = []

  init(_ source: SourceFile, problems: [Diagnostic], files: any IncludedFiles) {
    self.source = source
    self.files = files
    self.diagnostics = problems
    self.errorCount = problems.filter { $0.severity == .error }.count
  }

  var hasErrors: Bool { errorCount > 0 }

  func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }
}

/// The names that each section gives, collected before anything refers to them.
struct SectionNames {
  private var sections: [String: [Text]] = [:]
  private var known: [String: Set<String>] = [:]
  /// Sections of the wrong kind: whether a name is in them cannot be said.
  private var unreadable: Set<String> = []

  /// Each name once.
  subscript(section: String) -> [String] {
    var seen: Set<String> = []
    return sections[section, default: []].map(\.value).filter { seen.insert($0).inserted }
  }

  func places(in section: String) -> [Text] { sections[section, default: []] }

  /// The sections that give something this name.
  func sections(with name: String) -> [String] {
    known.filter { $0.value.contains(name) && !["refusal", "states"].contains($0.key) }.keys
      .sorted()
  }

  func has(_ name: String, in section: String) -> Bool {
    known[section]?.contains(name) == true || !isComplete(section)
  }

  /// All names of a section are known.
  func isComplete(_ section: String) -> Bool {
    unreadable.isEmpty || !unreadable.contains(section)
  }

  /// A section may stand in several files. Where it is in doubt, there may be more names than are seen.
  mutating func collect(_ section: String, from nodes: [Node], isInDoubt: Bool = false) {
    if isInDoubt || nodes.contains(where: { !$0.isMapping }) { unreadable.insert(section) }
    let entries = nodes.flatMap(\.entries)
    sections[section] = entries.map { Text($0.key.text, at: $0.key.span) }
    known[section] = Set(entries.map(\.key.text))
  }
}
