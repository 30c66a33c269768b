/// What stands where a password was that counts no more: the hash of none, and each time another, so that whatever was
/// begun before differs from what is after.
package enum NoPassword {
  package static func fresh() -> String { "none " + RandomIdentity.uuid() }
}
