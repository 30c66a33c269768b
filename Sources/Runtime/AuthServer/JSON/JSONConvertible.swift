/// A type of the contract that an endpoint can give back.
public protocol JSONAnswer: ServerAnswer {
  var json: JSONValue { get }
  /// The parts of it that do not stand in the body.
  var answerHeaders: Headers { get }
  func check() throws(InvalidValue)
}

extension JSONAnswer {
  /// As a header or a URL has it: a text as it is, anything else as JSON.
  public var wireText: String { if case .string(let text) = json { text } else { json.text } }

  public var answerHeaders: Headers { Headers() }
}

/// A type of the contract, or one of its scalars: it is read from JSON strictly and written to it.
///
/// A reader knows only its own value. Where that stands is added by whoever asked for it.
public protocol JSONConvertible: JSONAnswer {
  init(json: JSONValue) throws(InvalidValue)
}

extension JSONConvertible {
  /// Reads it back by the rules by which a caller's value is read.
  public func check() throws(InvalidValue) {
    _ = try Self(json: json)  //! answer-keeps-rules
  }
}

/// A scalar that can also be read from a path, a query or a header.
public protocol TextConvertible: Sendable {
  init(text: String) throws(InvalidValue)
}

extension TextConvertible where Self: JSONConvertible {
  /// As the JSON string of the same text.
  public init(text: String) throws(InvalidValue) { try self.init(json: .string(text)) }
}
