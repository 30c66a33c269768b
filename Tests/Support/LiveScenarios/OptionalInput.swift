/// A value that a call may leave out: apps differ in whether they give it.
package enum OptionalInput {
  @TaskLocal package static var isGiven = true

  /// Whether apps make a nonce for a provider where they need none.
  @TaskLocal package static var isNonceGiven = true

  static func nonce<Value>(_ value: Value) -> Value? { isNonceGiven ? value : nil }

  static func value<Value>(_ value: Value) -> Value? { isGiven ? value : nil }
}
