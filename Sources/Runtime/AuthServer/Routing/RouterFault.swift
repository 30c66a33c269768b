/// A request that never reached its endpoint, or whose endpoint could not answer it.
public struct RouterFault: Error, Sendable {
  /// The reasons there are; the raw value is the word in the default body.
  public enum Kind: String, Sendable, CaseIterable {
    case badRequest, malformed, invalidValue
    case notFound, methodNotAllowed
    case bodyTooLarge, targetTooLong, unsupportedMediaType, headersTooLarge
    case brokenAnswer, unavailable
  }

  public let kind: Kind
  /// The expectation that failed and its place, if a part of the request was read.
  public let invalid: InvalidValue?
  /// `Allow` and `Retry-After`, where they belong.
  let headers: Headers

  init(_ kind: Kind, headers: Headers = Headers()) {
    self.kind = kind
    self.headers = headers
    invalid = nil
  }

  init(_ invalid: InvalidValue) {
    kind =
      switch invalid.kind {
      case .value: .invalidValue
      case .syntax: .malformed
      case .mediaType: .unsupportedMediaType
      }
    self.invalid = invalid
    headers = Headers()
  }

  static func unavailable(retryAfter: Int?) -> RouterFault {
    RouterFault(.unavailable, headers: ["Retry-After": "\(max(0, retryAfter ?? 1))"])
  }

  public var status: Int {
    switch kind {
    case .badRequest, .malformed, .invalidValue: 400
    case .notFound: 404
    case .methodNotAllowed: 405
    case .bodyTooLarge: 413
    case .targetTooLong: 414
    case .unsupportedMediaType: 415
    case .headersTooLarge: 431
    case .brokenAnswer: 500
    case .unavailable: 503
    }
  }
}

extension RouterFault: CustomStringConvertible {
  /// For developers, in English: "body user.email: expected text".
  public var description: String { invalid?.description ?? kind.rawValue }

  /// `{"error":"invalidValue","in":"body","field":"user.email","expected":"text"}`
  public var defaultBody: JSONValue {
    guard let invalid else { return ["error": .string(kind.rawValue)] }
    let field = invalid.place.steps.isEmpty ? nil : JSONValue.string(invalid.place.description)
    return [
      "error": .string(kind.rawValue), "in": .string(invalid.part.rawValue), "field": field,
      "expected": .string(invalid.expected),
    ]
  }
}

/// The part of a fault that one place of a refusal's body tells.
public enum FaultWord: Sendable {
  /// One word: `invalidValue`.
  case kind
  /// A sentence for developers: `body email: expected a mail address`.
  case text
  /// The status, for codes that are numbers.
  case status
  /// The status, for codes that are numbers and travel as text.
  case statusText
}

extension RouterFault {
  func word(_ word: FaultWord) -> JSONValue {
    switch word {
    case .kind: .string(kind.rawValue)
    case .text: .string(description)
    case .status: status.json
    case .statusText: .string("\(status)")
    }
  }
}
