/// Why a call got no answer that could be read. None of these says anything about the session.
public enum Fault: String, Error, CaseIterable, Sendable {
  /// The server could not be reached, or the connection broke.
  case offline
  case timeout
  /// Plain http towards a host that is not this machine, or no trust in the server's certificate.
  case insecure
  /// An answer came, but not one that the contract allows.
  case unreadable
  /// By whoever called, or because a sign-in that was begun later was quicker.
  case cancelled
  /// The request could not be written: a value that has no form in JSON, a path or a header.
  case unsendable
  /// The store could not be read; nothing in it was touched.
  case storeUnreadable
  /// The store could not be written, so nothing that was granted was used.
  case storeUnwritable
  /// The store holds the session of another server. It was neither read nor sent; a sign-in replaces it, and a
  /// store of its own keeps both.
  case otherServer
  /// The session is here and its state, such as a lock, does not let tokens be used or renewed.
  case locked
  /// The server keeps refusing tokens that it has just granted.
  case renewalDoesNotHelp
}
