/// Which session an answer belongs to, and whether it comes too late.
///
/// One counter numbers sessions, sign-ins and other calls alike, so that of two it is known which came later.
package struct SessionNumbers: Hashable, Sendable {
  /// The number of the session that is now; another one is another session, or none.
  package private(set) var session = 0
  /// Sign-ins up to this number are late.
  private var barrier = 0
  /// They are late because somebody signed out, and not because a later one was quicker.
  package private(set) var hasSignedOut = false
  private var last = 0

  package init() {}

  package mutating func next() -> Int {
    last += 1
    return last
  }

  /// A person signed out: sign-ins under way are late too.
  package mutating func signOut() {  //! sign-out-wins
    barrier = next()
    session = barrier
    hasSignedOut = true  //! signed-out-told
  }

  /// The session ended by itself; a sign-in under way still counts.
  package mutating func endSession() { session = next() }

  /// Whether nobody signed out since this sign-in began, and no later one was quicker.
  package func isTimely(signIn: Int) -> Bool { signIn > barrier }

  package mutating func adopt(signIn: Int) {
    barrier = signIn  //! later-sign-in-stands
    session = next()
    hasSignedOut = false  //! later-sign-in-last-word
  }
}
