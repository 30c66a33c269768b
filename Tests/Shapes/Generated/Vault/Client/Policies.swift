// Written by authgen from second-factor.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Vault {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Vault"))

  /// What holds whatever is called.
  public enum Policies {
    /// What a code looks like.
    public static let authenticatorCode = CodePolicy(length: 6, lifetime: 90)

    /// What a code looks like.
    public static let messageCode = CodePolicy(length: 6, lifetime: 300, resendAfter: 60)
  }
}
