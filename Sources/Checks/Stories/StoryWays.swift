import ContractModel
import Machines

/// The calls of a contract by what stories need them for.
struct StoryWays {
  let contract: Contract
  let refusals: RefusalChoice
  /// The ways into a session, the plainest first.
  private(set) var signIns: [SignInWay] = []

  init(_ contract: Contract) {
    self.contract = contract
    refusals = RefusalChoice(contract)
    signIns = foundSignIns
  }

  /// A call that begins a session, and the calls before it that somebody makes on purpose.
  struct SignInWay {
    let endpoint: Endpoint
    let before: [Endpoint]

    func steps(from device: Scenario.Caller? = nil) -> [StoryStep] {
      before.map { .call($0, from: device) } + [.call(endpoint, from: device)]
    }
  }

  private var foundSignIns: [SignInWay] {
    contract.endpoints.compactMap { endpoint in way(endpoint).map { (rank(endpoint), $0) } }
      .enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  private func rank(_ endpoint: Endpoint) -> Int {
    switch endpoint.operation.value {
    case .passwordSignIn, .signInContinue: 0
    case .providerSignIn: 1
    case .providerExchange: 2
    case .webSignIn: 3
    case .passwordRegister, .passwordChange, .passwordForgot, .passwordReset, .codeSend,
      .codeVerify, .codeSignIn, .providerStart, .providerCallback, .providerLink, .providerNotify,
      .guestSignIn, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne,
      .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete, .tokenFetch,
      .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      4
    }
  }

  private func way(_ endpoint: Endpoint) -> SignInWay? {
    if let callback = endpoint.endsIn?.value {
      let isPage = endpoint.caller == .browser && bringsSession(contract.callbacks[callback])
      return isPage ? SignInWay(endpoint: endpoint, before: []) : nil
    }
    guard endpoint.caller == .app, contract.beginsSession(endpoint) else { return nil }
    switch endpoint.operation.value {
    case .passwordSignIn, .providerSignIn, .guestSignIn:
      return SignInWay(endpoint: endpoint, before: [])
    case .providerExchange:
      return page(before: endpoint) == nil ? nil : SignInWay(endpoint: endpoint, before: [])
    case .codeSignIn:
      return sender(of: endpoint).map { SignInWay(endpoint: endpoint, before: [$0]) }
    case .signInContinue:
      return provesPassword(endpoint) ? SignInWay(endpoint: endpoint, before: []) : nil
    case .passwordRegister, .passwordChange, .passwordForgot, .passwordReset, .codeSend,
      .codeVerify, .providerStart, .providerCallback, .providerLink, .providerNotify, .webSignIn,
      .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne,
      .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete, .tokenFetch,
      .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      return nil
    }
  }

  private func bringsSession(_ callback: Callback) -> Bool {
    TokenWalk(contract.types).tokens(in: callback.fields).contains(where: contract.isOfSession)
  }

  /// The call that sends the code of this one.
  func sender(of endpoint: Endpoint) -> Endpoint? {
    contract.endpoints.first {
      $0.operation.value == .codeSend && $0.object?.value == endpoint.object?.value
        && $0.caller == .app
    }
  }

  /// The page by which a provider gives what the call exchanges.
  func page(before exchange: Endpoint) -> Endpoint? {
    contract.endpoints.first {
      $0.operation.value == .providerStart && $0.object?.value == exchange.object?.value
    }
  }

  /// It sends the second half of a proof by SRP.
  func provesPassword(_ endpoint: Endpoint) -> Bool {
    FieldWalk(contract.types).slots(in: endpoint.sends).contains(.signature)
  }

  /// The call of the first half.
  func startOfProof(_ endpoint: Endpoint) -> Endpoint? {
    guard provesPassword(endpoint) else { return nil }
    return contract.endpoints.first { other in
      other.caller == .app && FieldWalk(contract.types).slots(in: other.sends).contains(.srpA)
    }
  }

  var signIn: [StoryStep]? { signIns.first?.steps() }

  /// The sign-in by a password; its refusals tell of wrong ones.
  var passwordSignIn: Endpoint? {
    signIns.first {
      FieldWalk(contract.types).scalars(in: $0.endpoint.sends).contains(.password)
        || provesPassword($0.endpoint)
    }?.endpoint
  }

  /// A call that carries a token of the session and changes little, and the token.
  var probe: (endpoint: Endpoint, token: String)? {
    let probes = ProbeCalls(contract)
    return contract.tokens.names.lazy.filter(contract.isOfSession).compactMap { token in
      probes.probe(of: token).map { (endpoint: $0, token: token) }
    }.first
  }

  /// A call that asks whether the session goes on: of a server that knows of sessions.
  var check: Endpoint? {
    guard let probe else { return contract.renewal }
    guard let renewal = contract.renewal, renewal.server != probe.endpoint.server,
      contract.tokens[probe.token].format == .jwt
    else { return probe.endpoint }
    return renewal
  }

  func lifetime(of token: String) -> Int? {
    if case .seconds(let seconds)? = contract.tokens[token].life.lifetime?.value {
      seconds
    } else {
      nil
    }
  }

  /// The refusal by which an endpoint tells this.
  func refusal(_ meaning: Meaning, of endpoint: Endpoint) -> String? {
    refusals.choose(meaning, for: endpoint)?.refusal.name.value
  }

  func ends(by operation: OperationKind) -> [Endpoint] {
    contract.endpoints.filter { $0.operation.value == operation && $0.caller == .app }
  }
}
