/// Codes that a person reads somewhere and types.
package protocol CodeStore: Sendable {
  /// A new code puts an end to the one before it.
  func put(_ code: NewCode) async throws(StoreFault) -> CodeSending
  /// Counts the try before it compares: sixty-four at once have no more tries than one.
  func tryCode(
    purpose: String, subject: String, code: Fingerprint
  ) async throws(StoreFault) -> CodeTrial
}

package struct NewCode: Sendable {
  /// The contract's name of the policy.
  package var purpose: String
  /// Whom it was sent to.
  package var subject: String
  package var fingerprint: Fingerprint
  package var lifetime: Int
  package var tries: Int
  /// Seconds before another may be sent.
  package var resendAfter: Int

  package init(
    purpose: String, subject: String, fingerprint: Fingerprint, lifetime: Int, tries: Int,
    resendAfter: Int
  ) {
    self.purpose = purpose
    self.subject = subject
    self.fingerprint = fingerprint
    self.lifetime = lifetime
    self.tries = tries
    self.resendAfter = resendAfter
  }
}

package enum CodeSending: Equatable, Sendable {
  case sent
  case tooSoon(until: Moment)
}

package enum CodeTrial: Equatable, Sendable {
  /// It is used up now.
  case right
  case wrong(triesLeft: Int)
  case expired
  case triesSpent
  /// None was sent, or it was used.
  case unknown
}
