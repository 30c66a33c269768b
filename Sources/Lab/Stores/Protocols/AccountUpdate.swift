package import AuthServer

/// A change of an account. What it does not name stays.
package struct AccountUpdate: Sendable {
  /// Fields that are set; null removes one.
  package var profile: JSONObject
  package var details: @Sendable (inout AccountDetails) -> Void
  /// Grants that are kept, by the names of their providers.
  package var grants: [String: String]

  package init(
    profile: JSONObject = [:], grants: [String: String] = [:],
    details: @escaping @Sendable (inout AccountDetails) -> Void = { _ in }
  ) {
    self.profile = profile
    self.details = details
    self.grants = grants
  }
}
