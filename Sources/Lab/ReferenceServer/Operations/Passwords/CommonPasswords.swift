import AuthPasswords

/// Passwords that everybody tries first: those of the app's own list and rules.
enum CommonPasswords {
  static func hold(_ password: String) -> Bool {
    PasswordPolicy.Blocklist.common.holds(password)
  }
}
