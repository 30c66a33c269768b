/// The contract's plan of where and how a session is kept.
///
/// The whole session is one item if no item is named. If items are named, each token and each kept value
/// has one of its own, and all must be named.
public struct StoragePlan: Hashable, Sendable {
  public var items: Items
  public var accessibility: Accessibility
  /// The guard that a person may choose for the tokens; nil where the contract has none.
  public var guardedBy: TokenGuard?
  /// The places of older versions of the same session, in a form of the store; the newest first.
  public var previous: [Items]
  /// Items of another client, each a plain text in UTF-8. They may be those of this plan.
  public var adopting: [Items]

  public init(
    _ items: Items, accessibility: Accessibility = .afterFirstUnlock,
    guardedBy: TokenGuard? = nil, previous: [Items] = [], adopting: [Items] = []
  ) {
    self.items = items
    self.accessibility = accessibility
    self.guardedBy = guardedBy
    self.previous = previous
    self.adopting = adopting
  }

  /// The names of the items.
  public struct Items: Hashable, Sendable {
    public var service: String
    /// The account of each token, by the token's name.
    public var tokens: [String: String]
    /// The account of each kept value, by the value's name.
    public var values: [String: String]
    public var accessGroup: String?
    /// They travel to the person's other devices.
    public var isSynchronizable: Bool

    public init(
      service: String, tokens: [String: String] = [:], values: [String: String] = [:],
      accessGroup: String? = nil, isSynchronizable: Bool = false
    ) {
      self.service = service
      self.tokens = tokens
      self.values = values
      self.accessGroup = accessGroup
      self.isSynchronizable = isSynchronizable
    }
  }

  /// When items can be read.
  public enum Accessibility: Hashable, Sendable, CaseIterable {
    case afterFirstUnlock
    case afterFirstUnlockThisDeviceOnly
    case whenUnlocked
    case whenUnlockedThisDeviceOnly
    /// Only while a passcode is set; on this device only.
    case whenPasscodeSet
  }
  /// The proof that opens a guarded item.
  public enum TokenGuard: Hashable, Sendable {
    /// A face or a finger that the device knew when the item was written. Another way in is the contract's.
    case biometryCurrentSet
    /// A face, a finger or the device's passcode.
    case userPresence
  }
}
