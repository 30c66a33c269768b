import AuthServer
import ContractModel

/// Answers whose tokens live for one second, by what the answers say.
struct ShortLives {
  private let names: Set<String>

  init(_ contract: Contract, _ endpoint: Endpoint) {
    let server = contract.servers[endpoint.server]
    let told = FieldWalk(contract.types).all(returnedBy: endpoint).filter(\.tellsLife)
    names = Set(
      told.compactMap { field in
        WireNames.spell(field, for: server.names).split(separator: ".").last.map(String.init)
      })
  }

  func shortened(_ answer: Response) -> Response {
    guard let json = try? JSONValue(reading: answer.body) else { return answer }
    var answer = answer
    answer.body = shortened(json).bytes
    return answer
  }

  private func shortened(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let items): return .array(items.map(shortened))
    case .object(let object):
      return .object(
        JSONObject(
          object.fields.map { field in
            if case .number = field.value, names.contains(field.name) {
              return (field.name, .number(JSONNumber(1)))
            }
            return (field.name, shortened(field.value))
          }))
    default: return value
    }
  }
}

extension Field {
  /// Its value is the number of seconds that a token lives.
  var tellsLife: Bool {
    if case .token(_, .expiresIn) = shape.element { true } else { false }
  }
}
