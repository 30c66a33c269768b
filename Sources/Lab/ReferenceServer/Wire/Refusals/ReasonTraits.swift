import ContractModel

/// What a reason is like apart from words: how HTTP says it, how an app recovers from it.
extension Reason {
  /// The status where the contract has none for it.
  var usualStatus: Int {
    switch self {
    case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded,
      .credentialsWrong, .accountGone, .providerRefused, .challengeUnknown:
      401
    case .accountUnknown, .notFound: 404
    case .accountLocked, .codeTooSoon, .codeTriesSpent, .tooMany: 429
    case .accountDisabled, .accountUnconfirmed, .oddSignIn, .termsNotAccepted, .stateWrong: 403
    case .alreadyConfirmed, .identifierTaken, .linkTaken: 409
    case .passwordWeak, .codeWrong, .codeExpired, .requestInvalid: 400
    case .providerUnavailable, .providerNotSetUp: 503
    }
  }

  /// What an app can do about it.
  var recoveries: [Recovery.Word] {
    switch self {
    case .tokenMissing, .tokenInvalid, .sessionEnded: [.signIn, .renew]
    case .tokenExpired, .tokenReused: [.renew, .signIn]
    case .credentialsWrong, .codeWrong, .passwordWeak: [.correct]
    case .accountUnknown: [.correct, .goOn]
    case .accountLocked, .codeTooSoon, .codeTriesSpent, .tooMany: [.wait, .retry]
    case .accountDisabled: [.signIn, .tell]
    case .accountGone, .challengeUnknown: [.signIn]
    case .accountUnconfirmed, .oddSignIn, .termsNotAccepted: [.goOn, .correct, .tell]
    case .alreadyConfirmed: [.signIn, .tell]
    case .identifierTaken, .linkTaken: [.correct, .tell]
    case .codeExpired: [.correct, .retry, .signIn]
    case .providerRefused, .stateWrong: [.signIn, .correct, .tell]
    case .providerUnavailable: [.retry, .tell]
    case .providerNotSetUp: [.tell]
    case .notFound, .requestInvalid: [.tell, .correct]
    }
  }

  /// What it is told as where the contract has no word for it: the nearest first.
  var standIns: [Reason] {
    switch self {
    case .tokenMissing: [.tokenInvalid, .sessionEnded, .tokenExpired]
    case .tokenInvalid: [.tokenMissing, .sessionEnded, .tokenExpired]
    case .tokenExpired: [.tokenInvalid, .sessionEnded, .tokenMissing]
    case .tokenReused: [.sessionEnded, .tokenInvalid, .tokenExpired]
    case .sessionEnded: [.tokenInvalid, .tokenMissing, .tokenExpired]
    case .accountUnknown: [.credentialsWrong]
    // Where a contract tells of unknown accounts, it is the registration that lets the person in.
    case .accountUnconfirmed: [.accountUnknown, .credentialsWrong]
    case .accountLocked: [.tooMany, .credentialsWrong]
    case .codeWrong: [.providerRefused]
    case .codeExpired: [.codeWrong, .providerRefused]
    case .codeTriesSpent: [.codeWrong]
    case .codeTooSoon: [.tooMany]
    case .challengeUnknown: [.codeExpired, .codeWrong, .credentialsWrong]
    case .stateWrong, .linkTaken: [.providerRefused]
    case .providerNotSetUp: [.providerUnavailable]
    default: []
    }
  }

  /// As `standIns`, for a call that carries a token of its session: an account that is disabled or gone has none.
  var standInsOfSession: [Reason] {
    switch self {
    case .accountDisabled: [.sessionEnded, .tokenInvalid, .tokenMissing, .tokenExpired]
    case .accountGone:
      [.accountDisabled, .sessionEnded, .tokenInvalid, .tokenMissing, .tokenExpired]
    default: standIns
    }
  }
}
