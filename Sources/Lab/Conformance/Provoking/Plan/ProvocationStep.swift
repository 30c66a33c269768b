/// A step of a provocation: an order to the client, or a change of the server.
struct ProvocationStep: Sendable {
  enum Action: Sendable {
    case order(ClientOrder)
    /// These faults take the place of all others.
    case stage([StagedFault])
    /// The tokens that were issued are refused from now on; so many calls at the same moment.
    case outdate(String, together: Int)
    /// The server's clock goes forwards by so many seconds.
    case pass(Int)
    /// So many seconds pass for the client.
    case wait(Int)
  }

  /// The calls of an endpoint that a good client makes in the step.
  struct Limit: Sendable {
    let endpoint: String
    let range: ClosedRange<Int>
    /// Nil where fewer calls are no mistake.
    let below: ClientMistake?
    let above: ClientMistake
  }

  let action: Action
  var limits: [Limit] = []
  /// Replies that show a mistake.
  var bad: [ClientReply: ClientMistake] = [:]
  /// Without this reply the rest shows nothing.
  var isNeeded = false

  init(_ action: Action) { self.action = action }

  static func stage(_ faults: StagedFault...) -> ProvocationStep {
    ProvocationStep(.stage(faults))
  }

  static func outdate(_ refusal: String, together: Int = 1) -> ProvocationStep {
    ProvocationStep(.outdate(refusal, together: together))
  }

  static func call(_ endpoint: String, times: Int = 1) -> ProvocationStep {
    ProvocationStep(.order(.call(endpoint, times: times)))
  }

  static func signIn(_ endpoint: String) -> ProvocationStep {
    ProvocationStep(.order(.signIn(endpoint)))
  }

  static let signOut = ProvocationStep(.order(.signOut))

  static func signOutDuring(_ endpoint: String) -> ProvocationStep {
    ProvocationStep(.order(.signOutDuring(endpoint)))
  }

  static func pass(_ seconds: Int) -> ProvocationStep { ProvocationStep(.pass(seconds)) }

  static func wait(_ seconds: Int) -> ProvocationStep { ProvocationStep(.wait(seconds)) }

  /// The same, where a good client makes at most so many calls of the endpoint.
  func most(_ count: Int, _ endpoint: String?, _ mistake: ClientMistake) -> ProvocationStep {
    exactly(0...count, endpoint, below: nil, above: mistake)
  }

  func exactly(
    _ range: ClosedRange<Int>, _ endpoint: String?, below: ClientMistake?, above: ClientMistake
  ) -> ProvocationStep {
    guard let endpoint else { return self }
    var step = self
    step.limits.append(Limit(endpoint: endpoint, range: range, below: below, above: above))
    return step
  }

  /// The same, where these replies show the mistake.
  func blaming(_ replies: ClientReply..., shows mistake: ClientMistake) -> ProvocationStep {
    var step = self
    for reply in replies { step.bad[reply] = mistake }
    return step
  }

  var mustBeDone: ProvocationStep { blaming(.failed, .signedOut, shows: .gaveUp) }

  var needed: ProvocationStep {
    var step = self
    step.isNeeded = true
    return step
  }
}
