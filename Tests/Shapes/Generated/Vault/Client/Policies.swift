// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Vault {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Vault"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code authenticator.
    public static let authenticatorCode = CodePolicy(length: 6, lifetime: 90)

    /// The form of the code message.
    public static let messageCode = CodePolicy(length: 6, lifetime: 300, resendAfter: 60)
  }
}
