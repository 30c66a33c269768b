import ContractModel

/// Points for how well the name, the match, the message and the form of a refusal fit a meaning.
struct MeaningPoints {
  /// A name that says it, or a field that nothing else has.
  static let enough = 4
  /// The refusal's name is the meaning's word.
  private static let surest = 100

  private let refusal: Refusal
  private let name: Wording
  private let match: Wording
  private let message: Wording
  /// By the place of the meaning in the language.
  private var all: [Int] = []

  init(_ refusal: Refusal) {
    self.refusal = refusal
    name = Wording([refusal.name.value])
    match = Wording(refusal.match.map(\.test.text.value))
    message = Wording(refusal.messages.map(\.text.value))
    all = Meaning.allCases.enumerated().map { counted($1, at: $0) }
  }

  func points(for meaning: Meaning) -> Int { all[meaning.place] }

  /// Words weigh more than form; form alone decides only for a field that leaves no doubt.
  private func counted(_ meaning: Meaning, at place: Int) -> Int {
    if refusal.name.value == meaning.rawValue { return Self.surest }
    if meaning.isOfToken, asksThePerson { return 0 }  //! token-meaning-fits-recovery
    let words =
      (name.says(at: place) ? 6 : 0) + (match.says(at: place) ? 4 : 0)
      + (message.says(at: place) ? 3 : 0)
    let form = tells(meaning)
    guard words > 0 || form > 0 else { return 0 }
    return words + form + recovery(meaning) + status(meaning)
  }

  func says(_ meaning: Meaning) -> Bool {
    !(meaning.isOfToken && asksThePerson) && (name.says(meaning) || match.says(meaning))
  }

  /// The person types something: a code that the server calls a token, never a token of the session.
  private var asksThePerson: Bool {
    [.correct, .continueFlow].contains(refusal.recovery.value.word)
  }

  func says(oneOf meanings: [Meaning]) -> Bool {
    meanings.contains { points(for: $0) >= Self.enough }
  }

  /// A name that says something else is not taken by its form.
  func saysOther(than meaning: Meaning) -> Bool {
    !name.says(meaning) && name.saysAnything
  }

  /// Without words, the recovery says more than the status.
  func fit(for meaning: Meaning) -> Int { 4 * recovery(meaning) + status(meaning) }

  private func recovery(_ meaning: Meaning) -> Int {
    let index = meaning.recoveries.firstIndex(of: refusal.recovery.value.word)
    return index.map { $0 == 0 ? 2 : 1 } ?? -2
  }

  private func status(_ meaning: Meaning) -> Int {
    switch refusal.cause.status {
    case .exactly(let status)?: status == meaning.usualStatus ? 1 : 0
    case .hundreds(let digit)?: digit == meaning.usualStatus / 100 ? 1 : -2
    case nil: 0
    }
  }

  /// The fields of the refusal: the end of a lock, the attempts that are left, a challenge.
  private func tells(_ meaning: Meaning) -> Int {
    switch meaning {
    case .accountLocked, .codeTooSoon:
      refusal.recovery.value.word == .wait && !saysOther(than: meaning) ? 3 : 0
    case .credentialsWrong, .codeWrong: hasNumber && !saysOther(than: meaning) ? 2 : 0
    case .oddSignIn: hasToken && refusal.recovery.value.word == .continueFlow ? 3 : 0
    case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded, .scopeMissing,
      .notAllowed, .accountUnknown, .accountDisabled, .accountGone, .accountUnconfirmed,
      .alreadyConfirmed, .identifierTaken, .passwordWeak, .passwordResetRequired, .termsNotAccepted,
      .codeExpired, .codeTriesSpent, .codeNotSent, .challengeUnknown, .providerRefused,
      .providerUnavailable, .providerNotSetUp, .stateWrong, .linkTaken, .notFound, .requestInvalid,
      .tooManyRequests, .serverFailed, .other:
      0
    }
  }

  private var hasNumber: Bool {
    refusal.fields.contains { field in
      if case .scalar(.int) = field.shape.element { true } else { false }
    }
  }

  private var hasToken: Bool {
    refusal.fields.contains { field in
      if case .token(_, .value) = field.shape.element { true } else { false }
    }
  }
}

extension Meaning {
  /// It is about the session's token, which nobody types.
  fileprivate var isOfToken: Bool {
    [.tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused].contains(self)
  }

  /// The usual recoveries of a meaning, the likeliest first.
  var recoveries: [Recovery.Word] {
    switch self {
    case .tokenMissing, .tokenInvalid, .sessionEnded: [.signIn, .renew]
    case .tokenExpired, .tokenReused: [.renew, .signIn]
    case .credentialsWrong, .codeWrong, .passwordWeak: [.correct]
    case .accountUnknown: [.correct, .continueFlow]
    case .accountLocked, .codeTooSoon, .codeTriesSpent, .tooManyRequests: [.wait, .retry]
    case .accountDisabled: [.signIn, .tell]
    case .accountGone, .challengeUnknown: [.signIn]
    case .accountUnconfirmed, .oddSignIn, .termsNotAccepted, .passwordResetRequired:
      [.continueFlow, .correct, .tell]
    case .alreadyConfirmed: [.signIn, .tell]
    case .identifierTaken, .linkTaken: [.correct, .tell]
    case .codeExpired: [.correct, .retry, .signIn]
    case .providerRefused, .stateWrong, .scopeMissing: [.signIn, .correct, .tell]
    case .providerUnavailable, .codeNotSent, .serverFailed: [.retry, .tell]
    case .providerNotSetUp, .other: [.tell]
    case .notFound, .requestInvalid, .notAllowed: [.tell, .correct]
    }
  }
}
