import Diagnostics
package import YAMLSource

extension Node {
  package static func reading(_ text: String) -> Node? {
    YAMLSource.parse(SourceFile(path: "change", text: text)).root
  }

  package var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }
  package var text: String? { if case .scalar(let scalar) = content { scalar.text } else { nil } }

  /// The value of a key, or an item by its number.
  package func child(_ key: String) -> Node? {
    if case .sequence(let items) = content {
      return Int(key).flatMap { items.indices.contains($0) ? items[$0] : nil }
    }
    return entries.first { $0.key.text == key }?.value
  }

  package func changing(_ path: ArraySlice<String>, _ change: (Node) -> Node) -> Node {
    guard let key = path.first else { return change(self) }
    let rest = path.dropFirst()
    if case .sequence(var items) = content {
      guard let index = Int(key), items.indices.contains(index) else { return self }
      items[index] = items[index].changing(rest, change)
      return Node(.sequence(items), at: span)
    }
    return mapping(
      entries.map {
        $0.key.text == key ? Entry($0.key, $0.value.changing(rest, change)) : $0
      })
  }

  /// Keys that are missing on the way are made.
  package func setting(_ path: ArraySlice<String>, to value: Node) -> Node {
    guard let key = path.first else { return Node(value.content, at: span) }
    let rest = path.dropFirst()
    if child(key) != nil { return changing([key]) { $0.setting(rest, to: value) } }
    let new = Node(.mapping([]), at: span).setting(rest, to: value)
    let name = Entry.KeyScalar(Scalar(key, .plain), at: span)
    return mapping(entries + [Entry(name, new)])
  }

  package func without(_ key: String) -> Node {
    if case .sequence(var items) = content, let index = Int(key) {
      items.remove(at: index)
      return Node(.sequence(items), at: span)
    }
    return mapping(entries.filter { $0.key.text != key })
  }

  package func withKey(_ key: String, called name: String) -> Node {
    mapping(
      entries.map { entry in
        guard entry.key.text == key else { return entry }
        return Entry(
          Entry.KeyScalar(Scalar(name, entry.key.style), at: entry.key.span), entry.value)
      })
  }

  private static let forPeople: Set<String> = ["doc", "why", "message", "example"]

  package func replacing(word: String, with new: String) -> Node {
    switch content {
    case .scalar(let scalar):
      return Node(.scalar(Scalar(scalar.text.replacing(word, with: new), scalar.style)), at: span)
    case .sequence(let items):
      return Node(.sequence(items.map { $0.replacing(word: word, with: new) }), at: span)
    case .mapping(let entries):
      return mapping(
        entries.map { entry in
          if Self.forPeople.contains(entry.key.text) { return entry }
          let name = entry.key.text.replacing(word, with: new)
          return Entry(
            Entry.KeyScalar(Scalar(name, entry.key.style), at: entry.key.span),
            entry.value.replacing(word: word, with: new))
        })
    }
  }

  private func mapping(_ entries: [Entry]) -> Node { Node(.mapping(entries), at: span) }
}

extension String {
  /// Replaces the word between dots and spaces, or alone.
  fileprivate func replacing(_ word: String, with new: String) -> String {
    guard contains(word) else { return self }
    var found = ""
    var part = ""
    func ended() -> String { part == word ? new : part }
    for character in self {
      if character == "." || character == " " {
        found += ended() + String(character)
        part = ""
      } else {
        part.append(character)
      }
    }
    return found + ended()
  }
}
