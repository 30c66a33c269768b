/// An answer that brings values which are kept beside the tokens, such as the user's id. They are
/// kept as long as the session holds anything, and go with it. They are no secrets.
public protocol KeepsValues {
  /// By their names in the contract.
  var kept: [String: String] { get }
}
