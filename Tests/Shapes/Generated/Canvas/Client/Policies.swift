// Written by authgen from guest.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Canvas {
  /// Where a store keeps the session.
  public static let storage = StoragePlan(.init(service: "Canvas"))

  /// What holds whatever is called.
  public enum Policies {
    /// What a code looks like.
    public static let mailCode = CodePolicy(length: 6, lifetime: 600, resendAfter: 60)
  }
}
