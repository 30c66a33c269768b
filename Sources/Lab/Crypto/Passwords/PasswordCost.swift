/// The cost of a hash to whoever makes one: an honest server once, an attacker for each guess.
package struct PasswordCost: Equatable, Sendable {
  /// Passes over the memory.
  package let passes: UInt64
  /// In bytes.
  package let memory: Int

  /// 19 MiB and two passes: the least that OWASP asks of Argon2id, some 20 ms of a core.
  package static let standard = PasswordCost(passes: 2, memory: 19_456 * 1_024)

  /// The least that libsodium takes: for tests.
  package static let least = PasswordCost(passes: 1, memory: 8_192)
}
