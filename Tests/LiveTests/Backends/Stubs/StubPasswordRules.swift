import AuthServer

/// The rules of new passwords.
struct StubPasswordRules {
  var least = 8
  var ranges: [ClosedRange<Character>] = []

  func check(_ password: Secret) throws {
    let text = password.reveal()
    let hasAll = ranges.allSatisfy { range in text.contains { range.contains($0) } }
    guard text.unicodeScalars.count >= least, hasAll else { throw Meant(.passwordWeak) }
  }
}
