// Written by authgen from hosted-auth.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Baseline {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(url: "com.example.baseline://arrival", required: ["code"])

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
    }
  }

  /// The link in the mail of a forgotten password.
  public struct NewPasswordCallback: WebCallback, Hashable {
    public static let name = "newPassword"
    public static let rule = CallbackRule(url: "com.example.baseline://new-password", required: [])

    public init(_ arrival: WebArrival) throws(CallbackFault) {}
  }
}

nonisolated extension Baseline.API {
  /// Exchanges a provider's code for tokens.
  ///
  /// It sends what the callback brings.
  public func exchangeCode(
    _ arrival: Baseline.ArrivalCallback
  ) async throws(CallFailure<Baseline.ExchangeCodeRefusal>) -> Baseline.Session {
    try await exchangeCode(authCode: arrival.code, codeVerifier: arrival.codeVerifier)
  }
}
