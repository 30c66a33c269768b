// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Workshop {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Workshop"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code mailKey.
    public static let mailKeyCode = CodePolicy(
      length: 6, alphabet: .lettersAndDigits, lifetime: 600)
  }
}
