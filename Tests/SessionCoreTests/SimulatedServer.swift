import SessionCore

/// A server with rotating refresh tokens, a grace and families that end at reuse.
struct SimulatedServer: Hashable {
  static let life: Double = 30
  static let grace: Double = 30

  struct Family: Hashable {
    var newest = 1
    /// When each token but the newest was spent.
    var spent: [Int: Double] = [:]
    var issued: [Int: Double]
    var isEnded = false
  }

  private(set) var families: [Int: Family] = [:]
  /// The tokens that were sent though they were spent and their grace was over.
  private(set) var reused: [Token] = []

  mutating func signIn(at now: Double) -> Grants {
    let number = families.count + 1
    families[number] = Family(issued: [1: now])
    return grants(number, 1, now)
  }

  mutating func renew(_ token: Token, at now: Double) -> CallResult {
    guard var family = families[token.family], !family.isEnded else { return Self.over }
    if token.number == family.newest {
      family.spent[token.number] = now
      family.newest += 1
      family.issued[family.newest] = now
    } else if token.number < family.newest - 1
      || now - (family.spent[token.number] ?? 0) > Self.grace
    {
      family.isEnded = true
      families[token.family] = family
      reused.append(token)
      return Self.over
    }
    families[token.family] = family
    return CallResult(.answered, grants: grants(token.family, token.number + 1, now))
  }

  func read(_ token: Token, at now: Double) -> CallResult {
    guard let family = families[token.family], !family.isEnded,
      now - (family.issued[token.number] ?? 0) < Self.life
    else { return CallResult(.refused(RefusalFacts("expired", asksToRenew: true))) }
    return CallResult(.answered)
  }

  mutating func end(_ token: Token) { families[token.family]?.isEnded = true }

  private static let over = CallResult(.refused(RefusalFacts("over", asksToSignIn: true)))

  private func grants(_ family: Int, _ number: Int, _ now: Double) -> Grants {
    let issued = families[family]?.issued[number] ?? now
    return Grants(tokens: [
      "access": HeldToken(
        Token("a", family, number).text, issued: now, expires: issued + Self.life),
      "refresh": HeldToken(Token("r", family, number).text, issued: now, expires: now + 100_000),
    ])
  }
}

/// A token of the simulated server: its kind, sign-in and number.
struct Token: Hashable {
  let kind: String
  let family: Int
  let number: Int

  init(_ kind: String, _ family: Int, _ number: Int) {
    (self.kind, self.family, self.number) = (kind, family, number)
  }

  init(_ text: TokenText) {
    let parts = text.revealed.dropFirst().split(separator: ".").compactMap { Int($0) }
    self.init(String(text.revealed.prefix(1)), parts[0], parts[1])
  }

  var text: TokenText { TokenText("\(kind)\(family).\(number)") }
}
