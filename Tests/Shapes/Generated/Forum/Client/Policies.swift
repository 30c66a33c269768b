// Written by authgen from refusals-in-lists.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Forum {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Forum"))

  /// What holds whatever is called.
  public enum Policies {
    /// Checked while it is typed. The server's own check is the one that counts.
    public static let password = PasswordPolicy(minLength: 8, maxLength: 128, blocklist: .common)
  }
}
