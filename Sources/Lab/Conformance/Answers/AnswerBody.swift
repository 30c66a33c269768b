import AuthServer
import ContractModel

/// The body of an answer, and the part of it that holds what the contract returns.
package struct AnswerBody {
  /// Nil where the body is no JSON.
  let whole: JSONValue?
  private let path: [String]

  package init(_ answer: Response, of server: Server) {
    whole = try? JSONValue(reading: answer.body)
    path = server.answer
  }

  var content: JSONValue? {
    path.reduce(whole) { value, name in
      guard case .object(let object)? = value else { return nil }
      return object[name]
    }
  }

  /// The value at a place as contracts write it: names and numbers of items between dots.
  package func value(at place: String) -> JSONValue? {
    if place == "." { return whole }
    return place.split(separator: ".").reduce(whole) { value, step in
      switch value {
      case .object(let object)?: object[String(step)]
      case .array(let items)?: Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
      default: nil
      }
    }
  }
}
