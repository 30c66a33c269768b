import Defects

extension ChangeKind {
  private static func number(_ offsets: Int...) -> @Sendable (String) -> [String] {
    { text in Int(text).map { number in offsets.map { "\(max(1, number + $0))" } } ?? [] }
  }

  /// Passwords, codes, locks and devices.
  static let policyKinds: [ChangeKind] = [
    .value(
      "passwords are longer or shorter", 5, at: "policies.password.minLength",
      others: number(-2, 2, 4)),
    .added("passwords end somewhere", 2, "maxLength", to: "policies.password", "64", "128"),
    .added("common passwords are refused", 2, "blocklist", to: "policies.password", "true"),
    .itemAdded("passwords need more", 3, to: "policies.password.contains") { _, _ in
      ["special"]
    },
    .itemRemoved("passwords need less", 2, from: "policies.password.contains"),
    .value(
      "a lock comes earlier or later", 4, at: "policies.lockout.steps.0.failures",
      others: number(-2, -1, 2)),
    .value("a lock lasts otherwise", 2, at: "policies.lockout.steps.0.lasts") {
      WrittenDuration.scaled($0, by: (1, 5), (3, 1))
    },
    .value("codes of another length", 3, at: "policies.codes.*.length", others: number(-2, 2)),
    .added("a life of codes", 3, "lifetime", to: "policies.codes.*", "2m", "10m"),
    .added("tries of a code", 2, "tries", to: "policies.codes.*", "3", "5"),
    .added("a pause between codes", 2, "resendAfter", to: "policies.codes.*", "60s"),
    .value("codes are sent otherwise", 1, at: "policies.codes.*.sentBy") { _ in
      ["mail", "sms"]
    },
    .added("a number of devices", 2, "limit", to: "policies.devices", "1", "3"),
    .value("new devices", 1, at: "policies.devices.newDevice") { _ in ["allow", "notify"] },
    .value("odd sign-ins", 2, at: "policies.devices.oddSignIn") { _ in
      ["allow", "challenge", "refuse"]
    },
    .removed("no rule of devices", 1, at: "policies.devices"),
    .itemAdded("another agreement", 1, to: "policies.terms.documents") { _, _ in
      ["cookiePolicy"]
    },
    .removed("no agreement", 1, at: "policies.terms"),
    .itemRemoved("a sign-out clears less", 1, from: "policies.signOut.clears"),
    .itemAdded("a sign-out clears more", 1, to: "policies.signOut.clears") { _, _ in
      ["searchHistory"]
    },
  ]
}
