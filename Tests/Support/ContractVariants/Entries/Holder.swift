/// A holder of an app or a server to an entry: it is another, or says no, if the entry is.
package enum Holder: String, CaseIterable, Sendable {
  /// The code of the generated client, comments aside.
  case client
  /// The code of the generated stubs, comments aside.
  case stubs
  /// The reference server, as `BehaviourTests` play it.
  case authlab
  /// The reader or lint: it takes no other value.
  case reader
  case fixtures
  case docs

  /// Pages and examples tell of an entry; they make nobody keep it.
  package var enforces: Bool { self != .fixtures && self != .docs }
}
