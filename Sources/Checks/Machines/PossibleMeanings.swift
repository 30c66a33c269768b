import ContractModel

/// The meanings that a refusal of an endpoint can have, by what the endpoint does and what a call of it carries.
package struct PossibleMeanings {
  private let contract: Contract

  package init(_ contract: Contract) { self.contract = contract }

  /// In the order of the language.
  package func of(_ endpoint: Endpoint) -> [Meaning] {
    let own =
      session(endpoint) + operation(endpoint) + shownCode(endpoint) + flow(endpoint)
      + missingProof(endpoint) + [.requestInvalid]
    return Meaning.allCases.filter(own.contains)
  }

  private func session(_ endpoint: Endpoint) -> [Meaning] {
    guard contract.sendsSession(endpoint) else { return [] }  //! possible-session-token
    let missing: [Meaning] = endpoint.needs.isEmpty ? [] : [.tokenMissing]
    let renewing: [Meaning] = endpoint.operation.value == .sessionRenew ? [.tokenReused] : []
    return missing + renewing
      + [.tokenInvalid, .tokenExpired, .sessionEnded, .accountDisabled, .accountGone]
  }

  private func operation(_ endpoint: Endpoint) -> [Meaning] {
    switch endpoint.operation.value {
    case .passwordSignIn:
      signIn
        + [.credentialsWrong, .accountUnknown, .accountLocked, .accountUnconfirmed, .oddSignIn]
    case .passwordRegister:
      [.identifierTaken, .passwordWeak, .termsNotAccepted, .tooManyRequests] + sentCode(endpoint)
    case .passwordChange: [.passwordWeak] + oldPassword(endpoint)
    case .passwordForgot: [.accountUnknown, .codeTooSoon, .tooManyRequests]
    case .passwordReset:
      code + [.passwordWeak, .accountUnknown, .accountDisabled, .accountGone] + entering(endpoint)
    case .codeSend: [.accountUnknown, .alreadyConfirmed, .codeTooSoon, .tooManyRequests]
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
    case .providerLink: endpoint.opens == nil ? provider + [.linkTaken] : [.linkTaken]
    case .providerNotify: [.providerRefused, .providerUnavailable]
    case .guestSignIn: [.tooManyRequests]
    case .signInContinue: signIn + steps(endpoint)
    case .passkeySignIn: signIn + [.credentialsWrong, .challengeUnknown]
    case .passkeyRegister: [.challengeUnknown]
    case .sessionEndOne: [.notFound]
    case .accountUpdate: [.identifierTaken] + passwords(endpoint)
    case .accountDelete: farewell(endpoint)
    case .call: contract.sendsSession(endpoint) ? knownPassword(endpoint) : []
    case .webSignIn, .sessionRenew, .sessionEnd, .sessionEndOthers, .sessionList, .accountRead,
      .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish:
      []
    }
  }

  private func farewell(_ endpoint: Endpoint) -> [Meaning] {
    let outside: [Meaning] =
      contract.sendsSession(endpoint) ? [] : [.accountUnknown, .accountDisabled, .accountGone]
    return knownPassword(endpoint) + outside
  }

  private func knownPassword(_ endpoint: Endpoint) -> [Meaning] {
    return sent(endpoint).password ? [.credentialsWrong, .accountLocked] : []  //! farewell-password
  }

  private func flow(_ endpoint: Endpoint) -> [Meaning] {
    contract.flowTokens(endpoint).isEmpty ? [] : [.challengeUnknown]
  }

  /// The call may leave the password out, and is then asked for it.
  private func missingProof(_ endpoint: Endpoint) -> [Meaning] {
    guard [.passwordChange, .accountDelete].contains(endpoint.operation.value),
      sent(endpoint).password, RefusalChoice(contract).declares(.oddSignIn, at: endpoint)
    else { return [] }
    let required = FieldWalk(contract.types).scalars(
      in: endpoint.sends.filter { !$0.shape.isOptional })
    return required.contains(.password) ? [] : [.oddSignIn]
  }

  /// A sign-in follows at once.
  private func entering(_ endpoint: Endpoint) -> [Meaning] {
    //! possible-code-way
    contract.tokensReturned(endpoint).allSatisfy(contract.isStep) ? [] : [.oddSignIn]
  }

  /// Beside what else the call asks for.
  private func shownCode(_ endpoint: Endpoint) -> [Meaning] {
    endpoint.operation.value.namesItsCode && sent(endpoint).code ? code : []
  }

  private func passwords(_ endpoint: Endpoint) -> [Meaning] {
    let sent = sent(endpoint)
    return (sent.newPassword ? [.passwordWeak] : [])
      + (sent.password ? [.credentialsWrong, .accountLocked] : [])
  }

  /// A change that sends one password alone sends the new one.
  private func oldPassword(_ endpoint: Endpoint) -> [Meaning] {
    let sent = sent(endpoint)
    return sent.password && sent.newPassword ? [.credentialsWrong, .accountLocked] : []
  }

  /// By what the step sends.
  private func steps(_ endpoint: Endpoint) -> [Meaning] {
    let sent = sent(endpoint)
    return [.challengeUnknown] + (sent.code ? code : [])  //! possible-terms-refusal
      + (sent.password ? [.credentialsWrong, .accountLocked, .accountUnconfirmed] : [])
      + (sent.newPassword ? [.passwordWeak] : []) + (sent.terms ? [.termsNotAccepted] : [])
  }

  /// A second registration of one name waits for another code, be the name its own or somebody else's.
  private func sentCode(_ registration: Endpoint) -> [Meaning] {
    contract.confirmationCode(sentBy: registration) == nil ? [] : [.codeTooSoon]  //! possible-wait
  }

  private func sent(_ endpoint: Endpoint) -> SentValues { SentValues(endpoint, contract) }

  private var signIn: [Meaning] { [.accountDisabled, .accountGone, .tooManyRequests] }

  private var code: [Meaning] { [.codeWrong, .codeExpired, .codeTriesSpent] }

  private var provider: [Meaning] {
    [.providerRefused, .providerUnavailable, .providerNotSetUp]
  }
}

/// The kinds of values that a person gives with a call.
private struct SentValues {
  let code: Bool
  let password: Bool
  let newPassword: Bool
  let terms: Bool

  init(_ endpoint: Endpoint, _ contract: Contract) {
    let walk = FieldWalk(contract.types)
    let scalars = walk.scalars(in: endpoint.sends)
    let slots = walk.slots(in: endpoint.sends)
    code = scalars.contains(.code)
    password = scalars.contains(.password) || slots.contains(.signature)
    newPassword = scalars.contains(.newPassword)
    terms = walk.all(endpoint.sends).contains { $0.role?.value == .termsAccepted }
  }
}
