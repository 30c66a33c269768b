import AuthServer

/// A proof that somebody has shown for an account some time ago. Whatever stands on it is asked again with the account
/// locked: it may have started over since, and then belongs to somebody else.
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
  /// The mark by which the names of a registration are noted: the account, until another registration takes it over.
  var registration: String { takenOver ?? id }
}
