// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient

nonisolated extension CensusGranted {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "CensusGranted"))

  /// The providers' own sheets.
  public enum Providers {
    /// How a person signs in with Apple.
    public static let apple = AppleRule(nonce: .raw, needs: [.identityToken, .authorizationCode])
  }
}
