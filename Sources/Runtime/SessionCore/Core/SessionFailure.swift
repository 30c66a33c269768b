/// Why a call does not get an answer of the server.
package enum SessionFailure: Hashable, Sendable {
  case fault(SessionFault)
  /// There is no session, or it ended meanwhile: by the refusal of this name, if it was one.
  case signedOut(because: String?)
  /// The renewal that it waited for failed.
  case renewal(flight: Int)
}

/// A fault of the session itself or of the way to the server.
package enum SessionFault: Error, Hashable, Sendable {
  case offline
  case timeout
  case insecure
  case unreadable
  case cancelled
  case unsendable
  case storeUnreadable
  case storeUnwritable
  /// Another process kept the store locked, so this write changed nothing. Callers see `storeUnwritable`.
  case storeBusy
  /// The store holds the session of another server.
  case otherServer
  /// The session is here, and its state does not let tokens be used or renewed.
  case locked
  /// The server keeps refusing tokens that it has just granted.
  case renewalDoesNotHelp

  /// The server may have done what it was asked.
  var leavesDoubt: Bool {
    switch self {
    case .offline, .timeout, .unreadable: true
    default: false
    }
  }
}
