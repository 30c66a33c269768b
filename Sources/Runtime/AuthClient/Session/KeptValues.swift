/// The values that a contract keeps beside the tokens, such as the user's id. Generated code adds a property for each.
public struct KeptValues<Contract: AuthContract>: Hashable, Sendable {
  private let values: [String: String]

  init(_ values: [String: String] = [:]) { self.values = values }

  /// The value of this name in the contract; nil if it is not there.
  public subscript(name: String) -> String? { values[name] }
}

extension KeptValues: CustomStringConvertible, CustomReflectable {
  /// The names only: a value may say who the person is.
  public var description: String { values.keys.sorted().joined(separator: ", ") }
  public var customMirror: Mirror { Mirror(self, children: ["names": description]) }
}
