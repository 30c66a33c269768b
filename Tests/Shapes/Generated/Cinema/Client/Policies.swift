// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords

nonisolated extension Cinema {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Cinema"))

  /// The rules that apply to every call.
  public enum Policies {
    /// Checked while it is typed. The server's own check is the one that counts.
    public static let password = PasswordPolicy(minLength: 8, maxLength: 64, blocklist: .common)
  }
}
