// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthServer

/// The API of Marina.
public enum Marina {}

extension Marina {
  /// The API of the server api.
  public enum ApiServer {}
}

extension Marina.ApiServer {
  /// The interface of a server of Marina.ApiServer: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `GET /csrf`
    func freshValue(
      _ request: FreshValueRequest
    ) async throws(ServerRefusal<NoRefusal>) -> FreshValueAnswer

    /// `GET /flows`
    func startFlow(
      _ request: StartFlowRequest
    ) async throws(ServerRefusal<NoRefusal>) -> StartFlowAnswer

    /// `POST /sign-in`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> Above

    /// `POST /flows/sign-in`
    func signInByFlow(
      _ request: SignInByFlowRequest
    ) async throws(ServerRefusal<SignInByFlowRefusal>) -> Below

    /// `POST /brief`
    func signInBriefly(
      _ request: SignInBrieflyRequest
    ) async throws(ServerRefusal<NoRefusal>) -> Milliseconds

    /// `POST /until`
    func signInUntil(
      _ request: SignInUntilRequest
    ) async throws(ServerRefusal<NoRefusal>) -> Instant

    /// `POST /until-ms`
    func signInUntilMilliseconds(
      _ request: SignInUntilMillisecondsRequest
    ) async throws(ServerRefusal<NoRefusal>) -> UnixMilliseconds

    /// `POST /until-text`
    func signInUntilText(
      _ request: SignInUntilTextRequest
    ) async throws(ServerRefusal<NoRefusal>) -> UnixText

    /// `POST /factor`
    func signInWithFactor(
      _ request: SignInWithFactorRequest
    ) async throws(ServerRefusal<SignInWithFactorRefusal>) -> FactorAnswer

    /// `POST /factor/code`
    func answerFactor(
      _ request: AnswerFactorRequest
    ) async throws(ServerRefusal<AnswerFactorRefusal>) -> FactorAnswer

    /// `POST /recovery`
    func forgot(_ request: ForgotRequest) async throws(ServerRefusal<NoRefusal>) -> ForgotAnswer

    /// `POST /recovery/code`
    func recoverAccount(
      _ request: RecoverAccountRequest
    ) async throws(ServerRefusal<RecoverAccountRefusal>) -> Recovered

    /// `POST /recovery/password`
    func setPassword(_ request: SetPasswordRequest) async throws(ServerRefusal<SetPasswordRefusal>)

    /// `PATCH /me`
    func rename(_ request: RenameRequest) async throws(ServerRefusal<RenameRefusal>)

    /// `POST /sign-out`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}

extension Marina {
  /// The API of the server sso.
  public enum SsoServer {}
}

extension Marina.SsoServer {
  /// The interface of a server of Marina.SsoServer: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `GET /authorize`
    func openHouse(
      _ request: OpenHouseRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<HouseReturnCallback>

    /// `POST /token`
    func redeemHouse(
      _ request: RedeemHouseRequest
    ) async throws(ServerRefusal<RedeemHouseRefusal>) -> RedeemHouseAnswer

    /// `GET /logout`
    func leaveHouse(
      _ request: LeaveHouseRequest
    ) async throws(ServerRefusal<NoRefusal>) -> WebAnswer<HouseLeftCallback>
  }
}
