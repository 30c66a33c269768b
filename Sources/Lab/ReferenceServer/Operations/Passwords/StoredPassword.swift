/// The password that an account keeps: a hash, and beside it a verifier for sign-ins by SRP. They are one text, so that
/// the two never stand for different passwords.
struct StoredPassword {
  let hash: String
  let srp: SRPRecord?

  private static let separator = " srp "

  init(hash: String, srp: SRPRecord?) {
    self.hash = hash
    self.srp = srp
  }

  init(_ text: String) {
    guard let separator = text.firstRange(of: Self.separator) else {
      self.init(hash: text, srp: nil)
      return
    }
    self.init(
      hash: String(text[..<separator.lowerBound]),
      srp: SRPRecord(String(text[separator.upperBound...])))
  }

  var text: String { hash + (srp.map { Self.separator + $0.text } ?? "") }
}

/// A pool's record of a password: nobody signs in with it, but its holder can try words against it.
struct SRPRecord {
  /// The pool's own name of the person.
  let userId: String
  /// In hexadecimal.
  let salt: String
  let verifier: String

  init(userId: String, salt: String, verifier: String) {
    self.userId = userId
    self.salt = salt
    self.verifier = verifier
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 3 else { return nil }
    self.init(userId: parts[0], salt: parts[1], verifier: parts[2])
  }

  var text: String { "\(userId) \(salt) \(verifier)" }
}
