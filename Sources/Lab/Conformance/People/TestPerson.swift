package import ContractModel

/// A person whom only one case knows.
package struct TestPerson: Sendable {
  /// Letters and digits that no other person of the run has.
  package let mark: String
  package let password: String

  package init(mark: String, _ contract: Contract) {
    self.mark = mark
    password = TestPassword(contract.policies.password).good
  }

  package var email: String { "\(mark)@conform.example" }
  package var username: String { mark }
  package var subject: String { "subject-\(mark)" }
  package var device: String { "device-\(mark)" }

  /// A number of a range that belongs to nobody.
  package var phone: String {
    let digits = mark.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) % 10_000_000 }
    let text = String(digits)
    return "+1555" + String(repeating: "0", count: 7 - text.count) + text
  }

  /// All the names by which an account of theirs is found.
  package var names: Set<String> { [email, phone, username] }
}
