// Written by authgen from retry-after.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Ferry {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Ferry"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code message.
    public static let messageCode = CodePolicy(length: 6, lifetime: 300, resendAfter: 60)
  }
}
