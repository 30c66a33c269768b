// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Aviary {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Aviary"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code mail.
    public static let mailCode = CodePolicy(length: 11, alphabet: .lettersAndDigits, lifetime: 600)
  }
}
