/// The text in place of a password that counts no more: the hash of none, and each time another. So whatever was begun
/// before differs from what is after.
package enum NoPassword {
  package static func fresh() -> String { "none " + RandomIdentity.uuid() }  //! password-unique

  /// Whether it stands there. Who never had a password has nothing there, and another way in.
  package static func stands(in passwordHash: String?) -> Bool {
    passwordHash?.hasPrefix("none ") ?? false
  }
}
