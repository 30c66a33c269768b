import Foundation
import Primitives

/// The JSON of an answer's body. It is parsed when somebody first asks for it: most good answers need no more than
/// their own type.
final class ParsedBody: Sendable {
  private let body: Data
  private let value = Locked<Parsed>(.notYet)

  private enum Parsed: Sendable {
    case notYet
    case json(JSONValue?)
  }

  init(_ body: Data) { self.body = body }

  /// Nil where the body is not JSON.
  var json: JSONValue? {
    value.use { value in
      if case .json(let json) = value { return json }
      let json = try? JSONDecoder().decode(JSONValue.self, from: body)
      value = .json(json)
      return json
    }
  }
}
