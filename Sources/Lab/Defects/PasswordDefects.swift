extension Defect {
  /// Passwords and locks.
  static let passwordDefects: [Defect] = [
    Defect("password.denied", "the right password is refused") { DeniedPasswords($0) },
    Defect("password.shorter", "new passwords may be a character too short") {
      $0.numbers("policies.password.minLength", plus: -1)
    },
    Defect("password.longer", "new passwords must be a character longer") {
      $0.numbers("policies.password.minLength", plus: 1)
    },
    Defect("password.tooLong", "new passwords may be a character too long") {
      $0.numbers("policies.password.maxLength", plus: 1)
    },
    Defect("password.cut", "new passwords may be a character less long") {
      $0.numbers("policies.password.maxLength", plus: -1)
    },
    Defect("password.anyCharacters", "new passwords need no classes of characters") {
      $0.removing("policies.password.contains")
    },
    Defect("accounts.faster", "a sign-in refuses an unknown name faster than a wrong password") {
      TellingTimes($0)
    },
    Defect("password.common", "common passwords are taken") {
      $0.changing("policies.password.blocklist") { $0 == "true" ? "false" : nil }
    },
    Defect("lockout.none", "wrong passwords are not counted") { $0.removing("policies.lockout") },
    Defect("lockout.late", "the lock comes one wrong password late") {
      $0.numbers("policies.lockout.steps.0.failures", plus: 1)
    },
    Defect("lockout.early", "the lock comes one wrong password early") {
      $0.numbers("policies.lockout.steps.0.failures", plus: -1)
    },
    Defect("lockout.long", "the lock lasts twice as long") {
      $0.durations("policies.lockout.steps.0.lasts") { $0 * 2 }
    },
    Defect("lockout.short", "the lock lasts half as long") {
      $0.durations("policies.lockout.steps.0.lasts") { $0 / 2 }
    },
    Defect("lockout.secondLate", "the second lock comes one wrong password late") {
      $0.numbers("policies.lockout.steps.1.failures", plus: 1)
    },
    Defect("lockout.secondShort", "the second lock lasts half as long") {
      $0.durations("policies.lockout.steps.1.lasts") { $0 / 2 }
    },
    Defect("lockout.byAddress", "wrong passwords lock everybody at the same address") {
      $0.changing("policies.lockout.counts") { $0 == "account" ? "address" : nil }
    },
    Defect("lockout.oneAddress", "a lock holds for the address of the wrong passwords only") {
      $0.changing("policies.lockout.counts") { $0 == "account" ? "accountAndAddress" : nil }
    },
  ]
}
