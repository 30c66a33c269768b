/// Any JSON, to look up single texts in it.
enum JSONValue: Decodable, Sendable {
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = JSONValue.scalarText(value).map(JSONValue.text) ?? .null
    }
  }

  /// Numbers and truth values are compared by how they are written.
  private static func scalarText(_ value: any SingleValueDecodingContainer) -> String? {
    if let text = try? value.decode(String.self) { return text }
    if let number = try? value.decode(Int.self) { return String(number) }
    if let truth = try? value.decode(Bool.self) { return String(truth) }
    return (try? value.decode(Double.self)).map { String($0) }
  }

  /// The values at the end of a path: several, where it goes through any item of a list.
  func values(at path: some Collection<Substring>) -> [JSONValue] {
    guard let first = path.first else { return [self] }
    if first == "*", case .list(let items) = self {  //! any-item-read
      return items.flatMap { $0.values(at: path.dropFirst()) }
    }
    return child(String(first))?.values(at: path.dropFirst()) ?? []
  }

  private func child(_ name: String) -> JSONValue? {
    switch self {
    case .object(let members): members[name]
    //! missing-list-item
    case .list(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .text, .null: nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
}
