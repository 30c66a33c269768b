/// A call cannot be made because a token that it carries is not there, or is over.
public struct MissingToken: Error, Hashable {
  public let name: String
}
