/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let password: [String: RuleExample] = [
    "blocklist": RuleExample(
      bad: #"""
        policies:
          password: { minLength: 12 }
        """#,
      good: #"""
        policies:
          password: { minLength: 12, blocklist: true }
        """#),
    "composition": RuleExample(
      bad: #"""
        policies:
          password: { minLength: 8, contains: [uppercase, digit] }
        """#,
      good: #"""
        policies:
          password: { minLength: 12, blocklist: true }
        """#),
    "max-length": RuleExample(
      bad: #"""
        policies:
          password: { minLength: 12, maxLength: 20 }
        """#,
      good: #"""
        policies:
          password: { minLength: 12, maxLength: 256 }
        """#),
    "min-length": RuleExample(
      bad: #"""
        policies:
          password: { minLength: 6 }
        """#,
      good: #"""
        policies:
          password: { minLength: 12 }
        """#),
  ]
}
