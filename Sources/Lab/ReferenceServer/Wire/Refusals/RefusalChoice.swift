import ContractModel

/// Which of an endpoint's declared refusals says a reason. The same contract gives the same table on
/// every run, and `authlab serve --explain` prints it.
struct RefusalChoice {
  private let contract: Contract
  private let possible: PossibleReasons
  private let facts: [String: Traits]
  private let chosen = ChosenRefusals()

  init(_ contract: Contract) {
    self.contract = contract
    possible = PossibleReasons(contract: contract)
    facts = Dictionary(
      contract.refusals.map { ($0.name.value, Traits($0)) }, uniquingKeysWith: { one, _ in one })
  }

  /// How a reason came to its refusal.
  struct Choice {
    let refusal: Refusal
    let grounds: Grounds
  }

  enum Grounds: Equatable {
    /// The contract's policies name it.
    case policy
    /// Its words, or what it tells, say this reason.
    case said
    /// It says the reason that comes nearest.
    case near(Reason)
    /// It stands for the rest of the status.
    case rest
    /// Its words say no reason; its status and how one recovers from it are those of this one.
    case form
  }

  /// Nil where none of them fits.
  func choose(_ reason: Reason, for endpoint: Endpoint) -> Choice? {
    chosen.choice(reason, for: endpoint) { search(reason, endpoint) }
  }

  /// What the endpoint would say with this refusal; where it never would, that the request is wrong.
  func reason(for refusal: String, at endpoint: Endpoint) -> Reason {
    possible.of(endpoint).first { choose($0, for: endpoint)?.refusal.name.value == refusal }
      ?? .requestInvalid
  }

  private func search(_ reason: Reason, _ endpoint: Endpoint) -> Choice? {
    let declared = endpoint.refuses.map { contract.refusals[$0.value] }
      .filter { $0.cause.status != nil }
    if let named = byPolicy(reason, declared) { return Choice(refusal: named, grounds: .policy) }
    if let said = best(reason, declared) { return Choice(refusal: said, grounds: .said) }
    let others = possible.carriesSession(endpoint) ? reason.standInsOfSession : reason.standIns
    for other in others {
      if let near = best(other, declared) { return Choice(refusal: near, grounds: .near(other)) }
    }
    if let rest = rest(reason, declared) { return Choice(refusal: rest, grounds: .rest) }
    return byForm(reason, declared, endpoint).map { Choice(refusal: $0, grounds: .form) }
  }

  /// Of those whose words say nothing that the endpoint meets, the one that an app recovers from as from this reason.
  /// Only what every API says in one way or another is said so: that a session is over, or a sign-in wrong.
  private func byForm(
    _ reason: Reason, _ declared: [Refusal], _ endpoint: Endpoint
  ) -> Refusal? {
    let ofSession: [Reason] = [
      .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded,
    ]
    let isUsual =
      ofSession.contains(reason)
      || reason == .credentialsWrong && endpoint.deed.value == .passwordSignIn
    guard isUsual else { return nil }
    let met = possible.of(endpoint)
    // Who can renew is not signed out by a token that is too old.
    let renews = contract.renewal.map { $0.name.value != endpoint.name.value } ?? false
    let recoveries = reason == .tokenExpired && renews ? [.renew] : reason.recoveries
    let mute = declared.filter { refusal in
      refusal.mayMeanNobody && !refusal.bringsToken
        && recoveries.contains(refusal.recovery.value.word)
        && best(of: met, [refusal]) == nil
    }
    let fits = mute.map { facts[$0.name.value]?.fit(for: reason) ?? 0 }
    return fits.max().flatMap { fits.firstIndex(of: $0) }.map { mute[$0] }
  }

  private func best(of reasons: [Reason], _ declared: [Refusal]) -> Refusal? {
    reasons.lazy.compactMap { best($0, declared) }.first
  }

  private func byPolicy(_ reason: Reason, _ declared: [Refusal]) -> Refusal? {
    guard reason == .oddSignIn, let name = contract.policies.devices?.refusedWith?.value else {
      return nil
    }
    return declared.first { $0.name.value == name }
  }

  /// The first of those with the most points, if there are enough.
  private func best(_ reason: Reason, _ declared: [Refusal]) -> Refusal? {
    let points = declared.map { facts[$0.name.value]?.points(for: reason) ?? 0 }
    guard let most = points.max(), most >= Traits.enough else { return nil }
    return points.firstIndex(of: most).map { declared[$0] }
  }

