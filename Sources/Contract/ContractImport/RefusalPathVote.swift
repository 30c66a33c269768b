import YAMLSource

/// The path in refusals to the text that tells them apart.
struct RefusalPathVote {
  private let document: OpenAPIDocument
  private let merger: SchemaMerger

  init(_ document: OpenAPIDocument, _ merger: SchemaMerger) {
    self.document = document
    self.merger = merger
  }

  /// The best first.
  private static let candidates = [
    ["error_code"], ["errorCode"], ["error", "id"], ["error", "code"], ["code"], ["error", "type"],
    ["error"], ["type"], ["status"], ["id"],
  ]

  /// Empty where no refusal has such a text.
  func path(in operations: [ContractDrafter.Operation]) -> [String] {
    var votes: [[String]: Int] = [:]
    var seen: Set<String> = []
    for operation in operations {
      for response in operation.refusals(document) {
        guard let schema = response.node.jsonContent?["schema"] else { continue }
        let pointer = schema["$ref"]?.text
        if let pointer, !seen.insert(pointer).inserted { continue }
        for path in Self.candidates where isText(path, in: schema) { votes[path, default: 0] += 1 }
      }
    }
    let most = votes.values.max() ?? 0
    return Self.candidates.first { votes[$0, default: 0] * 2 > most } ?? []
  }

  private func isText(_ path: [String], in schema: Node) -> Bool {
    guard let merged = merger.merge(schema) else { return false }
    guard let first = path.first else {
      return merged.kinds == ["string"]
    }
    guard let next = merged.properties.first(where: { $0.name == first }) else { return false }
    return isText(Array(path.dropFirst()), in: next.node)
  }
}

extension ContractDrafter.Operation {
  /// The answers that say no, each with its status.
  func refusals(_ document: OpenAPIDocument) -> [(status: String, node: Node, key: Node)] {
    (node["responses"]?.members ?? []).compactMap { entry in
      let status = entry.key.text.lowercased()
      guard status == "default" || status.hasPrefix("4") || status.hasPrefix("5"),
        case .found(let node, _) = document.resolve(entry.value)
      else { return nil }
      return (status, node, entry.value)
    }
  }
}

extension Node {
  /// The content of a message as JSON.
  var jsonContent: Node? {
    self["content"]?.members.first { entry in
      let type = entry.key.text.prefix { $0 != ";" }
      return type == "application/json" || type.hasSuffix("+json") || type == "*/*"
    }?.value
  }

  var formContent: Node? {
    self["content"]?.members.first {
      $0.key.text.hasPrefix("application/x-www-form-urlencoded")
    }?.value
  }
}
