// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthServer

/// The API of Workshop.
public enum Workshop {}

extension Workshop {
  /// The interface of a server of Workshop: one method for each endpoint, which throws only
  /// declared refusals.
  public protocol API: Sendable {
    /// `POST /_workshop/app/v1/auth/login`
    func signIn(_ request: SignInRequest) async throws(ServerRefusal<SignInRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/auth/signup`
    func register(
      _ request: RegisterRequest
    ) async throws(ServerRefusal<RegisterRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/auth/email/verify`
    func verifyEmail(
      _ request: VerifyEmailRequest
    ) async throws(ServerRefusal<VerifyEmailRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/auth/2fa/authenticate`
    func authenticate(
      _ request: AuthenticateRequest
    ) async throws(ServerRefusal<AuthenticateRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/auth/password/request`
    func forgotPassword(
      _ request: ForgotPasswordRequest
    ) async throws(ServerRefusal<ForgotPasswordRefusal>) -> ForgotPasswordAnswer

    /// `POST /_workshop/app/v1/auth/password/reset`
    func resetPassword(
      _ request: ResetPasswordRequest
    ) async throws(ServerRefusal<ResetPasswordRefusal>) -> SignedIn

    /// `GET /_workshop/app/v1/auth/session`
    func me(_ request: MeRequest) async throws(ServerRefusal<MeRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/auth/reauthenticate`
    func reauthenticate(
      _ request: ReauthenticateRequest
    ) async throws(ServerRefusal<ReauthenticateRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/account/password/change`
    func changePassword(
      _ request: ChangePasswordRequest
    ) async throws(ServerRefusal<ChangePasswordRefusal>) -> SignedIn

    /// `POST /_workshop/app/v1/account/email`
    func addAddress(
      _ request: AddAddressRequest
    ) async throws(ServerRefusal<AddAddressRefusal>) -> AddAddressAnswer

    /// `DELETE /_workshop/app/v1/auth/session`
    func signOut(_ request: SignOutRequest) async throws(ServerRefusal<SignOutRefusal>)
  }
}
