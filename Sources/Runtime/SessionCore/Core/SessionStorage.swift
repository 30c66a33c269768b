/// The store of a session, as its core uses it. Each operation is done at once or fails.
package protocol SessionStorage {
  func read() throws(SessionFault) -> SessionContent?
  /// Writes this content where the store holds what is expected, and nothing elsewhere; nil clears it.
  ///
  /// - Returns: false where the store holds something else.
  func write(_ content: SessionContent?, over expected: ExpectedContent) throws(SessionFault)
    -> Bool
}

/// The content that a store must hold for a write to count.
package enum ExpectedContent: Hashable, Sendable {
  case anything
  case content(SessionContent?)

  package func isMet(by content: SessionContent?) -> Bool {
    switch self {
    case .anything: true
    case .content(let expected): expected?.isSame(as: content) ?? (content?.isEmpty ?? true)
    }
  }
}
