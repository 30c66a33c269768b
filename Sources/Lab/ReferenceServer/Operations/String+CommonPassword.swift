import AuthPasswords

extension String {
  /// Everybody tries it first: it is in the app's own list, or follows its rules.
  var isCommonPassword: Bool { PasswordPolicy.Blocklist.common.holds(self) }
}
