import ContractModel
import Diagnostics
import YAMLSource

extension Reader {
  /// Reads each definition of a section in the order written.
  func definitions<Element: Definition>(
    _ section: String, of node: Node?, _ read: (Text, Node) -> Element?
  ) -> Definitions<Element> {
    guard let node else { return Definitions() }
    guard node.isMapping else {
      report(.notADefinitionMap(node, section))
      return Definitions()
    }
    return Definitions(
      node.entries.compactMap { entry in
        let name = Text(entry.key.text, at: entry.key.span)
        check(authorName: name)
        return entry.value.isPlaceholder ? nil : read(name, entry.value)
      })
  }

  /// A name of the author's is an ASCII word, because code in several languages is made from it.
  func check(authorName name: Text, isField: Bool = false) {
    guard !AuthorName.isWord(name.value) else { return }  //! author-name-ascii
    report(.badName(name, isField: isField))
  }

  /// Events are named after these definitions, so two whose events would read alike may not share a name. Types and
  /// refusals of several files may not either.
  func checkEventNames() {
    var known: [String: [(section: String, span: Span)]] = [:]
    for section in EventWords.sections {
      for name in names.places(in: section) {
        if EventWords.reserved.contains(name.value) { report(.reservedEventName(name)) }
        let other = known[name.value]?.first { EventWords.areAlike(section, $0.section) }
        if let other {
          report(.sharedEventName(name, section, other: other.section, at: other.span))
        } else {
          known[name.value, default: []].append((section, name.span))
        }
      }
    }
    for section in ["types", "errors"] { checkSharedNames(section) }
    let outcomes = EventName.tokenOutcomes + EventName.providerOutcomes
    for name in names.places(in: "errors") where outcomes.contains(name.value) {
      report(.errorNamedLikeOutcome(name))
    }
  }

  private func checkSharedNames(_ section: String) {
    var first: [String: Text] = [:]
    for name in names.places(in: section) {
      if let other = first[name.value], other.span.source !== name.span.source {
        report(.definedInTwoFiles(name, section, other))
      }
      first[name.value] = first[name.value] ?? name
    }
  }
}

enum AuthorName {
  /// A letter, then letters, digits and underscores; at most 64 of them.
  static func isWord(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first), name.utf8.count <= 64 else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
  }

  /// The word that somebody may have meant: `log-in` becomes `logIn`.
  static func word(from text: String) -> String? {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    guard let first = parts.first else { return nil }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let word = ([String(first.drop { !$0.isLetter })] + rest).joined()
    return isWord(word) ? word : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

/// Subjects of events that no definition gives.
enum EventWords {
  static let reserved: Set<String> = ["any", "app", "user"]
  /// The sections whose definitions events are named after.
  static let sections = ["endpoints", "tokens", "flows", "callbacks", "providers"]

  /// Whether an event could belong to a definition of either section. Tokens and providers have outcomes that nothing
  /// else has, but a flow's are words of its own.
  static func areAlike(_ section: String, _ other: String) -> Bool {
    let pair = [section, other]
    if section == other { return false }
    return pair.contains("flows") || pair.allSatisfy { ["endpoints", "callbacks"].contains($0) }
  }
  static let app = ["launches", "unlocks", "unlockFails"]
}
