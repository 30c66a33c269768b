/// The meaning of a description's security scheme in a contract.
enum SecurityScheme {
  /// A token that calls need.
  case token(String)
  /// A value of the deployment that goes with calls.
  case key(DraftField)
  case leftOut
}
