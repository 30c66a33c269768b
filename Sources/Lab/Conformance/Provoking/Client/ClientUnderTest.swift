/// A client that makes the calls that it is told to.
package protocol ClientUnderTest: Sendable {
  func perform(_ order: ClientOrder) async -> ClientReply
  /// Lets so many seconds pass by the client's clock.
  func wait(_ seconds: Int) async
  /// It makes too many calls, and its order is not waited for any more.
  func stop() async
  /// All orders are done.
  ///
  /// - Returns: the reason why it ended badly; nil where it ended well.
  func end() async -> String?
}

extension ClientUnderTest {
  package func wait(_ seconds: Int) async { try? await Task.sleep(for: .seconds(seconds)) }
}

/// An order to a client.
package enum ClientOrder: Hashable, Sendable {
  /// By a call with this name.
  case signIn(String)
  /// So many calls of this endpoint at once.
  case call(String, times: Int)
  case signOut
  /// A call of this endpoint, and a sign-out while the call waits for its answer.
  case signOutDuring(String)

  var isSignOut: Bool {
    switch self {
    case .signOut, .signOutDuring: true
    case .signIn, .call: false
    }
  }
}

/// The word of a client after an order.
package enum ClientReply: Hashable, Sendable {
  case done
  /// It did not work, and the person is still signed in, or was not before.
  case failed
  /// The client shows its sign-in.
  case signedOut
  /// It has no such call.
  case unable
  /// It ended, for this reason.
  case stopped(String)
  /// Nothing came in time.
  case silent

  /// The words that a client says.
  package static let words: [String: ClientReply] = [
    "done": .done, "failed": .failed, "signedOut": .signedOut, "unable": .unable,
  ]

  package var word: String {
    switch self {
    case .done: "done"
    case .failed: "failed"
    case .signedOut: "signedOut"
    case .unable: "unable"
    case .stopped: "stopped"
    case .silent: "silent"
    }
  }
}
