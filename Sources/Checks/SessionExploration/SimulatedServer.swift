package import SessionCore

/// A server that grants, renews and ends tokens as a contract says.
package struct SimulatedServer: Hashable, Sendable {
  /// The tokens of one sign-in.
  package struct Family: Hashable, Sendable {
    /// The last number of each token that was granted.
    var newest: [String: Int] = [:]
    /// When each token was granted.
    var granted: [SimulatedToken: Double] = [:]
    /// When each token but the newest was spent.
    var spent: [SimulatedToken: Double] = [:]
    package var isEnded = false
    /// When the server ended it by itself.
    var endedAt: Double?
  }

  package private(set) var families: [Int: Family] = [:]
  private var steps = 0
  /// The tokens that were sent though they were spent and their grace was over.
  private(set) var reused: Set<SimulatedToken> = []

  package init() {}

  /// Grants tokens of a sign-in that begins.
  package mutating func signIn(
    _ names: [String], _ contract: ExploredContract, at now: Double
  ) -> Grants {
    guard names.contains(where: { !contract.rules.isOfNoSession($0) }) else {
      return grant(names, to: 0, contract, now)
    }
    let number = families.count + 1
    families[number] = Family()
    return grant(names, to: number, contract, now)
  }

  /// Grants tokens, and steps of sign-ins, each by a new text.
  mutating func grant(
    _ names: [String], to number: Int, _ contract: ExploredContract, _ now: Double
  ) -> Grants {
    var grants = Grants(named: Set(names))
    for name in names {
      guard let traits = contract.rules.token(name), traits.place != .nowhere else { continue }
      let token = newToken(name, number, isStep: contract.rules.isOfNoSession(name), at: now)
      let issued = families[token.family]?.granted[token] ?? now
      grants.tokens[name] = HeldToken(
        token.text, issued: issued,
        expires: contract.served(name)?.shownLifetime.map { issued + $0 })
    }
    return grants
  }

  private mutating func newToken(
    _ name: String, _ family: Int, isStep: Bool, at now: Double
  ) -> SimulatedToken {
    guard !isStep, families[family] != nil else {
      steps += 1
      return SimulatedToken(name, 0, steps)
    }
    let number = (families[family]?.newest[name] ?? 0) + 1
    let token = SimulatedToken(name, family, number)
    families[family]?.newest[name] = number
    families[family]?.granted[token] = now
    return token
  }

  /// Answers a renewal by this token; nil where it is refused. A copy that turns up late is a copy, also where its
  /// life is over.
  package mutating func renew(
    _ token: SimulatedToken, bringing names: [String], _ contract: ExploredContract, at now: Double
  ) -> Grants? {
    let traits = contract.served(token.name)
    guard goesOn(token.family) else { return nil }
    let spent = traits?.rotates == true ? families[token.family]?.spent[token] : nil
    guard spent != nil || takes(token, contract, at: now) else { return nil }
    guard traits?.rotates == true else {
      // The token stays good, and may come again.
      var grants = grant(names.filter { $0 != token.name }, to: token.family, contract, now)
      if names.contains(token.name) {
        grants.tokens[token.name] = HeldToken(token.text, issued: now, expires: nil)
        grants.named.insert(token.name)
      }
      return grants
    }
    if let spent {
      let isNext = families[token.family]?.newest[token.name] == token.number + 1
      guard isNext, now - spent < traits?.grace ?? 0 else {
        reused.insert(token)
        if contract.endsFamilyAtReuse { families[token.family]?.isEnded = true }
        return nil
      }
      return successors(of: token, names, contract, now)
    }
    families[token.family]?.spent[token] = now
    return grant(names, to: token.family, contract, now)
  }

  /// The tokens that the first renewal by this token brought. A token that says itself until when it lasts is made
  /// anew, and says another time.
  private mutating func successors(
    of token: SimulatedToken, _ names: [String], _ contract: ExploredContract, _ now: Double
  ) -> Grants {
    let anew = names.filter { name in
      let newest = families[token.family]?.newest[name].map {
        SimulatedToken(name, token.family, $0)
      }
      let granted = newest.flatMap { families[token.family]?.granted[$0] }
      return contract.selfContained.contains(name) && granted != now
    }
    for name in anew { _ = newToken(name, token.family, isStep: false, at: now) }
    var grants = Grants(named: Set(names))
    guard let family = families[token.family] else { return grants }
    for name in names {
      guard let number = family.newest[name], let traits = contract.served(name) else {
        continue
      }
      let newest = SimulatedToken(name, token.family, number)
      let issued = family.granted[newest] ?? 0
      grants.tokens[name] = HeldToken(
        newest.text, issued: issued, expires: traits.shownLifetime.map { issued + $0 })
    }
    return grants
  }

  /// The token is of a session that lasts, and is not over. A step of a sign-in is always taken.
  func takes(_ token: SimulatedToken, _ contract: ExploredContract, at now: Double) -> Bool {
    guard token.family > 0 else { return true }
    guard let family = families[token.family], !family.isEnded,
      let granted = family.granted[token]
    else { return false }
    return contract.served(token.name)?.lifetime.map { now - granted < $0 } ?? true
  }

  /// Its life is not over, whatever became of its session.
  func isUnexpired(_ token: SimulatedToken, _ contract: ExploredContract, at now: Double) -> Bool {
    guard let granted = families[token.family]?.granted[token] else { return token.family == 0 }
    return contract.served(token.name)?.lifetime.map { now - granted < $0 } ?? true
  }

  /// A token of this sign-in is still taken.
  package func mayGoOn(_ family: Int, _ contract: ExploredContract, at now: Double) -> Bool {
    families[family]?.granted.keys.contains { takes($0, contract, at: now) } ?? false
  }

  private func goesOn(_ family: Int) -> Bool { families[family].map { !$0.isEnded } ?? false }

  package var newestGoesOn: Bool { families[families.count].map { !$0.isEnded } ?? false }

  /// Ends the newest session without a word to the app.
  mutating func endNewest(at now: Double) {
    families[families.count]?.isEnded = true
    families[families.count]?.endedAt = now
  }

  func endedAt(_ family: Int) -> Double? { families[family]?.endedAt }

  func spentAt(_ token: SimulatedToken) -> Double? { families[token.family]?.spent[token] }

  /// The fault of a token that it does not take. The end of a JWT is seen before anything else is looked at.
  func fault(
    of token: SimulatedToken, _ contract: ExploredContract, at now: Double
  ) -> CallClass.TokenFault {
    if reused.contains(token) { return .reused }
    let isRead = contract.selfContained.contains(token.name)
    if isRead, !isUnexpired(token, contract, at: now) { return .expired }
    return families[token.family]?.isEnded == true ? .ended : .expired
  }

  func isSpent(_ token: SimulatedToken) -> Bool { families[token.family]?.spent[token] != nil }

  /// Ends what a call ends, of the one person whom it knows.
  mutating func end(by call: CallClass, _ tokens: [SimulatedToken]) {
    let own = Set(tokens.map(\.family))
    for family in families.keys where own.contains(family) ? call.endsSession : call.endsOthers {
      end(family)
    }
  }

  mutating func end(_ family: Int) { families[family]?.isEnded = true }
}
