// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// Sign-in at an Amazon Cognito user pool without a server of one's own in between. The
/// generated client stands where the document uses Amplify, Amplify's Cognito plugin and
/// its core from the package amplify-swift.
public enum Cognito {}

extension Cognito {
  /// The user pool. The app talks to it directly, so that passwords reach no server of ours
  /// and each step takes one trip less; development uses a real pool too.
  public enum PoolServer {}
}

extension Cognito.PoolServer {
  /// The service behind Cognito.PoolServer's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// `POST /`
    func signUp(
      _ request: SignUpRequest
    ) async throws(ServerRefusal<SignUpRefusal>) -> SignUpAnswer

    /// `POST /`
    func confirmSignUp(
      _ request: ConfirmSignUpRequest
    ) async throws(ServerRefusal<ConfirmSignUpRefusal>)

    /// `POST /`
    func resendCode(
      _ request: ResendCodeRequest
    ) async throws(ServerRefusal<ResendCodeRefusal>) -> ResendCodeAnswer

    /// The password itself is never sent.
    ///
    /// `POST /`
    func startSignIn(
      _ request: StartSignInRequest
    ) async throws(ServerRefusal<StartSignInRefusal>) -> PasswordChallenge

    /// `POST /`
    func provePassword(
      _ request: ProvePasswordRequest
    ) async throws(ServerRefusal<ProvePasswordRefusal>) -> SignInAnswer

    /// `POST /`
    func answerSms(
      _ request: AnswerSmsRequest
    ) async throws(ServerRefusal<AnswerSmsRefusal>) -> SignInAnswer

    /// `POST /`
    func answerAuthenticator(
      _ request: AnswerAuthenticatorRequest
    ) async throws(ServerRefusal<AnswerAuthenticatorRefusal>) -> SignInAnswer

    /// `POST /`
    func setNewPassword(
      _ request: SetNewPasswordRequest
    ) async throws(ServerRefusal<SetNewPasswordRefusal>) -> SignInAnswer

    /// `POST /`
    func renewTokens(
      _ request: RenewTokensRequest
    ) async throws(ServerRefusal<RenewTokensRefusal>) -> TokenAnswer

    /// `POST /`
    func updateAttributes(
      _ request: UpdateAttributesRequest
    ) async throws(ServerRefusal<UpdateAttributesRefusal>) -> UpdateAttributesAnswer

    /// Signs this device out: the pool revokes the refresh token and what it brought. The app
    /// forgets its tokens whatever the pool answers. The gateway goes on taking id tokens until
    /// they expire, because it does not ask the pool.
    ///
    /// `POST /`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)

    /// Signs the person out on every device.
    ///
    /// `POST /`
    func signOutEverywhere(
      _ request: SignOutEverywhereRequest
    ) async throws(ServerRefusal<SignOutEverywhereRefusal>)

    /// `POST /`
    func deletePoolUser(
      _ request: DeletePoolUserRequest
    ) async throws(ServerRefusal<DeletePoolUserRefusal>)
  }
}

extension Cognito {
  /// The pool's hosted page. It signs in at Apple, Google and the others, and speaks OAuth to
  /// the app.
  public enum PageServer {}
}

extension Cognito.PageServer {
  /// The service behind Cognito.PageServer's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// `GET /oauth2/authorize`
    func openPage(
      _ request: OpenPageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /oauth2/idpresponse`
    func appleReturns(
      _ request: AppleReturnsRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /oauth2/token`
    func exchangeCode(
      _ request: ExchangeCodeRequest
    ) async throws(ServerRefusal<ExchangeCodeRefusal>) -> TokenSet

    /// `GET /logout`
    func leavePage(
      _ request: LeavePageRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<DepartureCallback>
  }
}

extension Cognito {
  /// Amazon's API gateway. Its own JWT authorizer checks the id token of every call in one
  /// place, in development too. The service behind it (Hono on App Runner) only does its
  /// business and takes the user's id and email from it.
  public enum ApiServer {}
}

extension Cognito.ApiServer {
  /// The service behind Cognito.ApiServer's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// Deletes what the service holds about the person, whom it knows by the token's user id.
    ///
    /// `DELETE /api/user-profile/me`
    func deleteProfile(
      _ request: DeleteProfileRequest
    ) async throws(ServerRefusal<DeleteProfileRefusal>) -> DeleteProfileAnswer
  }
}
