// Written by authgen from readmigo.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

/// Sign in with Apple, email, WeChat or phone; sessions on several devices; biometrics at
/// launch.
public enum Readmigo {}

extension Readmigo {
  /// The service behind Readmigo's endpoints. A method throws only declared refusals.
  public protocol API: Sendable {
    /// `POST /auth/apple`
    func signInWithApple(
      _ request: SignInWithAppleRequest
    ) async throws(ServerRefusal<SignInWithAppleRefusal>) -> Session

    /// `POST /auth/login`
    func signInWithEmail(
      _ request: SignInWithEmailRequest
    ) async throws(ServerRefusal<SignInWithEmailRefusal>) -> Session

    /// `POST /auth/wechat`
    func signInWithWeChat(
      _ request: SignInWithWeChatRequest
    ) async throws(ServerRefusal<SignInWithWeChatRefusal>) -> Session

    /// `POST /auth/phone/code`
    func sendPhoneCode(
      _ request: SendPhoneCodeRequest
    ) async throws(ServerRefusal<SendPhoneCodeRefusal>)

    /// `POST /auth/phone`
    func signInWithPhone(
      _ request: SignInWithPhoneRequest
    ) async throws(ServerRefusal<SignInWithPhoneRefusal>) -> Session

    /// Answers the verification that an odd sign-in is met with.
    ///
    /// `POST /auth/challenge`
    func continueSignIn(
      _ request: ContinueSignInRequest
    ) async throws(ServerRefusal<ContinueSignInRefusal>) -> Session

    /// Makes an account that cannot sign in before its address is verified. An address that is
    /// taken gets the same answer, so that nobody learns who has an account.
    ///
    /// `POST /auth/register`
    func register(_ request: RegisterRequest) async throws(ServerRefusal<RegisterRefusal>)

    /// `POST /auth/email/code`
    func sendMailCode(
      _ request: SendMailCodeRequest
    ) async throws(ServerRefusal<SendMailCodeRefusal>)

    /// Proves the address and signs in.
    ///
    /// `POST /auth/email/verify`
    func verifyMail(
      _ request: VerifyMailRequest
    ) async throws(ServerRefusal<VerifyMailRefusal>) -> Session

    /// `PATCH /users/me`
    func saveProfile(
      _ request: SaveProfileRequest
    ) async throws(ServerRefusal<SaveProfileRefusal>) -> User

    /// `POST /auth/refresh`
    func renewSession(
      _ request: RenewSessionRequest
    ) async throws(ServerRefusal<RenewSessionRefusal>) -> RenewSessionAnswer

    /// `GET /auth/devices`
    func listDevices(
      _ request: ListDevicesRequest
    ) async throws(ServerRefusal<ListDevicesRefusal>) -> [Device]

    /// `DELETE /auth/devices/{id}`
    func signOutDevice(
      _ request: SignOutDeviceRequest
    ) async throws(ServerRefusal<SignOutDeviceRefusal>)

    /// `POST /auth/devices/sign-out-others`
    func signOutOthers(
      _ request: SignOutOthersRequest
    ) async throws(ServerRefusal<SignOutOthersRefusal>)

    /// `POST /auth/logout`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<NoRefusal>)
  }
}
