package import ContractModel
import Diagnostics
import Machines
import SessionCore

/// How an app takes the refusals of a server that may be of another version.
package struct RefusalReading: Sendable {
  let app: Contract
  let server: Contract

  package init(app: Contract, server: Contract) {
    self.app = app
    self.server = server
  }

  /// The outcome for the app where the server of this endpoint tells this meaning; nil where it declares nothing for it.
  func outcome(
    _ meaning: Meaning, of served: Endpoint, at endpoint: Endpoint, isRenewal: Bool
  ) -> (outcome: CallOutcome, name: String)? {
    guard let refusal = RefusalChoice(server).choose(meaning, for: served)?.refusal,
      let status = refusal.cause.status
    else { return nil }
    let name = refusal.name.value
    guard let known = known(refusal, from: served, at: endpoint) else {
      return (.undeclared(status: status.example, until: nil), name)
    }
    return (.refused(RefusalFacts(known, of: app, isRenewal: isRenewal)), name)
  }

  /// The refusal of the app's contract whose marks it has; the one with the most marks counts.
  package func known(
    _ refusal: Refusal, from served: Endpoint, at endpoint: Endpoint
  ) -> Refusal? {
    guard let status = refusal.cause.status else { return nil }
    let marks = Dictionary(
      refusal.match.map { (place(of: $0.field.value, served, server), $0.test.text.value) },
      uniquingKeysWith: { first, _ in first })
    let declared = endpoint.refuses.compactMap { app.refusals.find($0.value) }
    let fitting = declared.filter { known in
      known.cause.status.map { $0.includes(status.example) } ?? false
        && known.match.allSatisfy { condition in
          marks[place(of: condition.field.value, endpoint, app)].map(condition.test.holds) ?? false
        }
    }
    let most = fitting.map(\.match.count).max()
    return fitting.first { $0.match.count == most }
  }

  private func place(of field: String, _ endpoint: Endpoint, _ contract: Contract) -> String {
    let server = contract.servers.find(endpoint.server)
    guard let server, let declared = server.refusal.first(where: { $0.name.value == field }) else {
      return field
    }
    return "\(declared.location.rawValue) \(WireNames.spell(declared, for: server.names))"
  }
}

extension StatusPattern {
  fileprivate var example: Int {
    switch self {
    case .exactly(let status): status
    case .hundreds(let digit): digit * 100
    }
  }

  fileprivate func includes(_ status: Int) -> Bool {
    switch self {
    case .exactly(let own): own == status
    case .hundreds(let digit): status / 100 == digit
    }
  }
}
