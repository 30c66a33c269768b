/// A user's name and email address from the first authorization. No description shows them.
public struct AppleProfile: Codable, Hashable, Sendable {
  public let userId: String
  public let fullName: String?
  public let email: String?

  /// Empty texts are none.
  public init(userId: String, fullName: String? = nil, email: String? = nil) {
    self.userId = userId
    self.fullName = fullName.flatMap { $0.isEmpty ? nil : $0 }
    self.email = email.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// There is nothing to deliver: this was not the first authorization.
  public var isEmpty: Bool { fullName == nil && email == nil }

  /// Takes each value from this profile, or from the older one where this one has none.
  func over(_ older: AppleProfile?) -> AppleProfile {
    AppleProfile(
      userId: userId, fullName: fullName ?? older?.fullName, email: email ?? older?.email)
  }
}

extension AppleProfile: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "a profile" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }  //! profile-mirror
}
