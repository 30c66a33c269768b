import Conformance
import ContractModel
import Machines

/// The calls of a contract that provocations are made of.
struct ProvokedCalls {
  let contract: Contract
  /// The calls that sign in, the plainest first.
  let signIn: Endpoint?
  /// A call of the app with the session's tokens, which changes as little as can be.
  let guarded: Endpoint?
  let renewal: Endpoint?
  let signOut: Endpoint?

  init(_ contract: Contract) {
    self.contract = contract
    signIn = SignInCalls(contract).all.first
    let ofApp = contract.endpoints.filter { $0.caller == .app }
    guarded = ofApp.filter { $0.isPlain && contract.sendsSession($0) }
      .min { $0.weight < $1.weight }
    renewal = contract.renewal.flatMap { $0.caller == .app ? $0 : nil }
    signOut = ofApp.first {
      $0.operation.value == .sessionEnd && $0.ends?.value != .others && contract.sendsSession($0)
    }
  }

  /// The token that the renewal spends.
  var spent: Token? {
    guard let renewal, let name = contract.tokensSent(renewal).first ?? renewal.needs.first?.value
    else { return nil }
    return contract.tokens[name]
  }

  /// The renewal brings another token in the place of the one that it spends.
  var rotates: Bool {
    guard let renewal, let spent, spent.rotation.rotates?.value != false else { return false }
    return contract.tokensReturned(renewal).contains(spent.name.value)
  }

  /// The tokens of the session that the endpoint carries.
  func carried(by endpoint: Endpoint) -> [String] {
    (endpoint.needs.map(\.value) + contract.tokensSent(endpoint)).filter(contract.isOfSession)
  }

  /// The refusals that an app can hear from the endpoint, and that a server can say for no cause.
  func refusals(of endpoint: Endpoint) -> [Refusal] {
    endpoint.refuses.map { contract.refusals[$0.value] }
      .filter { $0.cause.status != nil && !$0.bringsToken }
  }

  /// The first refusal of the endpoint that says: renew.
  func outdating(_ endpoint: Endpoint) -> Refusal? {
    refusals(of: endpoint).first { $0.recovery.value == .renew(token: nil) }
  }

  /// The calls of the app that do something and may not be repeated unasked (RFC 9110 §9.2.2).
  var unsafe: [Endpoint] {
    contract.endpoints.filter { endpoint in
      endpoint.caller == .app && [.post, .patch].contains(endpoint.method.value)
        && [.accountUpdate, .codeSend, .passwordRegister, .passwordForgot]
          .contains(endpoint.operation.value)
    }
  }
}

extension Endpoint {
  /// It neither moves the session nor deletes.
  fileprivate var isPlain: Bool {
    switch operation.value {
    case .accountRead, .accountUpdate, .sessionList, .call: method.value != .delete
    case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
      .codeSend, .codeVerify, .codeSignIn, .providerSignIn, .providerStart, .providerCallback,
      .providerExchange, .providerLink, .providerNotify, .webSignIn, .guestSignIn, .signInContinue,
      .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne,
      .sessionEndOthers, .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish:
      false
    }
  }

  fileprivate var weight: Int {
    let looks = [.get, .head].contains(method.value) ? 0 : 100
    let isOwn = operation.value == .accountRead ? 0 : 1
    return looks + isOwn + sends.filter { !$0.shape.isOptional }.count
  }
}
