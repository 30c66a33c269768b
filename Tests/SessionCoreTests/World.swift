import SessionCore

/// Several processes with one store, a network and a server, and all that is under way between them.
struct World: Hashable {
  var now: Double = 0
  var content: SessionContent?
  var isWritable = true
  var processes: [Process]
  var server = SimulatedServer()
  var messages: [Message] = []
  var budget: Budget
  /// Every refresh token that was ever in the store.
  var everStored: Set<Token> = []
  /// The sign-ins that a person has left.
  var left: Set<Int> = []
  /// The first promise that was broken.
  var problem: String?

  /// How often each kind of event may still happen.
  struct Budget: Hashable {
    var calls: Int
    var signIns = 0
    var signOuts = 0
    var looks = 0
    var kills = 0
    var losses = 0
    var ticks = 0
    var storeFaults = 0
  }

  /// A process of the app, such as the app itself or its widget.
  struct Process: Hashable {
    var core: SessionCore
    /// The calls that somebody waits for, and what each is.
    var open: [Int: CallKind] = [:]
    var jobs: [Job] = []
    /// When renewals were sent.
    var renewals: [Double] = []
  }

  /// Work of a process that is still to be done.
  enum Job: Hashable {
    case lease(flight: Int)
    case prepare(call: Int)
    case wake(flight: Int, at: Double)
  }

  /// A request on its way, or its answer on the way back.
  struct Message: Hashable {
    enum Purpose: Hashable {
      case renewal(flight: Int)
      case read(call: Int)
      case signIn(call: Int)
      case end
    }

    let process: Int
    let purpose: Purpose
    let token: Token?
    var answer: CallResult?
  }

  static let rules = SessionRules(
    tokens: [
      TokenTraits("access", lifetime: SimulatedServer.life),
      TokenTraits("refresh", rotates: true, grace: SimulatedServer.grace),
    ],
    states: [
      StateRules("signedOut", after: ["signIn": SessionStateID(1)]),
      StateRules(
        "signedIn", holds: ["access", "refresh"],
        after: [
          "access.expires": SessionStateID(2), "renew": SessionStateID(1),
          "renew.refused": SessionStateID(0), "signOut": SessionStateID(0),
          "signIn": SessionStateID(1),
        ]),
      StateRules(
        "expired", holds: ["refresh"],
        after: [
          "refresh.expires": SessionStateID(0), "renew": SessionStateID(1),
          "renew.refused": SessionStateID(0), "signOut": SessionStateID(0),
          "signIn": SessionStateID(1),
        ]),
    ],
    start: SessionStateID(0),
    renewal: RenewalTraits(renews: ["access"], spends: "refresh", before: 5))

  /// The first person is signed in.
  ///
  /// - Parameter looked: each process has read the store already.
  init(processes count: Int, _ budget: Budget, looked: Bool = false) {
    let core = SessionCore(Self.rules, renewalEndpoint: "renew")
    processes = Array(repeating: Process(core: core), count: count)
    self.budget = budget
    let grants = server.signIn(at: now)
    content = SessionContent(tokens: grants.tokens, id: "1")
    everStored = [Token("r", 1, 1)]
    if looked { for index in processes.indices { tell(index, .look) } }
  }
}

/// The store of the world during one event.
final class WorldStore: SessionStorage {
  private(set) var content: SessionContent?
  private(set) var writes: [SessionContent?] = []
  private let isWritable: Bool

  init(_ world: World) { (content, isWritable) = (world.content, world.isWritable) }

  func read() throws(SessionFault) -> SessionContent? { content }

  func write(
    _ content: SessionContent?, over expected: ExpectedContent
  ) throws(SessionFault) -> Bool {
    guard isWritable else { throw .storeUnwritable }
    guard expected.isMet(by: self.content) else { return false }
    self.content = content
    writes.append(content)
    return true
  }
}
