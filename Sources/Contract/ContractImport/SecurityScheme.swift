/// What a security scheme of a description is in a contract.
enum SecurityScheme {
  /// A token that calls need.
  case token(String)
  /// A value of the deployment that goes with calls.
  case key(DraftField)
  case leftOut
}
