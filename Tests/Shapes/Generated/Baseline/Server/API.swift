// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthServer

/// The API of Baseline.
public enum Baseline {}

extension Baseline {
  /// The interface of a server of Baseline: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `POST /signup`
    func signUp(_ request: SignUpRequest) async throws(ServerRefusal<SignUpRefusal>) -> SignUpAnswer

    /// `POST /token`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Session

    /// `POST /otp`
    func sendCode(_ request: SendCodeRequest) async throws(ServerRefusal<SendCodeRefusal>)

    /// `POST /verify`
    func verifyCode(
      _ request: VerifyCodeRequest
    ) async throws(ServerRefusal<VerifyCodeRefusal>) -> Session

    /// `GET /authorize`
    func openGitHub(
      _ request: OpenGitHubRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<ArrivalCallback>

    /// `POST /token`
    func exchangeCode(
      _ request: ExchangeCodeRequest
    ) async throws(ServerRefusal<ExchangeCodeRefusal>) -> Session

    /// `POST /token`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> Session

    /// `POST /recover`
    func forgotPassword(
      _ request: ForgotPasswordRequest
    ) async throws(ServerRefusal<ForgotPasswordRefusal>)

    /// `GET /user`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> User

    /// `PUT /user`
    func changePassword(
      _ request: ChangePasswordRequest
    ) async throws(ServerRefusal<ChangePasswordRefusal>) -> User

    /// `GET /factors`
    func factors(_ request: FactorsRequest) async throws(ServerRefusal<FactorsRefusal>) -> [Factor]

    /// `POST /factors/{factorId}/challenge`
    func askFactor(
      _ request: AskFactorRequest
    ) async throws(ServerRefusal<AskFactorRefusal>) -> AskFactorAnswer

    /// Brings a session in which the second factor counts.
    ///
    /// `POST /factors/{factorId}/verify`
    func answerFactor(
      _ request: AnswerFactorRequest
    ) async throws(ServerRefusal<AnswerFactorRefusal>) -> Session

    /// `POST /logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)

    /// `POST /logout`
    func signOutEverywhere(
      _ request: SignOutEverywhereRequest
    ) async throws(ServerRefusal<SignOutEverywhereRefusal>)

    /// The caller's own session goes on.
    ///
    /// `POST /logout`
    func signOutOthers(
      _ request: SignOutOthersRequest
    ) async throws(ServerRefusal<SignOutOthersRefusal>)
  }
}
