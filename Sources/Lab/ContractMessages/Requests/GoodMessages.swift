import AuthServer
package import ContractModel
import Diagnostics

extension Contract {
  /// The fields of a call: the endpoint's own and those that go with every call of its server.
  package func sent(to endpoint: Endpoint) -> [Field] {
    endpoint.sends + sentBeside(endpoint)
  }
}

extension GoodValues {
  static let form = "application/x-www-form-urlencoded"

  /// A request that keeps to all that the contract asks, with every field that there is.
  ///
  /// - Parameter chosen: the field that is sent of those that do not stand together; nil for the first.
  package func message(to endpoint: Endpoint, choosing chosen: String? = nil) -> SentMessage {
    let server = contract.servers[endpoint.server]
    let sent = endpoint.sentTogether(contract.sent(to: endpoint), choosing: chosen)
    let parts = Dictionary(grouping: sent, by: \.location)
    var message = SentMessage(
      method: endpoint.method.value.rawValue, path: endpoint.path.value.parts,
      isForm: server.content == .form,
      contentType: parts[.body].map { _ in server.content.mediaType },
      parts: parts.mapValues { object($0, on: server) })
    for name in endpoint.needs {
      guard let text = token(name.value) else { continue }
      message.carry(text, contract.tokens[name.value].sent?.value)
    }
    return message
  }
}

extension SentMessage {
  fileprivate mutating func carry(_ token: String, _ placement: Token.Placement?) {
    switch placement {
    case .bearer, nil: add("Bearer \(token)", to: .header, as: "Authorization")
    case .header(let name): add(token, to: .header, as: name)
    case .cookie(let name): add(token, to: .cookie, as: name)
    case .query(let name): add(token, to: .query, as: name)
    }
  }

  private mutating func add(_ text: String, to part: Field.Location, as name: String) {
    parts[part] = parts[part] ?? [:]
    self = with(.string(text), at: SentPlace(part, [.field(name)]))
  }
}

extension Server.Content {
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .form: GoodValues.form
    case .mediaType(let type): type
    }
  }
}
