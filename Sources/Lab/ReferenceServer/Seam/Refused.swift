import AuthServer
import Stores

/// Why a deed said no. Which refusal of the endpoint that is, `RefusalChoice` decides.
struct Refused: Error, Sendable {
  let reason: Reason
  /// Attempts, tries that are left.
  var left: Int?
  /// When it may be tried again.
  var until: Moment?
  /// A challenge that goes with it, by its token's name.
  var tokens: [String: IssuedToken] = [:]

  init(
    _ reason: Reason, left: Int? = nil, until: Moment? = nil,
    tokens: [String: IssuedToken] = [:]
  ) {
    self.reason = reason
    self.left = left
    self.until = until
    self.tokens = tokens
  }
}

/// The reasons that a server of sessions has for saying no, whatever a contract calls them.
enum Reason: String, CaseIterable, Sendable {
  // who calls
  case tokenMissing, tokenInvalid, tokenExpired, tokenReused, sessionEnded
  // who a person says to be
  case credentialsWrong, accountUnknown, accountLocked, accountDisabled, accountGone
  case accountUnconfirmed, alreadyConfirmed, identifierTaken, passwordWeak, termsNotAccepted
  // codes and steps
  case codeWrong, codeExpired, codeTooSoon, codeTriesSpent, challengeUnknown, oddSignIn
  // others who vouch
  case providerRefused, providerUnavailable, providerNotSetUp, stateWrong, linkTaken
  // the rest
  case notFound, requestInvalid, tooMany
}

/// How a deed ends that came to nothing.
enum Failure: Error, Sendable {
  case refused(Refused)
  /// A store is away, or too much is waiting: 503, with the seconds to wait.
  case unavailable(retryAfter: Int)
  /// Nothing was done: the control wants to hear this refusal of the endpoint, to be tried again after so many seconds.
  case asked(for: String, seconds: Int)
}
