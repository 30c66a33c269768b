import ContractModel
import Machines

/// The reasons that an endpoint can meet, by what it does and what it carries: the rows of the table
/// that `--explain` prints.
struct PossibleReasons {
  let contract: Contract

  func of(_ endpoint: Endpoint) -> [Reason] {
    let own = Set(
      session(endpoint) + deed(endpoint) + shownCode(endpoint) + [.requestInvalid])
    return Reason.allCases.filter { own.contains($0) }
  }

  /// Whether the call carries what proves a session, in whatever place.
  func carriesSession(_ endpoint: Endpoint) -> Bool {
    contract.sendsSession(endpoint)
  }

  private func session(_ endpoint: Endpoint) -> [Reason] {
    guard carriesSession(endpoint) else { return [] }
    let missing: [Reason] = endpoint.needs.isEmpty ? [] : [.tokenMissing]
    let renewing: [Reason] = endpoint.deed.value == .sessionRenew ? [.tokenReused] : []
    return missing + renewing
      + [.tokenInvalid, .tokenExpired, .sessionEnded, .accountDisabled, .accountGone]
  }

  private func deed(_ endpoint: Endpoint) -> [Reason] {
    switch endpoint.deed.value {
    case .passwordSignIn:
      signIn
        + [.credentialsWrong, .accountUnknown, .accountLocked, .accountUnconfirmed, .oddSignIn]
    case .passwordRegister:
      [.identifierTaken, .passwordWeak, .termsNotAccepted, .tooMany] + sentCode(endpoint)
    case .passwordChange: [.credentialsWrong, .accountLocked, .passwordWeak]
    case .passwordForgot: [.accountUnknown, .codeTooSoon, .tooMany]
    case .passwordReset:
      code + [.passwordWeak, .accountUnknown, .accountDisabled, .accountGone] + entering(endpoint)
    case .codeSend: [.accountUnknown, .alreadyConfirmed, .codeTooSoon, .tooMany]
    case .codeVerify:
      code + [.accountUnknown, .alreadyConfirmed, .identifierTaken, .accountDisabled, .accountGone]
        + entering(endpoint)
    case .codeSignIn: signIn + code + [.oddSignIn, .termsNotAccepted]
    case .providerSignIn:
      signIn + provider + [.accountUnconfirmed, .oddSignIn, .termsNotAccepted]
    case .providerExchange: signIn + provider + [.accountUnconfirmed, .codeWrong, .codeExpired]
    case .providerStart: [.providerNotSetUp, .providerUnavailable]
    case .providerCallback:
      provider + [.stateWrong, .accountDisabled, .accountGone, .accountUnconfirmed]
    case .providerLink: provider + [.linkTaken]
    case .providerNotify: [.providerRefused, .providerUnavailable]
    case .guestSignIn: [.tooMany]
    case .signInContinue: signIn + steps(endpoint)
    case .passkeySignIn: signIn + [.credentialsWrong, .challengeUnknown]
    case .passkeyRegister: [.challengeUnknown]
    case .sessionEndOne: [.notFound]
    case .accountUpdate: [.identifierTaken] + passwords(endpoint)
    case .accountDelete:
      SentKinds(endpoint, contract).password ? [.credentialsWrong, .accountLocked] : []
    case .webSignIn, .sessionRenew, .sessionEnd, .sessionEndOthers, .sessionList, .accountRead,
      .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      []
    }
  }

  /// A sign-in follows at once.
  private func entering(_ endpoint: Endpoint) -> [Reason] {
    contract.tokensReturned(endpoint).allSatisfy(contract.isStep) ? [] : [.oddSignIn]
  }

  /// Beside what else the call asks for.
  private func shownCode(_ endpoint: Endpoint) -> [Reason] {
    endpoint.deed.value.namesItsCode && SentKinds(endpoint, contract).code ? code : []
  }

  private func passwords(_ endpoint: Endpoint) -> [Reason] {
    let sent = SentKinds(endpoint, contract)
    return (sent.newPassword ? [.passwordWeak] : [])
      + (sent.password ? [.credentialsWrong, .accountLocked] : [])
  }

  /// By what the step sends.
  private func steps(_ endpoint: Endpoint) -> [Reason] {
    let sent = SentKinds(endpoint, contract)
    return [.challengeUnknown] + (sent.code ? code : [])
      + (sent.password ? [.credentialsWrong, .accountLocked, .accountUnconfirmed] : [])
      + (sent.newPassword ? [.passwordWeak] : []) + (sent.tick ? [.termsNotAccepted] : [])
  }

  /// Who registers again waits for another code, and so does who registers with a name that is taken.
  private func sentCode(_ registration: Endpoint) -> [Reason] {
    Confirmation(contract: contract).rules(sentBy: registration) == nil ? [] : [.codeTooSoon]
  }

  private var signIn: [Reason] { [.accountDisabled, .accountGone, .tooMany] }

  private var code: [Reason] { [.codeWrong, .codeExpired, .codeTriesSpent] }

  private var provider: [Reason] {
    [.providerRefused, .providerUnavailable, .providerNotSetUp]
  }
}

/// Which secrets a call sends, and whether it sends what a person ticks.
private struct SentKinds {
  let code: Bool
  let password: Bool
  let newPassword: Bool
  let tick: Bool

  init(_ endpoint: Endpoint, _ contract: Contract) {
    let walk = FieldWalk(contract.types)
    let sent = walk.scalars(in: endpoint.sends)
    let slots = walk.slots(in: endpoint.sends)
    code = sent.contains(.code)
    password = sent.contains(.password) || slots.contains(.signature)
    newPassword = sent.contains(.newPassword)
    tick = walk.leaves(of: endpoint.sends).contains(where: contract.isTickOfTerms)
  }
}
