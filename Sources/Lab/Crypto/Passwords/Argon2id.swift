import CSodium

/// Argon2id in the PHC string form: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`.
enum Argon2id {
  /// libsodium wants to be started once; a process where it cannot must not go on.
  private static let isReady: Bool = {
    guard sodium_init() >= 0 else { fatalError("libsodium does not start") }
    return true
  }()

  /// Nil where there is not enough memory.
  static func hash(_ password: [UInt8], cost: PasswordCost) -> String? {
    precondition(isReady)
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
    let status = password.withCharacters { characters in
      crypto_pwhash_str_alg(
        &text, characters, UInt64(password.count), cost.passes, cost.memory,
        crypto_pwhash_alg_argon2id13())
    }
    guard status == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// In constant time for a given hash; false for what is none.
  static func isPassword(_ password: [UInt8], of hash: String) -> Bool {
    precondition(isReady)
    return password.withCharacters { characters in
      crypto_pwhash_str_verify(hash, characters, UInt64(password.count)) == 0
    }
  }

  /// Whether the text is a hash that can be verified.
  static func isHash(_ text: String) -> Bool {
    text.hasPrefix("$argon2id$") && needsRehash(text, cost: .standard) != nil
  }

  /// Whether it was made at another cost; nil for what is no hash.
  static func needsRehash(_ hash: String, cost: PasswordCost) -> Bool? {
    precondition(isReady)
    switch crypto_pwhash_str_needs_rehash(hash, cost.passes, cost.memory) {
    case 0: return false
    case 1: return true
    default: return nil
    }
  }
}

extension [UInt8] {
  /// With a zero behind them, so that there is an address even for none.
  fileprivate func withCharacters<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (self + [0]).withUnsafeBytes { body($0.assumingMemoryBound(to: CChar.self).baseAddress!) }
  }
}
