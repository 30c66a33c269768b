/// The names of an account from now on, each in place of one of the same kind, and who is told.
package struct Naming: Sendable {
  package var names: [Identifier]
  /// The account is known to be proven, whatever becomes of the address that proved it.
  package var marksProven: Bool
  package var messages: [OutboxMessage]

  package init(_ names: [Identifier], marksProven: Bool = false, messages: [OutboxMessage] = []) {
    self.names = names
    self.marksProven = marksProven
    self.messages = messages
  }
}

/// Whether an account may lose a name that somebody else has proven. An account never loses one that it has proven.
package typealias Losing = @Sendable (Account, Identifier) -> Bool

package enum NamingResult: Equatable, Sendable {
  /// The account as it was until then.
  case named(before: Account)
  /// One of the names is another account's; it gets none.
  case taken
  /// The chooser of the names has chosen none for the account as it is.
  case refused
  /// The account is gone, or what was shown for it is good no more.
  case outdated
}

package enum Linking: Equatable, Sendable {
  case linked
  /// The subject belongs to another account.
  case taken
  /// The account is gone, or what was shown for it is good no more.
  case outdated
}
