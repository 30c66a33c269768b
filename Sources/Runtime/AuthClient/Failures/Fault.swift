/// The reason why a call got no valid response. The session is unchanged.
public enum Fault: String, Error, CaseIterable, Sendable {
  /// The server couldn't be reached, or the connection broke, for example at a captive portal.
  case offline
  /// No response came in time.
  case timeout
  /// Plain http to another machine, or a server certificate that isn't trusted or pinned. A captive portal with a
  /// certificate of its own looks the same as an attacker.
  case insecure
  /// The response isn't one that the contract allows.
  case unreadable
  /// The caller cancelled, or a newer sign-in finished first.
  case cancelled
  /// The request couldn't be written: a value has no form in JSON, a path or a header.
  case unsendable
  /// The store couldn't be read; nothing in it was touched.
  case storeUnreadable
  /// The store couldn't be written, so the new tokens weren't used.
  case storeUnwritable
  /// The stored session can't be opened again: the device no longer opens its guard, or its content is damaged. A
  /// sign-in replaces it.
  case sessionLost
  /// The contract keeps the session only while the device has a passcode, and it has none.
  case passcodeMissing
  /// The app is set up in a way that keeps it from using its store, such as without the entitlement of the keychain.
  case storeUnusable
  /// The store holds the session of another server. It was neither read nor sent; a sign-in replaces it, and a
  /// store of its own keeps both.
  case otherServer
  /// The state of the session, such as a lock, doesn't let its tokens be used or refreshed.
  case locked
  /// The server keeps refusing tokens that it has just issued.
  case renewalDoesNotHelp
}
