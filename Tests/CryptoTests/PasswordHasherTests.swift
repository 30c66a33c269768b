import AuthServer
import Synchronization
import Testing

@testable import Crypto

@Suite("Hashing passwords")
struct PasswordHasherTests {
  private let hasher: PasswordHasher

  init() throws {
    hasher = try PasswordHasher(cost: .least)
  }

  @Test func hashMatchesOnlyItsPassword() async throws {
    let password = Secret("correct horse")
    let hash = try await hasher.hash(password)
    #expect(hash.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
    #expect(try await hasher.hash(password) != hash)
    #expect(try await hasher.verify(password, against: hash) == .right)
    for other in ["correct horsf", "correct hors", "correct horse\0", "Correct horse", ""] {
      #expect(try await hasher.verify(Secret(other), against: hash) == .wrong)
    }
  }

  /// Another implementation of Argon2 hashed “password” with the salt “somesalt”.
  @Test func foreignHashesAreVerified() async throws {
    let hash =
      "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    #expect(try await hasher.verify(Secret("password"), against: hash) == .rightButOld)
    #expect(try await hasher.verify(Secret("Password"), against: hash) == .wrong)
  }

  @Test func defaultCostIsAsDocumented() async throws {
    let standard = try PasswordHasher()
    let hash = try await standard.hash(Secret("a"))
    #expect(hash.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"))
    #expect(try await standard.verify(Secret("a"), against: hash) == .right)
    #expect(try await hasher.verify(Secret("a"), against: hash) == .rightButOld)
  }

  @Test func longPasswordsAreRejectedBeforeHashing() async throws {
    let longest = Secret(String(repeating: "a", count: 1_024))
    #expect(try await hasher.verify(longest, against: hasher.hash(longest)) == .right)
    let longer = Secret(String(repeating: "a", count: 1_025))
    await #expect(throws: PasswordFault.tooLong) { try await hasher.hash(longer) }
    await #expect(throws: PasswordFault.tooLong) { try await hasher.verify(longer, against: nil) }
    let wide = Secret(String(repeating: "\u{e9}", count: 513))
    await #expect(throws: PasswordFault.tooLong) { try await hasher.hash(wide) }
  }

  @Test func equivalentUnicodeFormsMatch() async throws {
    let hash = try await hasher.hash(Secret("caf\u{e9}"))
    #expect(try await hasher.verify(Secret("cafe\u{301}"), against: hash) == .right)
    #expect(try await hasher.verify(Secret("cafe"), against: hash) == .wrong)
    #expect(try await hasher.verify(Secret("CAF\u{e9}"), against: hash) == .wrong)
    let spaces = try await hasher.hash(Secret(" a  b "))
    #expect(try await hasher.verify(Secret("a b"), against: spaces) == .wrong)
    #expect(
      try await hasher.verify(Secret("\u{2460}"), against: hasher.hash(Secret("1"))) == .wrong)
  }

  @Test(arguments: [
    nil, "", "secret", "$argon2id$", "$2b$12$abcdefghijklmnopqrstuv", "$argon2i$v=19$m=8,t=3,p=1$",
  ])
  func missingOrMalformedHashNeverMatches(_ hash: String?) async throws {
    #expect(try await hasher.verify(Secret("secret"), against: hash) == .wrong)
    #expect(try await hasher.verify(Secret(""), against: hash) == .wrong)
  }

  /// Both checks compute one hash. The test counts the work, because a clock would measure the machine.
  /// `Proofs/same-time` measures the time.
  @Test(arguments: [nil, "", "no hash", "$argon2id$v=19$m=1"])
  func unknownUserCostsAsMuchAsKnownUser(_ nobody: String?) async throws {
    let work = Work()
    let hasher = try PasswordHasher(
      cost: PasswordCost(passes: 2, memory: 4_096 * 1_024),
      compare: { password, hash in
        work.add(hash)
        return Argon2id.isPassword(password, of: hash)
      })
    let hash = try await hasher.hash(Secret("a"))
    #expect(try await hasher.verify("b", hash) == .wrong)
    #expect(try await hasher.verify("b", nobody) == .wrong)
    #expect(work.costs == ["v=19$m=4096,t=2,p=1", "v=19$m=4096,t=2,p=1"])
  }
}

/// The costs of the hashes that were compared with.
private final class Work: Sendable {
  private let done = Mutex<[String]>([])

  var costs: [String] { done.withLock { $0 } }

  func add(_ hash: String) {
    let parts = hash.split(separator: "$").dropFirst().prefix(2)
    done.withLock { $0.append(parts.joined(separator: "$")) }
  }
}

extension PasswordHasher {
  fileprivate func verify(_ text: String, _ hash: String?) async throws -> PasswordVerdict {
    try await verify(Secret(text), against: hash)
  }
}
