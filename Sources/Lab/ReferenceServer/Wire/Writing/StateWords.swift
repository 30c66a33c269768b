import Stores

/// The word that an enumeration has for the state of an account.
enum StateWords {
  static func word(for state: Account.State, among texts: [String]) -> String? {
    texts.first { text in
      let plain = text.lowercased().filter { $0.isLetter }
      return words(state).contains { plain == $0 }
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
