import ContractModel
package import Diagnostics
package import YAMLSource

/// Reads `authgen.yaml`, or says all that is wrong with it.
package func read(_ document: Document) throws(Problems) -> Settings {
  let reader = SettingsReader(document.problems)
  let settings = document.root.map(reader.settings)
  if reader.problems.contains(where: { $0.severity == .error }) { throw Problems(reader.problems) }
  return settings ?? Settings()
}

/// The keys of `authgen.yaml`, a closed set.
private final class SettingsReader {
  private(set) var problems: [Diagnostic]

  init(_ problems: [Diagnostic]) { self.problems = problems }

  func settings(_ root: Node) -> Settings {
    let keys = keys(of: root, SettingKey.file)
    return Settings(
      contracts: entries(keys["contracts"], "contracts").compactMap(contract),
      profile: keys["profile"].flatMap { text($0, "the name of a profile") },
      severities: entries(keys["severities"], "severities").compactMap(severity),
      runtime: keys["runtime"].flatMap(runtime) ?? .shared)
  }

  private func runtime(_ node: Node) -> RuntimeChoice? {
    word(node, "a value of `runtime`", RuntimeChoice.self)?.value
  }

  private func contract(_ entry: Entry) -> ContractSettings? {
    let path = Located(entry.key.text, at: entry.key.span)
    let keys = keys(of: entry.value, SettingKey.contract)
    return ContractSettings(path: path, outputs: keys["outputs"].map(outputs))
  }

  private func outputs(_ node: Node) -> [Located<OutputKind>] {
    guard case .sequence(let items) = node.content else {
      report(.wrongKind(node, wanted: "a list of outputs"))
      return []
    }
    var seen: Set<String> = []
    return items.compactMap { item in
      guard let output = word(item, "an output", OutputKind.self) else { return nil }
      if !seen.insert(output.value.rawValue).inserted { report(.twice(output)) }
      return output
    }
  }

  private func severity(_ entry: Entry) -> RuleSeverity? {
    word(entry.value, "a severity", Severity.self).map {
      RuleSeverity(rule: Located(entry.key.text, at: entry.key.span), severity: $0.value)
    }
  }

  /// The known keys of a mapping; the others are reported, but for those that begin with `x-`.
  private func keys(of node: Node, _ owner: String) -> [String: Node] {
    let names = SettingKey.names(of: owner)
    guard !node.isPlaceholder else { return [:] }
    guard case .mapping(let entries) = node.content else {
      report(.wrongKind(node, wanted: "a mapping with \(Suggestions.list(names))"))
      return [:]
    }
    for entry in entries where !names.contains(entry.key.text) && !entry.key.text.hasPrefix("x-") {
      report(.unknownKey(entry.key, owner, names))
    }
    return Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
  }

  private func entries(_ node: Node?, _ key: String) -> [Entry] {
    guard let node, !node.isPlaceholder else { return [] }
    guard case .mapping(let entries) = node.content else {
      report(.wrongKind(node, wanted: "a mapping of names, each with its value under `\(key)`"))
      return []
    }
    return entries
  }

  private func text(_ node: Node, _ wanted: String) -> Located<String>? {
    guard !node.isPlaceholder else { return nil }
    guard case .scalar(let scalar) = node.content else {
      report(.wrongKind(node, wanted: wanted))
      return nil
    }
    return Located(scalar.text, at: node.span)
  }

  private func word<Word: CaseIterable & RawRepresentable<String> & Sendable>(
    _ node: Node, _ wanted: String, _: Word.Type
  ) -> Located<Word>? {
    guard let text = text(node, wanted) else { return nil }
    if let word = Word(rawValue: text.value) { return Located(word, at: text.span) }
    report(.unknownWord(text, wanted, among: Word.allCases.map(\.rawValue)))
    return nil
  }

  private func report(_ problem: Diagnostic) { problems.append(problem) }
}
