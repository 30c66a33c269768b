import AuthServer
import CognitoServer
import Foundation

/// The three servers of Cognito in memory, each with its own protocol. Passwords are not proved here: a signature counts
/// that says so.
struct CognitoBackend: Sendable {
  static let clientId = "client-1"

  static func routes() -> [String: any Handler] {
    [
      "cognito-idp.ap-southeast-1.amazonaws.com": Cognito.PoolServer.Routes(
        CognitoPool(), configuration: .init(clientId: clientId)),
      "my-app-auth.auth.ap-southeast-1.amazoncognito.com": Cognito.PageServer.Routes(
        CognitoPage(), configuration: .init(clientId: clientId)),
      "api.example.com": Cognito.ApiServer.Routes(CognitoGateway()),
    ]
  }
}

private struct CognitoPool: Cognito.PoolServer.API {
  typealias Pool = Cognito.PoolServer

  private let tokens = Pool.TokenAnswer(
    authenticationResult: Pool.TokenSet(
      idToken: Secret("id"), accessToken: Secret("access"), refreshToken: Secret("refresh"),
      expiresIn: 3600))

  func signUp(
    _ request: Pool.SignUpRequest
  ) async throws(ServerRefusal<Pool.SignUpRefusal>) -> Pool.SignUpAnswer {
    if request.password == Secret("weak") { throw .refused(.weakPassword) }
    guard case .emailAttribute(let mail)? = request.userAttributes.first else {
      throw .refused(.invalidParameter)
    }
    return Pool.SignUpAnswer(
      userConfirmed: false, userSub: UUID(),
      codeDeliveryDetails: Pool.CodeDelivery(
        attributeName: "email", deliveryMedium: .email, destination: mail.value))
  }

  func confirmSignUp(
    _ request: Pool.ConfirmSignUpRequest
  ) async throws(ServerRefusal<Pool.ConfirmSignUpRefusal>) {
    if request.confirmationCode != Secret("123456") { throw .refused(.wrongCode) }
  }

  func resendCode(
    _ request: Pool.ResendCodeRequest
  ) async throws(ServerRefusal<Pool.ResendCodeRefusal>) -> Pool.ResendCodeAnswer {
    throw .refused(.limitExceeded)
  }

  func startSignIn(
    _ request: Pool.StartSignInRequest
  ) async throws(ServerRefusal<Pool.StartSignInRefusal>) -> Pool.PasswordChallenge {
    if request.authParameters.username == "gone" { throw .refused(.userUnknown) }
    return Pool.PasswordChallenge(
      challengeParameters: Pool.PasswordChallengeChallengeParameters(
        userId: "u", salt: "1", srpB: request.authParameters.srpA, secretBlock: Secret("b")))
  }

  func provePassword(
    _ request: Pool.ProvePasswordRequest
  ) async throws(ServerRefusal<Pool.ProvePasswordRefusal>) -> Pool.SignInAnswer {
    switch request.challengeResponses.signature.reveal() {
    case "right": .tokenAnswer(tokens)
    case "sms":
      .smsChallenge(
        Pool.SmsChallenge(
          session: Secret("challenge"),
          challengeParameters: Pool.SmsChallengeChallengeParameters(destination: "+86***0")))
    default: throw .refused(.wrongPassword)
    }
  }

  func answerSms(
    _ request: Pool.AnswerSmsRequest
  ) async throws(ServerRefusal<Pool.AnswerSmsRefusal>) -> Pool.SignInAnswer {
    guard request.session == Secret("challenge") else { throw .refused(.challengeEnded) }
    guard request.challengeResponses.code == Secret("123456") else { throw .refused(.wrongCode) }
    return .newPasswordChallenge(Pool.NewPasswordChallenge(session: Secret("challenge")))
  }

  func answerAuthenticator(
    _ request: Pool.AnswerAuthenticatorRequest
  ) async throws(ServerRefusal<Pool.AnswerAuthenticatorRefusal>) -> Pool.SignInAnswer {
    throw .refused(.codeExpired)
  }

  func setNewPassword(
    _ request: Pool.SetNewPasswordRequest
  ) async throws(ServerRefusal<Pool.SetNewPasswordRefusal>) -> Pool.SignInAnswer {
    .tokenAnswer(tokens)
  }

  func renewTokens(
    _ request: Pool.RenewTokensRequest
  ) async throws(ServerRefusal<Pool.RenewTokensRefusal>) -> Pool.TokenAnswer {
    guard request.authParameters.refreshToken == Secret("refresh") else {
      throw .refused(.sessionEnded)
    }
    return tokens
  }

  func updateAttributes(
    _ request: Pool.UpdateAttributesRequest
  ) async throws(ServerRefusal<Pool.UpdateAttributesRefusal>) -> Pool.UpdateAttributesAnswer {
    guard request.accessToken == Secret("access") else { throw .refused(.accessExpired) }
    return Pool.UpdateAttributesAnswer()
  }

  func signOut(
    _ request: Pool.SignOutRequest
  ) async throws(ServerRefusal<Pool.SignOutRefusal>) { throw .refused(.poolFails) }

  func signOutEverywhere(
    _ request: Pool.SignOutEverywhereRequest
  ) async throws(ServerRefusal<Pool.SignOutEverywhereRefusal>) { throw .refused(.poolFails) }

  func deletePoolUser(
    _ request: Pool.DeletePoolUserRequest
  ) async throws(ServerRefusal<Pool.DeletePoolUserRefusal>) {
    throw .refused(.missingScope)
  }
}

private struct CognitoPage: Cognito.PageServer.API {
  typealias Page = Cognito.PageServer

  func openPage(
    _ request: Page.OpenPageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    if request.identityProvider == .google { return .refuses(.accessDenied, state: request.state) }
    return .ends(Page.ArrivalCallback(code: Secret("code+/="), state: request.state))
  }

  func appleReturns(
    _ request: Page.AppleReturnsRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.ArrivalCallback> {
    .ends(Page.ArrivalCallback(code: request.code, state: request.state))
  }

  func exchangeCode(
    _ request: Page.ExchangeCodeRequest
  ) async throws(ServerRefusal<Page.ExchangeCodeRefusal>) -> Page.TokenSet {
    guard request.code == Secret("code+/=") else { throw .refused(.codeRefused) }
    return Page.TokenSet(
      idToken: Secret("id"), accessToken: Secret("access"), refreshToken: Secret("refresh"),
      expiresIn: 3600)
  }

  func leavePage(
    _ request: Page.LeavePageRequest
  ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<Page.DepartureCallback> {
    .ends(Page.DepartureCallback())
  }
}

private struct CognitoGateway: Cognito.ApiServer.API {
  func deleteProfile(
    _ request: Cognito.ApiServer.DeleteProfileRequest
  ) async throws(ServerRefusal<Cognito.ApiServer.DeleteProfileRefusal>)
    -> Cognito.ApiServer.DeleteProfileAnswer
  {
    guard request.id == Secret("id") else { throw .refused(.unauthorized) }
    return Cognito.ApiServer.DeleteProfileAnswer(success: true)
  }
}
