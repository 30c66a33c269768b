// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Foyer {
  public struct ArrivalCallback: WebCallback, Hashable {
    public static let name = "arrival"
    public static let rule = CallbackRule(
      url: "com.example.foyer://arrival", required: ["code"], state: "state")

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
    }
  }
}

nonisolated extension Foyer.API {
  /// Exchanges a provider's code for tokens.
  ///
  /// It sends what the callback brings.
  public func exchangeCode(
    _ arrival: Foyer.ArrivalCallback
  ) async throws(CallFailure<Foyer.ExchangeCodeRefusal>) -> Foyer.TokenAnswer {
    try await exchangeCode(code: arrival.code, codeVerifier: arrival.codeVerifier)
  }
}
