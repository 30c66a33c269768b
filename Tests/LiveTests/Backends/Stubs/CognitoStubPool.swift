import AuthServer
import CognitoServer
import TestLab

/// The pool, which checks passwords by SRP.
@StubActor
final class CognitoStubPool: Cognito.PoolServer.API {
  typealias Pool = Cognito.PoolServer

  private let stub: CognitoStub
  private let steps: CognitoStubSteps
  private let codes: StubCodes
  private let lockout: StubLockout  // policies.lockout is open
  private let rules = StubPasswordRules()  // policies.password is open
  private var proofs: [String: (proof: StubProof, account: StubAccount)] = [:]

  init(_ stub: CognitoStub) {
    self.stub = stub
    steps = CognitoStubSteps(stub)
    codes = StubCodes(stub.lab, "signUp", length: 6)  // policies.codes.signUp
    lockout = StubLockout(stub.lab)
  }

  func signUp(
    _ request: Pool.SignUpRequest
  ) async throws(ServerRefusal<Pool.SignUpRefusal>) -> Pool.SignUpAnswer {
    try await refusing(
      Pool.SignUpRefusal.self,
      { meant in
        .refused(meant.meaning == .identifierTaken ? .usernameTaken : .weakPassword)
      }
    ) {
      if named(request.username) != nil { throw Meant(.identifierTaken) }
      try rules.check(request.password)
      let name = StubAccount.Name(
        kind: Self.kind(request.username), text: request.username, isConfirmed: false)
      let account = stub.lab.add(
        StubAccount(
          names: [name], password: request.password,
          profile: Self.profile(request.userAttributes), state: .unconfirmed, at: stub.lab.now))
      return Pool.SignUpAnswer(
        userConfirmed: false, userSub: account.id, codeDeliveryDetails: try sendCode(account))
    }
  }

  func confirmSignUp(
    _ request: Pool.ConfirmSignUpRequest
  ) async throws(ServerRefusal<Pool.ConfirmSignUpRefusal>) {
    try await refusing(
      Pool.ConfirmSignUpRefusal.self,
      { meant in
        switch meant.meaning {
        case .accountUnknown: .refused(.userUnknown)
        case .alreadyConfirmed: .refused(.alreadyConfirmed)
        case .codeExpired: .refused(.codeExpired)
        case .codeTriesSpent: .refused(.tooManyCodes)
        default: .refused(.wrongCode)
        }
      }
    ) {
      guard let account = named(request.username) else { throw Meant(.accountUnknown) }
      guard account.state == .unconfirmed else { throw Meant(.alreadyConfirmed) }
      try codes.redeem(account.names[0].text, request.confirmationCode)
      account.state = .active
      account.names[0].isConfirmed = true
    }
  }

  func resendCode(
    _ request: Pool.ResendCodeRequest
  ) async throws(ServerRefusal<Pool.ResendCodeRefusal>) -> Pool.ResendCodeAnswer {
    try await refusing(
      Pool.ResendCodeRefusal.self,
      { meant in
        .refused(meant.meaning == .accountUnknown ? .userUnknown : .invalidParameter)
      }
    ) {
      guard let account = named(request.username) else { throw Meant(.accountUnknown) }
      guard account.state == .unconfirmed else { throw Meant(.requestInvalid) }
      return Pool.ResendCodeAnswer(codeDeliveryDetails: try sendCode(account))
    }
  }

  func startSignIn(
    _ request: Pool.StartSignInRequest
  ) async throws(ServerRefusal<Pool.StartSignInRefusal>) -> Pool.PasswordChallenge {
    try await refusing(
      Pool.StartSignInRefusal.self,
      { meant in
        switch meant.meaning {
        case .accountDisabled: .refused(.accountDisabled)
        case .accountLocked: .refused(.tooManyPasswords)
        default: .refused(.userUnknown)
        }
      }
    ) {
      guard let account = named(request.authParameters.username), let password = account.password
      else { throw Meant(.accountUnknown) }
      try account.requireUsable()
      try lockout.requireOpen(account)
      guard
        let proof = StubProof(
          userId: account.key, password: password.reveal(),
          clientNumber: request.authParameters.srpA)
      else { throw Meant(.accountUnknown) }
      proofs[proof.block] = (proof, account)
      return Pool.PasswordChallenge(
        challengeParameters: Pool.PasswordChallengeChallengeParameters(
          userId: proof.userId, salt: proof.salt, srpB: proof.publicNumber,
          secretBlock: Secret(proof.block)))
    }
  }

  /// A block serves for one try.
  func provePassword(
    _ request: Pool.ProvePasswordRequest
  ) async throws(ServerRefusal<Pool.ProvePasswordRefusal>) -> Pool.SignInAnswer {
    try await refusing(
      Pool.ProvePasswordRefusal.self,
      { meant in
        switch meant.meaning {
        case .accountDisabled: .refused(.accountDisabled)
        case .accountLocked: .refused(.tooManyPasswords)
        case .accountUnconfirmed: .refused(.notConfirmed)
        default: .refused(.wrongPassword)
        }
      }
    ) {
      let given = request.challengeResponses
      guard let (proof, account) = proofs.removeValue(forKey: given.secretBlock.reveal()) else {
        throw Meant(.challengeUnknown)
      }
      let isRight =
        proof.userId == given.userId && proof.holds(given.signature, at: given.timestamp)
      try lockout.check(account, isRight: isRight)
      if account.state == .unconfirmed { throw Meant(.accountUnconfirmed) }
      return try steps.next(account)
    }
  }

