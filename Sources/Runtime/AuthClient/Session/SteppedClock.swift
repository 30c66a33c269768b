package import SessionCore

/// A clock that also says when the work of a session runs, for whoever takes a session step by step.
package protocol SteppedClock: WallClock {
  var spawner: Spawner { get }
  var alarm: Alarm { get }
}

extension AuthSession {
  /// The session as its core has it.
  package var core: SessionCore { shared.core }
}
