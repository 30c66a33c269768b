extension PasswordPolicy {
  /// Passwords that are refused because everybody tries them first.
  public struct Blocklist: Hashable, Sendable {
    private let words: Set<String>
    private let refusesPatterns: Bool

    private init(words: Set<String>, refusesPatterns: Bool) {
      self.words = words
      self.refusesPatterns = refusesPatterns
    }

    public static let none = Blocklist(words: [], refusesPatterns: false)

    /// The commonest passwords, also with digits or signs after them, one character or a short group
    /// over and over, and runs such as `12345678` or `qwertyui`. A server may have a longer list.
    public static let common = Blocklist(words: CommonPasswords.all, refusesPatterns: true)

    /// And these: the service's name, the person's address or name.
    public func and(_ more: [String]) -> Blocklist {
      Blocklist(
        words: words.union(more.map { $0.lowercased() }.filter { !$0.isEmpty }),
        refusesPatterns: refusesPatterns)
    }

    /// Case makes no difference.
    package func holds(_ password: String) -> Bool {
      let text = password.lowercased()
      if words.contains(text) { return true }
      guard refusesPatterns, !text.isEmpty else { return false }
      return words.contains(text.withoutEnding) || text.isRepeated || text.isRun  //! common-ending
    }
  }
}

extension String {
  /// `password123!` is `password` to whoever guesses.
  fileprivate var withoutEnding: String {
    let end = lastIndex { $0.isLetter }
    return end.map { String(self[...$0]) } ?? self
  }

  /// One to three characters again and again.
  fileprivate var isRepeated: Bool {
    let characters = Array(self)
    return (1...3).contains { length in
      characters.count >= length * 2
        && characters.indices.allSatisfy { characters[$0] == characters[$0 % length] }
    }
  }

  /// Neighbours on a keyboard, in the alphabet or among the digits, all in one direction.
  fileprivate var isRun: Bool {
    guard unicodeScalars.count >= 4 else { return false }
    return CommonPasswords.rows.contains { row in
      row.contains(self) || String(row.reversed()).contains(self)
    }
  }
}
