// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Wharf {
  public struct LinkedCallback: WebCallback, Hashable {
    public static let name = "linked"
    public static let rule = CallbackRule(url: "com.example.wharf://linked", required: ["code"])

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
    }
  }

  public struct EnteredCallback: WebCallback, Hashable {
    public static let name = "entered"
    public static let rule = CallbackRule(
      url: "com.example.wharf://entered", required: ["code"], state: "state")

    public let code: Secret

    /// The verifier, which is sent when the code is redeemed.
    public let codeVerifier: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.code = try arrival.fields.required("code")
      self.codeVerifier = arrival.codeVerifier
    }
  }

  public struct ArrivedCallback: WebCallback, Hashable, GrantsTokens {
    public static let name = "arrived"
    public static let rule = CallbackRule(
      url: "https://wharf.example/app/arrived", required: ["access", "refresh"], state: "state")

    public let access: Secret

    public let refresh: Secret

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.access = try arrival.fields.required("access")
      self.refresh = try arrival.fields.required("refresh")
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", access), GrantedToken("refresh", refresh)]
    }
  }
}

nonisolated extension Wharf.API {
  /// Exchanges a provider's code for tokens.
  ///
  /// It sends what the callback brings.
  public func redeem(
    _ entered: Wharf.EnteredCallback
  ) async throws(CallFailure<Wharf.RedeemRefusal>) -> Wharf.Session {
    try await redeem(code: entered.code, codeVerifier: entered.codeVerifier)
  }
}
