// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Cognito {
  /// All calls of the client, for code that takes a client or a substitute.
  public protocol API: Sendable {
    var session: AuthSession<Cognito> { get }
    func with(_ options: CallOptions) -> Self
    func signUp(
      username: String,
      password: Secret,
      userAttributes: [Attribute]
    ) async throws(CallFailure<SignUpRefusal>) -> SignUpAnswer
    func confirmSignUp(
      username: String,
      confirmationCode: Secret
    ) async throws(CallFailure<ConfirmSignUpRefusal>)
    func resendCode(
      username: String
    ) async throws(CallFailure<ResendCodeRefusal>) -> ResendCodeAnswer
    func startSignIn(
      username: String,
      srpA: String
    ) async throws(CallFailure<StartSignInRefusal>) -> PasswordChallenge
    func provePassword(
      userId: String,
      secretBlock: Secret,
      timestamp: String,
      signature: Secret
    ) async throws(CallFailure<ProvePasswordRefusal>) -> SignInAnswer
    func answerSms(
      userId: String,
      code: Secret
    ) async throws(CallFailure<AnswerSmsRefusal>) -> SignInAnswer
    func answerAuthenticator(
      userId: String,
      code: Secret
    ) async throws(CallFailure<AnswerAuthenticatorRefusal>) -> SignInAnswer
    func setNewPassword(
      userId: String,
      newPassword: Secret
    ) async throws(CallFailure<SetNewPasswordRefusal>) -> SignInAnswer
    func exchangeCode(
      code: Secret,
      codeVerifier: Secret
    ) async throws(CallFailure<ExchangeCodeRefusal>) -> TokenSet
    func renewTokens() async throws(CallFailure<RenewTokensRefusal>) -> TokenAnswer
    func updateAttributes(
      userAttributes: [Attribute]
    ) async throws(CallFailure<UpdateAttributesRefusal>) -> UpdateAttributesAnswer
    func signOut() async throws(CallFailure<SignOutRefusal>)
    func signOutEverywhere() async throws(CallFailure<SignOutEverywhereRefusal>)
    func deleteProfile() async throws(CallFailure<DeleteProfileRefusal>)
      -> DeleteProfileAnswer
    func deletePoolUser() async throws(CallFailure<DeletePoolUserRefusal>)
    func openPage(
      identityProvider: OpenPageIdentityProvider,
      in web: WebSignIn
    ) async throws(WebFault) -> ArrivalCallback
    func leavePage(in web: WebSignIn) async throws(WebFault) -> DepartureCallback
  }

  /// The endpoints for which a `FakeServer` takes answers.
  public enum Endpoints {
    public static let signUp =
      FakeEndpoint<SignUpAnswer, SignUpRefusal>("signUp", as: Servers.pool)
    public static let confirmSignUp =
      FakeEndpoint<NoAnswer, ConfirmSignUpRefusal>("confirmSignUp", as: Servers.pool)
    public static let resendCode =
      FakeEndpoint<ResendCodeAnswer, ResendCodeRefusal>("resendCode", as: Servers.pool)
    public static let startSignIn =
      FakeEndpoint<PasswordChallenge, StartSignInRefusal>("startSignIn", as: Servers.pool)
    public static let provePassword =
      FakeEndpoint<SignInAnswer, ProvePasswordRefusal>("provePassword", as: Servers.pool)
    public static let answerSms =
      FakeEndpoint<SignInAnswer, AnswerSmsRefusal>("answerSms", as: Servers.pool)
    public static let answerAuthenticator = FakeEndpoint<SignInAnswer, AnswerAuthenticatorRefusal>(
      "answerAuthenticator",
      as: Servers.pool
    )
    public static let setNewPassword =
      FakeEndpoint<SignInAnswer, SetNewPasswordRefusal>("setNewPassword", as: Servers.pool)
    public static let exchangeCode =
      FakeEndpoint<TokenSet, ExchangeCodeRefusal>("exchangeCode", as: Servers.page)
    public static let renewTokens =
      FakeEndpoint<TokenAnswer, RenewTokensRefusal>("renewTokens", as: Servers.pool)
    public static let updateAttributes =
      FakeEndpoint<UpdateAttributesAnswer, UpdateAttributesRefusal>(
        "updateAttributes",
        as: Servers.pool
      )
    public static let signOut = FakeEndpoint<NoAnswer, SignOutRefusal>("signOut", as: Servers.pool)
    public static let signOutEverywhere =
      FakeEndpoint<NoAnswer, SignOutEverywhereRefusal>("signOutEverywhere", as: Servers.pool)
    public static let deleteProfile =
      FakeEndpoint<DeleteProfileAnswer, DeleteProfileRefusal>("deleteProfile")
    public static let deletePoolUser =
      FakeEndpoint<NoAnswer, DeletePoolUserRefusal>("deletePoolUser", as: Servers.pool)
  }

  /// The answers that a `FakeServer` gives by default.
  public static let examples: [FakeExample] = [
    FakeExample(
      "signUp",
      status: 200,
      body: """
        {
          "UserConfirmed": true,
          "UserSub": "00000000-0000-4000-8000-000000000001",
          "CodeDeliveryDetails": {
            "AttributeName": "example attributeName",
            "DeliveryMedium": "EMAIL",
            "Destination": "example destination"
          }
        }
        """
    ),
    FakeExample(
      "confirmSignUp",
      "signOut",
      "signOutEverywhere",
      "deletePoolUser",
      status: 200
    ),
    FakeExample(
      "resendCode",
      status: 200,
      body: """
        {
          "CodeDeliveryDetails": {
            "AttributeName": "example attributeName",
            "DeliveryMedium": "EMAIL",
            "Destination": "example destination"
          }
        }
        """
    ),
    FakeExample(
      "startSignIn",
      status: 200,
      body: """
        {
          "ChallengeName": "PASSWORD_VERIFIER",
          "ChallengeParameters": {
            "USER_ID_FOR_SRP": "example userId",
            "SALT": "example salt",
            "SRP_B": "example srpB",
            "SECRET_BLOCK": "example-secretBlock"
          }
        }
        """
    ),
    FakeExample(
      "provePassword",
      "answerSms",
      "answerAuthenticator",
      "setNewPassword",
      status: 200,
      body: """
        {
          "ChallengeName": "SMS_MFA",
          "Session": "example-challenge-token",
          "ChallengeParameters": {
            "CODE_DELIVERY_DESTINATION": "example destination"
          }
        }
        """
    ),
    FakeExample(
      "exchangeCode",
      status: 200,
      body: """
        {
          "id_token": "example-id-token",
          "access_token": "example-access-token",
          "refresh_token": "example-refresh-token",
          "expires_in": 3600,
          "token_type": "Bearer"
        }
        """
    ),
    FakeExample(
      "renewTokens",
      status: 200,
      body: """
        {
          "AuthenticationResult": {
            "IdToken": "example-id-token",
            "AccessToken": "example-access-token",
            "RefreshToken": "example-refresh-token",
            "ExpiresIn": 3600,
            "TokenType": "Bearer"
          }
        }
        """
    ),
    FakeExample(
      "updateAttributes",
      status: 200,
      body: """
        {
          "CodeDeliveryDetailsList": [
            {
              "AttributeName": "example attributeName",
              "DeliveryMedium": "EMAIL",
              "Destination": "example destination"
            }
          ]
        }
        """
    ),
    FakeExample("deleteProfile", status: 200, body: "{\"success\":true}"),
  ]
}

nonisolated extension Cognito.Client: Cognito.API, FakeableClient {
  public static var fakeExamples: [FakeExample] { Cognito.examples }

  public static func fake(
    _ configuration: Cognito.Configuration,
    _ store: any TokenStore,
    _ options: ClientOptions
  ) -> Self {
    Self(configuration: configuration, store: store, options: options)
  }
}
