import AuthPasswords

extension String {
  /// A password that attackers try first: it is on the list, or follows the list's rules.
  var isCommonPassword: Bool { PasswordPolicy.Blocklist.common.holds(self) }
}
