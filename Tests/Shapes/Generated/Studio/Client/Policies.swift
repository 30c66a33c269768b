// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords

nonisolated extension Studio {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Studio"))

  /// The rules that apply to every call.
  public enum Policies {
    /// Checked while it is typed. The server's own check is the one that counts.
    public static let password = PasswordPolicy(minLength: 12, maxLength: 256, blocklist: .common)
  }
}
