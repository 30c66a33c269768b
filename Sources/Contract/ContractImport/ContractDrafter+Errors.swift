import YAMLSource

/// Refusals: one for each status, and one for each code that the description shows.
extension ContractDrafter {
  /// - Parameter needsToken: a token may be what a 401 is about.
  func refusals(of operation: Operation, needsToken: Bool) -> [String] {
    var names: [String] = []
    for answer in operation.node["responses"]?.members ?? [] { _ = found(answer.value) }
    let answers = operation.refusals(document)
    let listed = Set(answers.map(\.status))
    for answer in answers {
      let statuses = answer.status == "default" ? ["4xx", "5xx"] : [answer.status]
      for status in statuses where answer.status != "default" || !listed.contains(status) {
        guard let pattern = pattern(status) else {
          note("`\(status)` is no status of a refusal", at: answer.key)
          continue
        }
        if pattern.hasSuffix("xx") == false {
          names += codes(in: answer.node).map { error(pattern, code: $0, needsToken) }
        }
        names.append(error(pattern, code: nil, needsToken))
      }
    }
    var seen: Set<String> = []
    return oneMeaningEach(names.filter { seen.insert($0).inserted })
  }

  /// `4XX` is `4xx`; all failures of a server are one error.
  private func pattern(_ status: String) -> String? {
    if status.hasPrefix("5") { return "5xx" }
    if status == "4xx" { return status }
    return Int(status).flatMap { (400..<500).contains($0) ? status : nil }
  }

  private func error(_ status: String, code: String?, _ needsToken: Bool) -> String {
    let key = status + "|" + (code ?? "")
    if let known = errorsByKey[key] { return known }
    let words = StatusWords.of(status)
    let name = errorNames.claim(
      code.map { ImportName.member($0, orElse: words.name) } ?? words.name)
    errorsByKey[key] = name
    draft.errors.append(
      DraftError(
        name: name, status: status, code: code, means: code == nil ? words.means : "other",
        recover: code != nil && status == "401" && !needsToken ? "correct" : words.recover))
    return name
  }

  /// No two refusals of one endpoint share a meaning: the statuses are few, and their meanings differ.
  private func oneMeaningEach(_ names: [String]) -> [String] {
    var meanings: Set<String> = []
    return names.filter { name in
      guard let error = draft.errors.first(where: { $0.name == name }) else { return false }
      return ["other", "serverFailed"].contains(error.means)
        || meanings.insert(error.means).inserted
    }
  }

  /// The codes in the examples of an answer, and those to which its schema is limited.
  private func codes(in answer: Node) -> [String] {
    guard !refusalPath.isEmpty, let content = answer.jsonContent else { return [] }
    let schema = content["schema"]
    let examples =
      [content["example"], schema?["example"]].compactMap { $0 }
      + (content["examples"]?.members ?? []).compactMap { example -> Node? in
        guard case .found(let node, _) = document.resolve(example.value) else { return nil }
        return node["value"]
      } + (schema?["examples"]?.items ?? [])
    let shown = examples.compactMap { refusalPath.reduce(Node?.some($0)) { $0?[$1] }?.text }
    var seen: Set<String> = []
    return (shown + limited(schema, refusalPath[...])).filter {
      isCode($0) && seen.insert($0).inserted
    }
  }

  private func limited(_ schema: Node?, _ path: ArraySlice<String>) -> [String] {
    guard let schema, let merged = merger.merge(schema) else { return [] }
    guard let first = path.first else {
      let example = merged.node["example"].map { [$0] } ?? []
      return (merged.texts ?? example).compactMap(\.text)
    }
    return limited(merged.properties.first { $0.name == first }?.node, path.dropFirst())
  }

  /// A text for people is no code.
  private func isCode(_ text: String) -> Bool {
    (1...60).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "_-.:/".utf8.contains(byte)
      }
  }
}
