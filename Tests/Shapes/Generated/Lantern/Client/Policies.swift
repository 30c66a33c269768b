// Written by authgen from apple-notices.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Lantern {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Lantern"))

  /// The providers' own sheets.
  public enum Providers {
    /// How a person signs in with Apple.
    public static let apple = AppleRule(
      scopes: [.email], nonce: .sha256Hex, needs: [.identityToken, .authorizationCode])
  }
}
