package import ContractModel
import Diagnostics

/// Which tokens make the session, and which only join the steps of a sign-in.
final class SessionTokens: ContractFact {
  /// The tokens that a sign-in yields and that the app keeps, in the order in which they were written.
  let held: [String]
  /// The token that a renewal spends, and all that it brings.
  let spent: String?
  let renewed: [String]

  init(_ contract: Contract) {
    let granted = Set(
      contract.sessionCalls.beginning.flatMap { contract.tokensReturned($0) })
    held = contract.tokens.map(\.name.value).filter {
      granted.contains($0) && contract.isOfSession($0)
    }
    spent = contract.renewal.flatMap {
      contract.tokensSent($0).first ?? $0.needs.first?.value
    }
    renewed = contract.renewal.map { contract.tokensReturned($0) } ?? []
  }

  func ofSession(_ tokens: [String]) -> [String] { tokens.filter(held.contains) }

  /// A call that carries one of them is made by somebody who is signed in.
  func areCarried(by endpoint: Endpoint, of contract: Contract) -> Bool {
    endpoint.needs.contains { held.contains($0.value) }
      || contract.tokensSent(endpoint).contains(where: held.contains)
  }
}

extension Contract {
  var sessionTokens: SessionTokens { facts.fact { SessionTokens(self) } }

  /// It is kept, and it is more than a step of a sign-in or a value beside the session.
  package func isOfSession(_ token: String) -> Bool {
    tokens[token].stored.value != .nowhere && !isStep(token) && !isBesideSession(token)
  }

  /// A challenge, a flow's id: kept in memory, and of use to calls that sign in and to no other.
  package func isStep(_ token: String) -> Bool {
    part(of: token)?.isStep ?? standsInSteps(token)
  }

  func standsInSteps(_ token: String) -> Bool {
    tokens[token].stored.value == .memory && isOnlyForSignIns(token)
  }

  /// Calls that sign in send it, and no other.
  package func isOnlyForSignIns(_ token: String) -> Bool {
    let users = endpoints.filter {
      $0.needs.contains { $0.value == token } || tokensSent($0).contains(token)
    }
    return !users.isEmpty
      && users.allSatisfy { $0.operation.value.maySignIn || $0.operation.value == .codeSend }
  }
}
