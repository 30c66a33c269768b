// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Marina {
  public struct HouseReturnCallback: WebCallback, Hashable {
    public static let name = "houseReturn"
    public static let rule = CallbackRule(
      url: "com.example.marina://house", required: ["code"], state: "state")

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    /// The nonce that the ID token of this sign-in repeats.
    public let rawNonce: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
      self.rawNonce = arrival.rawNonce
    }
  }

  public struct HouseLeftCallback: WebCallback, Hashable {
    public static let name = "houseLeft"
    public static let rule = CallbackRule(
      url: "com.example.marina://left", required: [], state: "state")

    public init(_ arrival: WebArrival) throws(CallbackFault) {}
  }
}

nonisolated extension Marina.API {
  /// Exchanges a provider's code for tokens.
  ///
  /// It sends what the callback brings.
  public func redeemHouse(
    _ houseReturn: Marina.HouseReturnCallback
  ) async throws(CallFailure<Marina.RedeemHouseRefusal>) -> Marina.RedeemHouseAnswer {
    try await redeemHouse(
      code: houseReturn.code, codeVerifier: houseReturn.codeVerifier,
      rawNonce: houseReturn.rawNonce)
  }
}
