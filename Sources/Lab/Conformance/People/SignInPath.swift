import ContractModel
import Machines

/// A call that begins a session, and the proof that it takes.
struct SignInPath {
  let endpoint: Endpoint
  let proof: Proof

  enum Proof: Hashable {
    case password
    case provider(String)
    case code(String)
    case guest
  }
}

extension SignInPath {
  /// All paths of the contract, the plainest first.
  static func all(in contract: Contract) -> [SignInPath] {
    let begin = contract.endpoints.filter { endpoint in
      switch endpoint.caller {
      case .app: contract.beginsSession(endpoint) || endpoint.isFirstStep
      case .page:
        endpoint.endsIn.map { contract.callbacks[$0.value].bringsSession(contract) } ?? false
      case .browser, .provider: false
      }
    }
    let ways = begin.compactMap { endpoint in
      proof(of: endpoint).map { SignInPath(endpoint: endpoint, proof: $0) }
    }
    return ways.sorted { $0.proof.order < $1.proof.order }
  }

  private static func proof(of endpoint: Endpoint) -> Proof? {
    switch endpoint.operation.value {
    case .passwordSignIn: .password
    case .providerSignIn, .providerExchange: endpoint.object.map { .provider($0.value) }
    case .codeSignIn: endpoint.object.map { .code($0.value) }
    case .guestSignIn: .guest
    case .passwordRegister, .passwordChange, .passwordForgot, .passwordReset, .codeSend,
      .codeVerify, .providerStart, .providerCallback, .providerLink, .providerNotify, .webSignIn,
      .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne,
      .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete, .tokenFetch,
      .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      nil
    }
  }
}

extension Endpoint {
  /// Its answer leads to the call that begins the session.
  fileprivate var isFirstStep: Bool { operation.value == .passwordSignIn }
}

extension Callback {
  fileprivate func bringsSession(_ contract: Contract) -> Bool {
    fields.contains { field in
      if case .token(let name, .value) = field.shape.element {
        contract.isOfSession(name)
      } else {
        false
      }
    }
  }
}

extension SignInPath.Proof {
  fileprivate var order: Int {
    switch self {
    case .password: 0
    case .provider: 1
    case .guest: 2
    case .code: 3
    }
  }
}
