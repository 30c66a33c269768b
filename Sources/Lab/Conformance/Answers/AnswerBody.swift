package import AuthServer
package import ContractModel

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
    return whole.flatMap { Self.value(in: $0, at: place.split(separator: ".")[...]) }
  }

  /// Through any item of a list, the first that leads to a value.
  private static func value(in value: JSONValue, at steps: ArraySlice<Substring>) -> JSONValue? {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    switch value {
    case .object(let object): return object[String(step)].flatMap { Self.value(in: $0, at: rest) }
    case .array(let items):
      let chosen =
        step == PathStep.anyItem
        ? items[...] : Int(step).map { items.dropFirst($0).prefix(1) } ?? []
      return chosen.lazy.compactMap { Self.value(in: $0, at: rest) }.first
    default: return nil
    }
  }
}
