/// A type of the model that one kind of mapping fills, key by key.
package protocol KeyedModel: Sendable {
  static var keys: Keys<Self> { get }

  /// A value for a mapping without keys. A placeholder for a required value never leaves the reader.
  ///
  /// - Parameter name: the author's name for it; empty if it has none, and then only the place counts.
  init(_ name: Text)
}

/// The definition of one kind of mapping: its keys, and the property of the model that each fills.
package struct Keys<Model: KeyedModel>: Sendable {
  package let table: KeyTable
  /// In the order of the table.
  package let all: [ModelKey<Model>]

  init(_ owner: String, _ all: [ModelKey<Model>]) {
    self.all = all
    table = KeyTable(owner, all.map(\.described), fills: Model.self)
  }
}

/// A key and the property that it fills. The property's type is erased: keys of all types share an array.
package struct ModelKey<Model: KeyedModel>: Sendable {
  package let described: KeyTable.Key
  package let path: any PartialKeyPath<Model> & Sendable
  /// Fills the property with the value behind the key. False, and reported, if that can't be read.
  package let read: @Sendable (inout Model, any ValueReading) -> Bool
  /// The property as texts, which are equal for equal values.
  package let compared: @Sendable (Model) -> [ComparedText]
}

extension ModelKey {
  /// A key without which there is no value of the model.
  static func required<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value> & Sendable,
    _ form: ValueForm<Value>, _ says: String, example: String
  ) -> ModelKey {
    ModelKey(.required(name, form.kind, says, example: example), path, form)
  }

  static func optional<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value?> & Sendable,
    _ form: ValueForm<Value>, _ says: String, usual: String? = nil, needs: KeyNeed? = nil,
    example: String
  ) -> ModelKey {
    var key = KeyTable.Key.optional(name, form.kind, says, usual: usual, example: example)
    key.needs = needs
    return ModelKey(key, path, form.optional)
  }

  /// A key whose property has a value without it, such as an empty list.
  ///
  /// - Parameter isCompared: false if another property shows the same difference.
  static func defaulted<Value>(
    _ name: String, _ path: any WritableKeyPath<Model, Value> & Sendable,
    _ form: ValueForm<Value>, _ says: String, usual: String? = nil, needs: KeyNeed? = nil,
    isRequired: Bool = false, isCompared: Bool = true, example: String
  ) -> ModelKey {
    let key = KeyTable.Key(
      name: name, kind: form.kind, isRequired: isRequired, says: says, usual: usual,
      example: example, needs: needs)
    return ModelKey(key, path, form, isCompared: isCompared)
  }

  /// A key whose value only its section can read, with other parts of the contract at hand.
  static func section(
    _ name: String, _ path: any PartialKeyPath<Model> & Sendable, _ kind: ValueKind,
    _ says: String, usual: String? = nil, example: String,
    comparedBy compared: @escaping @Sendable (Model) -> [ComparedText]
  ) -> ModelKey {
    ModelKey(
      described: .optional(name, kind, says, usual: usual, example: example), path: path,
      read: { _, _ in true }, compared: compared)
  }

  static func doc(_ path: any WritableKeyPath<Model, LocalizedText?> & Sendable) -> ModelKey {
    ModelKey(.doc, path, ValueForm.localized.optional)
  }

  private init<Value>(
    _ key: KeyTable.Key, _ path: any WritableKeyPath<Model, Value> & Sendable,
    _ form: ValueForm<Value>, isCompared: Bool = true
  ) {
    described = key
    self.path = path
    read = { model, written in
      guard let value = form.read(written) else { return false }
      model[keyPath: path] = value
      return true
    }
    compared = { isCompared ? form.compared($0[keyPath: path]) : [] }
  }
}
