/// Codes that a person reads somewhere and types.
package protocol CodeStore: Sendable {
  /// Whose turn it is to have a code sent: the time counts from here on. A code that is there stays good.
  func reserveSend(
    purpose: String, subject: String, resendAfter: Int
  ) async throws(StoreFault) -> SendReservation
  /// A new code puts an end to the one before it; a decoy only to another decoy.
  func put(_ code: NewCode) async throws(StoreFault)
  /// Counts the try before it compares: sixty-four at once have no more tries than one.
  func tryCode(
    purpose: String, subject: String, code: Fingerprint
  ) async throws(StoreFault) -> CodeTrial
}

package struct NewCode: Sendable {
  /// The contract's name of the policy.
  package var purpose: String
  /// The identifier to which it was sent.
  package var subject: String
  package var fingerprint: Fingerprint
  package var lifetime: Int
  package var tries: Int
  /// Whether it goes to nobody. Nobody learns that: to whoever types wrong ones it looks like the one that is good.
  package var isDecoy: Bool

  package init(
    purpose: String, subject: String, fingerprint: Fingerprint, lifetime: Int, tries: Int,
    isDecoy: Bool = false
  ) {
    self.purpose = purpose
    self.subject = subject
    self.fingerprint = fingerprint
    self.lifetime = lifetime
    self.tries = tries
    self.isDecoy = isDecoy
  }
}

package enum SendReservation: Equatable, Sendable {
  case taken
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
