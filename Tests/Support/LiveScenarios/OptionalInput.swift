/// A value that a call may leave out: apps differ in whether they give it.
package enum OptionalInput {
  @TaskLocal package static var isGiven = true

  static func value<Value>(_ value: Value) -> Value? { isGiven ? value : nil }
}
