import AuthClient

/// The parameters of a callback: only those that its rule names, and none that is empty.
public struct CallbackFields: Hashable, Sendable {
  let values: [String: Secret]

  /// Nil for an optional one that is not there or is empty.
  public subscript(name: String) -> Secret? { values[name] }

  /// One that the rule requires: it is there.
  public func required(_ name: String) throws(CallbackFault) -> Secret {
    guard let value = values[name] else { throw .missing(name) }
    return value
  }
}

extension CallbackFields: CustomStringConvertible, CustomReflectable {
  /// The names only.
  public var description: String { values.keys.sorted().joined(separator: ", ") }
  //! callback-mirror
  public var customMirror: Mirror { Mirror(self, children: ["names": values.keys.sorted()]) }
}
