package import ContractModel
import Diagnostics

/// Which tokens travel in the messages of an endpoint.
extension Contract {
  package func tokensSent(_ endpoint: Endpoint) -> [String] {
    messageTokens.of(endpoint)?.sent ?? MessageTokens.sent(endpoint, self)
  }

  /// In its answer, or in the callback that it ends in.
  package func tokensReturned(_ endpoint: Endpoint) -> [String] {
    messageTokens.of(endpoint)?.returned ?? MessageTokens.returned(endpoint, self)
  }

  /// Its good answer brings tokens that the app did not have: the app, or a sheet that the app opened, asked. Who
  /// is signed in already begins nothing.
  package func beginsSession(_ endpoint: Endpoint) -> Bool {
    sessionCalls.begins(endpoint) ?? SessionCalls.begins(endpoint, self)
  }

  /// A call that shows a token of a session.
  package func sendsSession(_ endpoint: Endpoint) -> Bool {
    sessionCalls.sends(endpoint) ?? SessionCalls.sends(endpoint, self)
  }

  private var messageTokens: MessageTokens { facts.fact { MessageTokens(self) } }

  var sessionCalls: SessionCalls { facts.fact { SessionCalls(self) } }

  /// The types that an answer may be of; empty where there is no choice.
  package func choices(of endpoint: Endpoint) -> [String] {
    guard case .shape(let shape) = endpoint.returns, shape.container == .one,
      case .type(let name) = shape.element,
      case .oneOf(let names)? = types.find(name)?.content
    else { return [] }
    return names.map(\.value)
  }

  package func tokens(inType name: String) -> [String] { TokenWalk(types).tokens(inType: name) }
}
