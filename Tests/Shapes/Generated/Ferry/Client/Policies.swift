// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Ferry {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Ferry"))

  /// What holds whatever is called.
  public enum Policies {
    /// What a code looks like.
    public static let messageCode = CodePolicy(length: 6, lifetime: 300, resendAfter: 60)
  }
}
