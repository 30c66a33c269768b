/// The fields of a JSON object, each name once, in their order. Two are equal in any order. Names
/// are compared byte by byte.
public struct JSONObject: Sendable {
  /// One name and its value.
  public struct Field: Sendable, Equatable {
    public let name: String
    public let value: JSONValue
  }

  public private(set) var fields: [Field]

  public init() { fields = [] }

  /// Fields whose value is nil are left out. A name must not come twice.
  public init(_ fields: [(String, JSONValue?)]) {
    self.fields = fields.compactMap { name, value in
      value.map { Field(name: name, value: $0) }
    }
    assert(
      Set(self.fields.map { ExactText($0.name) }).count == self.fields.count,
      "a field is named twice")
  }

  /// The reader has seen to it that no name comes twice.
  init(unique fields: [Field]) { self.fields = fields }

  /// Setting replaces in place or appends; nil removes.
  public subscript(name: String) -> JSONValue? {
    get { Self.index(of: name, in: fields).map { fields[$0].value } }
    set {
      switch (Self.index(of: name, in: fields), newValue) {
      case (let index?, let value?): fields[index] = Field(name: name, value: value)
      case (let index?, nil): fields.remove(at: index)
      case (nil, let value?): fields.append(Field(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// By their places: to hand each field to a closure would take a copy of each.
  static func index(of name: String, in fields: [Field]) -> Int? {
    for index in fields.indices where ExactText.isSame(fields[index].name, name) { return index }
    return nil
  }
}

extension JSONObject: Equatable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.fields.count == right.fields.count
      && left.fields.allSatisfy { right[$0.name] == $0.value }
  }
}

extension JSONObject: Hashable {
  /// Alike for every order.
  public func hash(into hasher: inout Hasher) {
    for name in fields.map(\.name).sorted() { hasher.combine(name) }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Fields whose value is nil are left out.
  public init(dictionaryLiteral fields: (String, JSONValue?)...) { self.init(fields) }
}

extension JSONObject.Field: Redacting {
  public var redacted: String { "field" }
}

extension JSONObject: Redacting {
  public var redacted: String { "object of \(fields.count)" }
}
