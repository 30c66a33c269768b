/// Recorded from the cases of each rule: `scripts/record` writes this file.
extension RuleExample {
  static let transport: [String: RuleExample] = [
    "tls-only": RuleExample(
      bad: #"""
        servers:
          api: { url: http://shop.example, environments: { staging: "http://staging.example", tricky: "http://127.0.0.1.example" }, refusal: { code: string } }
        """#,
      good: #"""
        servers:
          api: { url: https://shop.example, environments: { here: "http://127.0.0.1:8080", six: "http://[::1]:80", local: "http://localhost" }, refusal: { code: string } }
        """#),
    "token-in-url": RuleExample(
      bad: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: { in: query, wire: token }, stored: keychain }
        """#,
      good: #"""
        tokens:
          access: { format: jwt, lifetime: 1h, sent: bearer, stored: keychain }
        """#),
  ]
}
