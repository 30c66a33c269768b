// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Cognito {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(
      url: "myapp://callback",
      required: ["code"],
      state: "state"
    )

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
    }
  }

  public struct DepartureCallback: WebCallback, Hashable {
    public static let name = "departure"
    public static let rule = CallbackRule(url: "myapp://signout", required: [])

    public init(_ arrival: WebArrival) throws(CallbackFault) {}
  }
}

nonisolated extension Cognito.API {
  /// Exchanges a provider's code for tokens.
  ///
  /// It sends what the callback brings.
  public func exchangeCode(
    _ arrival: Cognito.ArrivalCallback
  ) async throws(CallFailure<Cognito.ExchangeCodeRefusal>) -> Cognito.TokenSet {
    try await exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
  }
}
