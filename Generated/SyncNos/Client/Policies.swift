// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient

nonisolated extension SyncNos {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "SyncNos"))

  /// The ways in, those that are put forward most first.
  public static let signInWays = [SignInWay("signInWithApple", .recommended)]

  /// The providers' own sheets.
  public enum Providers {
    /// Apple's id of the person lasts and is only shown; name and mail come with the first
    /// authorization alone. The identity token may be missing; it is taken and neither sent nor
    /// logged.
    public static let apple = AppleRule(
      scopes: [.fullName, .email],
      nonce: .sha256Hex,
      needs: [.authorizationCode]
    )
  }
}
