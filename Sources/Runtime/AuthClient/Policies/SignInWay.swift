/// A call with which a person signs in, and how much the contract puts it forward.
public struct SignInWay: Hashable, Sendable {
  /// The endpoint's name.
  public let name: String
  public let priority: Priority?

  public init(_ name: String, _ priority: Priority? = nil) {
    self.name = name
    self.priority = priority
  }

  public enum Priority: Hashable, Sendable, CaseIterable {
    case recommended
    case basic
    case optional
  }
}
