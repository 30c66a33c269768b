package import AuthServer

/// An answer as the client gets it.
package enum StagedAnswer: Sendable {
  case answer(Response)
  /// The connection ends without a word.
  case cut
}
