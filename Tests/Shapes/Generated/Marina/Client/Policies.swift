// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Marina {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Marina"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code recovery.
    public static let recoveryCode = CodePolicy(length: 6, lifetime: 600)
  }
}
