/// The meaning of a refusal to a session: the closed list of `means`. A refusal's name or text says nothing.
package enum Meaning: String, CaseIterable, Sendable {
  // The caller's token.
  case tokenMissing, tokenInvalid, tokenExpired, tokenReused, sessionEnded, scopeMissing, notAllowed
  // The person's account and password.
  case credentialsWrong, accountUnknown, accountLocked, accountDisabled, accountGone
  case accountUnconfirmed, alreadyConfirmed, identifierTaken, passwordWeak, passwordResetRequired
  case termsNotAccepted
  // Codes and the steps of a sign-in.
  case codeWrong, codeExpired, codeTooSoon, codeTriesSpent, codeNotSent, challengeUnknown, oddSignIn
  // Identity providers.
  case providerRefused, providerUnavailable, providerNotSetUp, stateWrong, linkTaken
  // All other refusals.
  case notFound, requestInvalid, tooManyRequests, serverFailed, other
}

extension Meaning {
  /// One line for the reference and for `authgen explain`.
  package var says: String {
    switch self {
    case .tokenMissing: "the call carries no token"
    case .tokenInvalid:
      "the token is not one that this server takes: forged, of another server, broken"
    case .tokenExpired: "the token was good and its lifetime is over"
    case .tokenReused: "the token was used before and a newer one has replaced it"
    case .sessionEnded: "the session was ended: signed out elsewhere, revoked, too old"
    case .scopeMissing: "the token is good and lacks a scope that the call needs"
    case .notAllowed: "authenticated, but not authorized"
    case .credentialsWrong: "the name and the password do not belong together"
    case .accountUnknown: "no account has that name"
    case .accountLocked: "too many wrong passwords: the account opens again later"
    case .accountDisabled: "somebody has disabled the account"
    case .accountGone: "the account was deleted"
    case .accountUnconfirmed: "the account's address is not confirmed yet"
    case .alreadyConfirmed: "the account's address is confirmed already"
    case .identifierTaken: "another account has that email address, phone number or user name"
    case .passwordWeak: "the new password breaks the rules for passwords"
    case .passwordResetRequired: "the account needs a new password before it can sign in"
    case .termsNotAccepted: "the person has not accepted the terms"
    case .codeWrong: "the code is not the one that was sent"
    case .codeExpired: "the code was right and its lifetime is over"
    case .codeTooSoon: "the last code was sent a moment ago: the next one has to wait"
    case .codeTriesSpent: "too many wrong codes: a new one is needed"
    case .codeNotSent: "the code could not be delivered"
    case .challengeUnknown: "the step of the sign-in is over or was never asked for"
    case .oddSignIn: "the sign-in looks unusual and needs another proof"
    case .providerRefused:
      "the identity provider's token or code is forged, spent or for another app"
    case .providerUnavailable: "the identity provider cannot be reached"
    case .providerNotSetUp: "the server is not set up for this identity provider"
    case .stateWrong:
      "the answer of the identity provider does not belong to a request of this browser"
    case .linkTaken: "another account is linked to that identity"
    case .notFound: "the thing that the call names does not exist"
    case .requestInvalid: "the call breaks the contract: a field is missing or malformed"
    case .tooManyRequests: "the caller sends more calls than the server takes"
    case .serverFailed: "the server failed"
    case .other: "a refusal that concerns only the app, not the session"
    }
  }

  /// Meanings that are told with the same refusal where nothing declared has this one, the nearest first.
  package var nearest: [Meaning] {
    switch self {
    case .tokenMissing: [.tokenInvalid, .sessionEnded, .tokenExpired]
    case .tokenInvalid: [.tokenMissing, .sessionEnded, .tokenExpired]
    case .tokenExpired: [.tokenInvalid, .sessionEnded, .tokenMissing]
    case .tokenReused: [.sessionEnded, .tokenInvalid, .tokenExpired]
    case .sessionEnded: [.tokenInvalid, .tokenMissing, .tokenExpired]
    case .accountUnknown: [.credentialsWrong]
    // A contract that tells of unknown accounts lets the registration admit this person.
    case .accountUnconfirmed: [.accountUnknown, .credentialsWrong]
    case .accountLocked: [.tooManyRequests, .credentialsWrong]
    case .codeWrong: [.providerRefused]
    case .codeExpired: [.codeWrong, .providerRefused]
    case .codeTriesSpent: [.codeWrong]
    case .codeTooSoon: [.tooManyRequests]
    case .challengeUnknown: [.codeExpired, .codeWrong, .credentialsWrong, .providerRefused]
    case .stateWrong, .linkTaken: [.providerRefused]
    case .providerUnavailable: [.serverFailed]
    case .providerNotSetUp: [.providerUnavailable, .serverFailed]
    case .scopeMissing, .notAllowed, .credentialsWrong, .accountDisabled, .accountGone,
      .alreadyConfirmed, .identifierTaken, .passwordWeak, .passwordResetRequired, .termsNotAccepted,
      .codeNotSent, .oddSignIn, .providerRefused, .notFound, .requestInvalid, .tooManyRequests,
      .serverFailed, .other:
      []
    }
  }

  /// The same for a call that carries a token of its session: a disabled or deleted account has none.
  package var nearestInSession: [Meaning] {
    let ofSession: [Meaning] = [.sessionEnded, .tokenInvalid, .tokenMissing, .tokenExpired]
    if self == .accountDisabled { return ofSession }
    return self == .accountGone ? [.accountDisabled] + ofSession : nearest
  }

  /// The status of a refusal that no contract declares.
  package var usualStatus: Int {
    switch self {
    case .tokenMissing, .tokenInvalid, .tokenExpired, .tokenReused, .sessionEnded,
      .credentialsWrong, .accountGone, .providerRefused, .challengeUnknown:
      401
    case .accountUnknown, .notFound: 404
    case .accountLocked, .codeTooSoon, .codeTriesSpent, .tooManyRequests: 429
    case .accountDisabled, .accountUnconfirmed, .oddSignIn, .termsNotAccepted, .stateWrong,
      .scopeMissing, .notAllowed, .passwordResetRequired:
      403
    case .alreadyConfirmed, .identifierTaken, .linkTaken: 409
    case .passwordWeak, .codeWrong, .codeExpired, .requestInvalid, .other: 400
    case .providerUnavailable, .providerNotSetUp, .codeNotSent: 503
    case .serverFailed: 500
    }
  }
}
