// Written by authgen from rote.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import AuthWeb
import Foundation

nonisolated extension Rote {
  /// The system's web sign-in catches this redirect, closes the browser and hands the URL to
  /// the app.
  public struct ArrivalCallback: WebCallback, Hashable, GrantsTokens {
    public static let name = "arrival"
    public static let rule = CallbackRule(
      url: "rote://callback",
      host: .unchecked,
      required: ["token"],
      optional: ["refreshToken"]
    )

    /// The app looks for this name and no other.
    public let token: Secret

    /// Recommended.
    public let refreshToken: Secret?

    public init(_ arrival: WebArrival) throws(CallbackFault) {
      self.token = try arrival.fields.required("token")
      self.refreshToken = arrival.fields["refreshToken"]
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", token),
        refreshToken.map { GrantedToken("refresh", $0) },
      ].compactMap { $0 }
    }
  }
}
