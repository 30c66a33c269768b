/// A message that is not what the contract says: where, and what was expected there.
///
/// It has no room for the value that was found, so it can be answered and logged as it is.
public struct InvalidValue: Error, Hashable, Sendable {
  /// The part of a request that was read.
  public enum Part: String, Sendable {
    case body, path, query, header, cookie
  }

  /// The kind of mistake.
  public enum Kind: Sendable {
    /// One value is missing or wrong.
    case value
    /// The part as a whole can't be read.
    case syntax
    /// The body is in another format than the one expected.
    case mediaType
  }

  public let kind: Kind
  public let part: Part
  public private(set) var place: FieldPath
  /// A noun: "text", "a whole number", "one of active, deleted".
  public let expected: String

  public init(
    expected: String, kind: Kind = .value, part: Part = .body, place: FieldPath = FieldPath()
  ) {
    self.expected = expected
    self.kind = kind
    self.part = part
    self.place = place
  }

  /// The same fault, seen from one level further out.
  public func inside(_ step: FieldPath.Step) -> InvalidValue {
    var copy = self
    copy.place = place.inside(step)
    return copy
  }
}

extension InvalidValue: CustomStringConvertible {
  public var description: String {
    let name = place.steps.isEmpty ? part.rawValue : "\(part.rawValue) \(place)"
    return "\(name): expected \(expected)"
  }
}