  func answerSms(
    _ request: Pool.AnswerSmsRequest
  ) async throws(ServerRefusal<Pool.AnswerSmsRefusal>) -> Pool.SignInAnswer {
    try await refusing(
      Pool.AnswerSmsRefusal.self,
      { meant in
        switch meant.meaning {
        case .codeWrong: .refused(.wrongCode)
        case .codeExpired, .codeTriesSpent: .refused(.codeExpired)
        default: .refused(.challengeEnded)
        }
      }
    ) {
      let given = request.challengeResponses
      return try steps.answer(request.session, .message, of: given.userId, with: given.code)
    }
  }

  func answerAuthenticator(
    _ request: Pool.AnswerAuthenticatorRequest
  ) async throws(ServerRefusal<Pool.AnswerAuthenticatorRefusal>) -> Pool.SignInAnswer {
    try await refusing(
      Pool.AnswerAuthenticatorRefusal.self,
      { meant in
        .refused(meant.meaning == .codeWrong ? .wrongCode : .challengeEnded)
      }
    ) {
      let given = request.challengeResponses
      return try steps.answer(request.session, .authenticator, of: given.userId, with: given.code)
    }
  }

  func setNewPassword(
    _ request: Pool.SetNewPasswordRequest
  ) async throws(ServerRefusal<Pool.SetNewPasswordRefusal>) -> Pool.SignInAnswer {
    try await refusing(
      Pool.SetNewPasswordRefusal.self,
      { meant in
        .refused(meant.meaning == .passwordWeak ? .weakPassword : .challengeEnded)
      }
    ) {
      let given = request.challengeResponses
      return try steps.answer(
        request.session, .newPassword, of: given.userId, with: given.newPassword)
    }
  }

  func renewTokens(
    _ request: Pool.RenewTokensRequest
  ) async throws(ServerRefusal<Pool.RenewTokensRefusal>) -> Pool.TokenAnswer {
    try await refusing(Pool.RenewTokensRefusal.self, { _ in .refused(.sessionEnded) }) {
      let (session, _) = try stub.refresh.renew(request.authParameters.refreshToken)
      return try steps.tokens(try session.use(at: stub.lab.now))
    }
  }

  func updateAttributes(
    _ request: Pool.UpdateAttributesRequest
  ) async throws(ServerRefusal<Pool.UpdateAttributesRefusal>) -> Pool.UpdateAttributesAnswer {
    try await refusing(
      Pool.UpdateAttributesRefusal.self,
      { meant in
        switch meant.meaning {
        case .tokenExpired: .refused(.accessExpired)
        case .identifierTaken: .refused(.aliasTaken)
        default: .refused(.sessionEnded)
        }
      }
    ) {
      let account = try stub.session(request.accessToken).account
      for (name, value) in Self.profile(request.userAttributes) {
        if let owner = named(value), owner !== account { throw Meant(.identifierTaken) }
        account.profile[name] = value
      }
      return Pool.UpdateAttributesAnswer()
    }
  }

  func signOut(
    _ request: Pool.SignOutRequest
  ) async throws(ServerRefusal<Pool.SignOutRefusal>) {
    stub.refresh.session(request.token)?.end()
  }

  func signOutEverywhere(
    _ request: Pool.SignOutEverywhereRequest
  ) async throws(ServerRefusal<Pool.SignOutEverywhereRefusal>) {
    try await refusing(
      Pool.SignOutEverywhereRefusal.self,
      { meant in
        .refused(meant.meaning == .tokenExpired ? .accessExpired : .sessionEnded)
      }
    ) {
      for one in stub.lab.sessions(of: try stub.session(request.accessToken).account) { one.end() }
    }
  }

  func deletePoolUser(
    _ request: Pool.DeletePoolUserRequest
  ) async throws(ServerRefusal<Pool.DeletePoolUserRefusal>) {
    try await refusing(
      Pool.DeletePoolUserRefusal.self,
      { meant in
        .refused(meant.meaning == .tokenExpired ? .accessExpired : .sessionEnded)
      }
    ) {
      let account = try stub.session(request.accessToken).account
      for one in stub.lab.sessions(of: account) { one.end() }
      account.state = .deleted
    }
  }

  /// The kind of a name by which people sign in.
  private static func kind(_ name: String) -> String { name.contains("@") ? "email" : "phone" }

  private func named(_ name: String) -> StubAccount? {
    stub.lab.account(Self.kind(name), name)
  }

  private static func profile(_ attributes: [Pool.Attribute]) -> [String: String] {
    var profile: [String: String] = [:]
    for one in attributes {
      switch one {
      case .emailAttribute(let mail): profile["email"] = mail.value
      case .phoneAttribute(let phone): profile["phone"] = phone.value
      }
    }
    return profile
  }

  private func sendCode(_ account: StubAccount) throws -> Pool.CodeDelivery {
    let name = account.names[0]
    let isMail = name.kind == "email"
    try codes.send(isMail ? "mail" : "sms", to: name.text)
    return Pool.CodeDelivery(
      attributeName: isMail ? "email" : "phone_number", deliveryMedium: isMail ? .email : .sms,
      destination: name.text)
  }
}