  /// One without a condition, of the status that the reason usually has.
  private func rest(_ reason: Reason, _ declared: [Refusal]) -> Refusal? {
    declared.first { refusal in
      guard refusal.match.isEmpty, !refusal.bringsToken else { return false }
      let fits = reason.recoveries.contains(refusal.recovery.value.word)
      switch refusal.cause.status {
      case .exactly(let status)?: return status == reason.usualStatus && fits
      case .hundreds(let digit)?: return digit == reason.usualStatus / 100 && fits
      case nil: return false
      }
    }
  }
}

/// What can be read off a refusal.
private struct Traits {
  /// A name that says it; or a field that nothing else has.
  static let enough = 4
  /// It is called as the reason is.
  private static let surest = 100

  private let refusal: Refusal
  private let name: Wording
  private let match: Wording
  private let message: Wording

  init(_ refusal: Refusal) {
    self.refusal = refusal
    name = Wording([refusal.name.value])
    match = Wording(refusal.match.map(\.test.text.value))
    message = Wording(refusal.messages.map(\.text.value))
  }

  /// Words weigh more than form; form alone decides where a field leaves no doubt.
  func points(for reason: Reason) -> Int {
    if refusal.name.value == reason.rawValue { return Self.surest }
    let words =
      (name.says(reason) ? 6 : 0) + (match.says(reason) ? 4 : 0) + (message.says(reason) ? 3 : 0)
    let form = tells(reason)
    guard words > 0 || form > 0 else { return 0 }
    return words + form + self.form(for: reason)
  }

  private func form(for reason: Reason) -> Int { recovery(reason) + status(reason) }

  /// Without words, what one does about it says more than the status.
  func fit(for reason: Reason) -> Int { 4 * recovery(reason) + status(reason) }

  private func recovery(_ reason: Reason) -> Int {
    let index = reason.recoveries.firstIndex(of: refusal.recovery.value.word)
    return index.map { $0 == 0 ? 2 : 1 } ?? -2
  }

  private func status(_ reason: Reason) -> Int {
    switch refusal.cause.status {
    case .exactly(let status)?: status == reason.usualStatus ? 1 : 0
    case .hundreds(let digit)?: digit == reason.usualStatus / 100 ? 1 : -2
    case nil: 0
    }
  }

  /// What it tells beside its conditions: the end of a lock, attempts that are left, a challenge.
  private func tells(_ reason: Reason) -> Int {
    switch reason {
    case .accountLocked, .codeTooSoon:
      refusal.recovery.value.word == .wait && !name.saysOther(than: reason) ? 3 : 0
    case .credentialsWrong, .codeWrong: has(.int) && !name.saysOther(than: reason) ? 2 : 0
    case .oddSignIn: hasToken && refusal.recovery.value.word == .goOn ? 3 : 0
    default: 0
    }
  }

  private func has(_ scalar: ScalarType) -> Bool {
    refusal.fields.contains { field in
      if case .scalar(scalar) = field.shape.element { true } else { false }
    }
  }

  private var hasToken: Bool {
    refusal.fields.contains { field in
      if case .token(_, .value) = field.shape.element { true } else { false }
    }
  }
}

extension Refusal {
  /// By its status.
  fileprivate var mayMeanNobody: Bool {
    if case .exactly(let status)? = cause.status {
      [400, 401, 403].contains(status)
    } else {
      false
    }
  }

  /// It is no such refusal without the token that it brings.
  var bringsToken: Bool {
    fields.contains { field in
      guard !field.shape.isOptional else { return false }
      return if case .token(_, .value) = field.shape.element { true } else { false }
    }
  }
}

extension Wording {
  /// A name that says something else is not taken by its form.
  fileprivate func saysOther(than reason: Reason) -> Bool {
    !says(reason) && Reason.allCases.contains { says($0) }
  }
}

extension RefusalChoice {
  /// The status of a reason that the endpoint declares nothing for: the usual one, unless a declared
  /// refusal stands for the rest of that status and would be read instead.
  func undeclaredStatus(_ reason: Reason, for endpoint: Endpoint?) -> Int {
    let taken = (endpoint?.refuses ?? []).compactMap { name -> Int? in
      let refusal = contract.refusals[name.value]
      guard refusal.match.isEmpty, case .exactly(let status)? = refusal.cause.status else {
        return nil
      }
      return status
    }
    return [reason.usualStatus, 400, 422].first { !taken.contains($0) } ?? reason.usualStatus
  }

  /// Whether the contract has a word of its own for the reason, so that telling it is what its author wants.
  func declares(_ reason: Reason, at endpoint: Endpoint) -> Bool {
    switch choose(reason, for: endpoint)?.grounds {
    case .policy?, .said?: true
    case .near?, .rest?, .form?, nil: false
    }
  }
}
