extension String: JSONConvertible, TextConvertible {
  /// U+0000 is refused: C libraries and databases would cut or reject the text there.
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .string(let text) = json else { throw InvalidValue(expected: "text") }
    guard !text.utf8.contains(0) else { throw InvalidValue(expected: "text without U+0000") }
    self = text
  }

  public var json: JSONValue { .string(self) }
}

extension Secret: JSONConvertible, TextConvertible {
  public init(json: JSONValue) throws(InvalidValue) { self.init(try String(json: json)) }

  /// The text itself: what is answered is meant for the one who asked.
  public var json: JSONValue { .string(reveal()) }
}

extension Bool: JSONConvertible, TextConvertible {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .bool(let value) = json else { throw InvalidValue(expected: "true or false") }
    self = value
  }

  public init(text: String) throws(InvalidValue) {
    guard let value = Bool(text) else { throw InvalidValue(expected: "true or false") }
    self = value
  }

  public var json: JSONValue { .bool(self) }
}

extension Int: JSONConvertible, TextConvertible {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .number(let number) = json, let value = number.int else {
      throw InvalidValue(expected: "a whole number")
    }
    self = value
  }

  public init(text: String) throws(InvalidValue) {
    try self.init(json: JSONNumber(text).map(JSONValue.number) ?? .null)
  }

  public var json: JSONValue { .number(JSONNumber(self)) }
}

extension Double: JSONConvertible, TextConvertible {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .number(let number) = json, let value = number.double else {
      throw InvalidValue(expected: "a number")
    }
    self = value
  }

  public init(text: String) throws(InvalidValue) {
    try self.init(json: JSONNumber(text).map(JSONValue.number) ?? .null)
  }

  /// Infinity and what is not a number become null, as JSON has no word for them.
  public var json: JSONValue { JSONNumber(self).map(JSONValue.number) ?? .null }
}

extension JSONValue: JSONConvertible {
  public init(json: JSONValue) { self = json }

  public var json: JSONValue { self }
}
