import AuthServer
import ContractMessages
import ContractModel
import Stores

/// Why an operation said no. Which refusal of the endpoint that is, `RefusalChoice` decides.
struct OperationRefusal: Error, Sendable {
  let reason: Meaning
  /// What led to it, for the log alone: words of this server, and nothing of the caller's.
  let because: String?
  /// Attempts, tries that are left.
  var left: Int?
  /// When it may be tried again.
  var until: Moment?
  /// A challenge that goes with it, by its token's name.
  var tokens: [String: IssuedToken] = [:]

  init(
    _ reason: Meaning, because: String? = nil, left: Int? = nil, until: Moment? = nil,
    tokens: [String: IssuedToken] = [:]
  ) {
    self.reason = reason
    self.because = because
    self.left = left
    self.until = until
    self.tokens = tokens
  }

  var facts: RefusalFacts {
    RefusalFacts(
      reason, left: left, until: until?.milliseconds,
      tokens: tokens.mapValues { ($0.secret, $0.expiresAt?.milliseconds, $0.lifetime) })
  }
}

/// How an operation ends that came to nothing.
enum Failure: Error, Sendable {
  case refused(OperationRefusal)
  /// A store is away, or too much is waiting: 503, with the seconds to wait.
  case unavailable(retryAfter: Int)
  /// An error that no part of this server expects: 500, with its cause for the log.
  case unforeseen(cause: String)
  /// Nothing was done: the control wants to hear this refusal of the endpoint, to be tried again after so many seconds.
  case asked(for: String, seconds: Int)
}
