import AuthServer

/// A person who signs in at the stand-in. Nobody proves anything: whoever is named is that person.
package struct Person: Equatable, Sendable {
  package var subject: String
  package var email: String?
  package var name: String?

  package init(subject: String, email: String? = nil, name: String? = nil) {
    self.subject = subject
    self.email = email
    self.name = name
  }

  /// Offered on the page.
  package static let example = Person(
    subject: "001234.lab.0001", email: "ada@example.com", name: "Ada Example")

  /// A number in the place of the subject, for a provider that counts its people.
  var number: Int {
    let hash = subject.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash % 90_000_000) + 10_000_000
  }
}
