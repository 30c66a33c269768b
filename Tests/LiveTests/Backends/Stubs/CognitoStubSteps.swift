import AuthServer
import CognitoServer
import LiveScenarios
import TestLab

/// The questions of a sign-in behind the password, one challenge after the other.
@StubActor
final class CognitoStubSteps {
  typealias Pool = Cognito.PoolServer

  enum Step { case message, authenticator, newPassword }

  private let stub: CognitoStub
  private let challenges: StubOpaqueTokens<(account: StubAccount, step: Step, hasCode: Bool)>
  private let codes: StubCodes
  private let rules = StubPasswordRules()  // policies.password is open

  init(_ stub: CognitoStub) {
    self.stub = stub
    challenges = StubOpaqueTokens(stub.lab, lifetime: 180)  // tokens.challenge
    codes = StubCodes(stub.lab, "signIn")
  }

  /// The next challenge for a person who has proved the password, or the tokens.
  func next(_ account: StubAccount, hasCode: Bool = false) throws -> Pool.SignInAnswer {
    try account.requireUsable()
    func ask(_ step: Step) throws -> Secret { try challenges.issue((account, step, hasCode)) }
    if account.factors.newPassword {
      return .newPasswordChallenge(Pool.NewPasswordChallenge(session: try ask(.newPassword)))
    }
    if account.factors.authenticator != nil, !hasCode {
      return .authenticatorChallenge(Pool.AuthenticatorChallenge(session: try ask(.authenticator)))
    }
    if account.factors.message, !hasCode {
      try codes.send("sms", to: account.name("phone") ?? "")
      return .smsChallenge(
        Pool.SmsChallenge(
          session: try ask(.message),
          challengeParameters: Pool.SmsChallengeChallengeParameters(destination: "+*******")))
    }
    let session = stub.lab.begin(account)
    return .tokenAnswer(try tokens(session, try stub.refresh.issue(session)))
  }

  /// A renewal brings no refresh token: the old one stays good.
  func tokens(_ session: StubSession, _ refresh: Secret? = nil) throws -> Pool.TokenAnswer {
    Pool.TokenAnswer(
      authenticationResult: Pool.TokenSet(
        idToken: try stub.ids.issue(session), accessToken: try stub.access.issue(session),
        refreshToken: refresh, expiresIn: stub.access.lifetime))
  }

  /// A challenge is over once it was answered rightly.
  func answer(
    _ session: Secret, _ step: Step, of userId: String, with secret: Secret
  ) throws -> Pool.SignInAnswer {
    guard let held = challenges.holder(session), held.step == step, held.account.key == userId
    else { throw Meant(.challengeUnknown) }
    try check(step, held.account, secret)
    _ = challenges.take(session)
    return try next(held.account, hasCode: held.hasCode || step != .newPassword)
  }

  private func check(_ step: Step, _ account: StubAccount, _ secret: Secret) throws {
    switch step {
    case .message: try codes.redeem(account.name("phone") ?? "", secret)
    case .authenticator:
      guard Authenticator.takes(secret.reveal(), at: stub.lab.date),
        secret.reveal() != account.lastCode
      else { throw Meant(.codeWrong) }
      account.lastCode = secret.reveal()
    case .newPassword:
      try rules.check(secret)
      account.password = secret
      account.factors.newPassword = false
    }
  }
}
