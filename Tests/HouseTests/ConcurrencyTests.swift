import CaseFolders
import Testing

/// The compiler checks that no value is shared between threads without protection, except where the code asks it not to.
@Suite struct ConcurrencyTests {
  /// Each type that is exempt, and why the compiler can't check it.
  private static let exempt = [
    "Lock": "wraps a mutex of the system, which must not move",
    "Locked": "the lock lets one thread at a time reach the value",
    "InlineQueue": "subclass of a class that is unchecked",
    "SharedSession": "actors reach it in turns, because they share its executor",
    "UnlockProof": "carries an LAContext, which may be used from any thread",
    "EarlierMark": "holds UserDefaults, which may be used from any thread",
    "OpenSSLHandle": "owns a pointer of OpenSSL's",
    "Readiness": "owns a pointer to the event loop, which may be woken from any thread",
  ]

  @Test func uncheckedTypesAreFewAndExplained() throws {
    var found: [String] = []
    for file in Checkout.files(in: "Sources", ending: ".swift") {
      let text = try Checkout.text(file)
      for line in text.split(separator: "\n") where line.contains("@unchecked Sendable") {
        let name = line.split(separator: " ").drop { !["class", "struct"].contains($0) }
          .dropFirst().first
        found.append(String((name ?? line).prefix { $0 != ":" && $0 != "<" }))
      }
    }
    #expect(found.sorted() == Self.exempt.keys.sorted())
    #expect(found.count <= 8)
  }
}
