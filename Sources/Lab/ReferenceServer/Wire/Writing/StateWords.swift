import Stores

/// The word that an enumeration has for the state of an account.
enum StateWords {
  static func word(for state: Account.State, among texts: [String]) -> String? {
    let words = words(state)
    // Mostly it is one of them as it stands.
    return texts.first { text in
      words.contains(text) || words.contains(text.lowercased().filter { $0.isLetter })
    }
  }

  private static func words(_ state: Account.State) -> [String] {
    switch state {
    case .unconfirmed: ["unconfirmed", "unverified", "pending", "new", "invited"]
    case .active: ["active", "enabled", "confirmed", "verified", "normal", "ok"]
    case .disabled: ["disabled", "suspended", "blocked", "banned", "inactive", "locked"]
    case .deleted: ["deleted", "removed", "gone", "closed"]
    }
  }
}
