import Diagnostics

/// The keys that one kind of mapping may have. The reader, the schema, the reference and the tests all follow from it.
package struct KeyTable: Sendable {
  /// The mapping's subject, with its article: "a token".
  package let owner: String
  package let keys: [Key]
  package let names: [String]
  /// The indices of the required keys.
  package let required: [Int]
  /// The indices of the keys that have no effect without another one.
  package let dependent: [Int]
  /// The type that the mapping fills; nil if its values are assigned one by one in the reader.
  package let model: (any KeyedModel.Type)?
  /// The length and the first byte of each name, which rule out most words without comparing them.
  private let marks: [UInt16]

  package struct Key: Sendable {
    package let name: String
    package let kind: ValueKind
    package let isRequired: Bool
    /// What the key means, in one line.
    package let says: String
    /// What applies if the key is left out; nil if nothing does.
    package let usual: String?
    /// A value as a contract would have it, in flow style.
    package let example: String
    package var needs: KeyNeed?
  }

  package init(_ owner: String, _ keys: [Key], fills model: (any KeyedModel.Type)? = nil) {
    self.owner = owner
    self.keys = keys
    self.model = model
    names = keys.map(\.name)
    required = keys.indices.filter { keys[$0].isRequired }
    dependent = keys.indices.filter { keys[$0].needs != nil }
    marks = keys.map { Self.mark($0.name) }
  }

  package func place(of key: String) -> Int? {
    let mark = Self.mark(key)
    for place in marks.indices where marks[place] == mark && names[place] == key { return place }
    return nil
  }

  package func has(_ key: String) -> Bool { place(of: key) != nil }

  private static func mark(_ name: String) -> UInt16 {
    UInt16(UInt8(truncatingIfNeeded: name.utf8.count)) << 8 | UInt16(name.utf8.first ?? 0)
  }

  package func nearest(to key: String) -> String? { Suggestions.nearest(to: key, among: names) }
}

/// Another key of the mapping, without which a key has no effect.
package struct KeyNeed: Sendable {
  package let key: String
  /// What the other key may say; empty if anything will do.
  package let words: [String]
  package let mark: Mark

  /// What a report points at.
  package enum Mark: Sendable {
    case key
    case value
    /// The value, in the words for a kind of thing.
    case kind
  }

  static func key(_ key: String) -> KeyNeed { KeyNeed(key: key, words: [], mark: .key) }

  static func says(_ key: String, _ word: String, mark: Mark = .value) -> KeyNeed {
    KeyNeed(key: key, words: [word], mark: mark)
  }

  /// As a contract would have it: `format: jwt`.
  package var text: String { words.first.map { "\(key): \($0)" } ?? key }
}

extension KeyTable.Key {
  package static func required(
    _ name: String, _ kind: ValueKind, _ says: String, example: String
  ) -> Self {
    Self(name: name, kind: kind, isRequired: true, says: says, usual: nil, example: example)
  }

  package static func optional(
    _ name: String, _ kind: ValueKind, _ says: String, usual: String? = nil, example: String
  ) -> Self {
    Self(name: name, kind: kind, isRequired: false, says: says, usual: usual, example: example)
  }

  /// A line for the docs, which most definitions may have.
  package static let doc = optional(
    "doc", .localizedText, "a line for the docs",
    example: "{ en: Signs a person in., zh-Hans: 登录。 }")
}
