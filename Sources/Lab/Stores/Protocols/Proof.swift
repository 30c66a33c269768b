import AuthServer

/// A proof that somebody has shown for an account some time ago. Whatever stands on it is asked again with the account
/// held: it may have started over since, and then belongs to somebody else.
package enum Proof: Equatable, Sendable {
  /// Good while the account has it.
  case password(String?)
  /// Good until it ends.
  case session(String)
  /// Good while the account has it, proven.
  case address(String)
  /// Whatever else it was: good until the account starts over.
  case other(startedOver: String?)
}

extension Account {
  /// Another text each time that the account starts over; nil where it never did.
  package var startedOver: String? {
    if case .string(let mark)? = profile[Self.startedOverKey] { mark } else { nil }
  }

  /// The mark by which the names of a registration are noted: the account, until another registration takes it over.
  var registration: String {
    if case .string(let mark)? = profile[Self.registrationKey] { mark } else { id }
  }

  /// No field of a contract has such names.
  static let startedOverKey = "$startedOver"
  static let registrationKey = "$registration"
}
