// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient

nonisolated extension Canvas {
  /// The storage of a session in a store.
  public static let storage = StoragePlan(.init(service: "Canvas"))

  /// The rules that apply to every call.
  public enum Policies {
    /// The form of the code mail.
    public static let mailCode = CodePolicy(length: 6, lifetime: 600, resendAfter: 60)
  }
}
