// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Wharf {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Wharf"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code entry.
    public static let entryCode = CodePolicy(length: 6, lifetime: 600)
  }
}
