import ContractModel
import Diagnostics
import Machines
import SessionCore

/// A server as the session of an app sees it. The server may be of another version than the app.
struct ServedSession {
  fileprivate(set) var tokens: [String: ServedToken] = [:]
  fileprivate(set) var calls: [String: ServedCall] = [:]
  fileprivate(set) var endsFamilyAtReuse = false
  /// The names of refusals that tell of each fault, for readers.
  private(set) var refusals: [CallClass.TokenFault: Set<String>] = [:]
  /// The key paths of the contract from which the form of each call follows, for readers.
  private(set) var sources: [String: [[String]]] = [:]
  /// The calls that a sign-in, a renewal or a sign-out is made of.
  private(set) var stages: Set<String> = []

  init(of server: Contract, to app: Contract, _ own: [CallClass]) {
    let matching = EndpointMatching(app: app, server: server)
    let ownMatching = EndpointMatching(app: app, server: app)
    let kinds = Dictionary(own.map { ($0.endpoint, $0) }) { first, _ in first }
    var told: Set<String> = []
    for endpoint in app.endpoints {
      let label = endpoint.endsIn?.value ?? endpoint.name.value
      guard let call = kinds[label], calls[label] == nil else { continue }
      if call.kind != .call { stages.insert(label) }
      let exchange = ServedExchange(endpoint, matching, own: ownMatching, call.kind)
      calls[label] = exchange.call
      sources[label] = exchange.sources
      told.formUnion(exchange.toldLives)
      for (fault, name) in exchange.refusals { refusals[fault, default: []].insert(name) }
    }
    for token in app.tokens {
      let name = token.name.value
      let served = matching.token(name) ?? token
      tokens[name] = ServedToken(served, own: token, isTold: told.contains(name))
      if token.name.value == Self.spent(by: app) {
        endsFamilyAtReuse = served.rotation.reuse?.value == .revokeFamily
      }
    }
  }

  private static func spent(by app: Contract) -> String? {
    app.renewal.flatMap { app.tokensSent($0).first ?? $0.needs.first?.value }
  }
}

/// In what two servers differ.
extension ServedSession {
  func differences(to other: ServedSession, spent: String?) -> [ServedDifference] {
    var found: [ServedDifference] = []
    for (name, token) in tokens.sorted(by: { $0.key < $1.key }) {
      guard let now = other.tokens[name] else { continue }
      if (token.lifetime, token.shownLifetime) != (now.lifetime, now.shownLifetime) {
        found.append(.lifetime(token: name))
      }
      if token.rotates != now.rotates { found.append(.rotation(token: name)) }
      if token.grace != now.grace { found.append(.grace(token: name)) }
    }
    if endsFamilyAtReuse != other.endsFamilyAtReuse, let spent {
      found.append(.reuse(token: spent))
    }
    var seen = Set(found)
    for (label, call) in calls.sorted(by: { $0.key < $1.key }) {
      guard let now = other.calls[label], call != now else { continue }
      found += differences(label, call, now).filter { seen.insert($0).inserted }
    }
    return found
  }

  private func differences(
    _ label: String, _ call: ServedCall, _ now: ServedCall
  ) -> [ServedDifference] {
    var found: [ServedDifference] = []
    if call.turnedAway != now.turnedAway {
      found.append(stages.contains(label) ? .request(endpoint: label) : .carrying)
    }
    if call.answers != now.answers { found.append(.answer(endpoint: label)) }
    for fault in CallClass.TokenFault.allCases
    where call.tokenRefusals[fault] != now.tokenRefusals[fault] { found.append(.refusal(fault)) }
    if call.endsSession != now.endsSession { found.append(.ending(endpoint: label)) }
    return found
  }

  /// The same server, but for one thing that is as another server has it.
  func taking(_ difference: ServedDifference, from other: ServedSession) -> ServedSession {
    var mixed = self
    switch difference {
    case .lifetime(let token):
      mixed.tokens[token]?.lifetime = other.tokens[token]?.lifetime
      mixed.tokens[token]?.shownLifetime = other.tokens[token]?.shownLifetime
    case .rotation(let token): mixed.tokens[token]?.rotates = other.tokens[token]?.rotates ?? false
    case .grace(let token): mixed.tokens[token]?.grace = other.tokens[token]?.grace ?? 0
    case .reuse: mixed.endsFamilyAtReuse = other.endsFamilyAtReuse
    case .request(let endpoint):
      mixed.calls[endpoint]?.turnedAway = other.calls[endpoint]?.turnedAway
    case .carrying:
      for label in calls.keys where !stages.contains(label) {
        mixed.calls[label]?.turnedAway = other.calls[label]?.turnedAway
      }
    case .answer(let endpoint):
      mixed.calls[endpoint]?.answers = other.calls[endpoint]?.answers ?? []
    case .refusal(let fault):
      for label in calls.keys {
        mixed.calls[label]?.tokenRefusals[fault] = other.calls[label]?.tokenRefusals[fault]
      }
    case .ending(let endpoint):
      mixed.calls[endpoint]?.endsSession = other.calls[endpoint]?.endsSession ?? false
    }
    return mixed
  }
}
