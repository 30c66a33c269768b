// Written by authgen from longde.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient

nonisolated extension Longde {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Longde"))

  /// The providers' own sheets.
  public enum Providers {
    /// How a person signs in with Apple.
    public static let apple = AppleRule(nonce: .sha256Hex, needs: [.identityToken])
  }
}
