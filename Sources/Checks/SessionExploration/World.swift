package import SessionCore

/// Several processes of an app with one store, a network and a server, and all that is under way between them.
package struct World: Hashable, Sendable {
  package let contract: ExploredContract
  package internal(set) var now: Double = 0
  package internal(set) var content: SessionContent?
  package internal(set) var isWritable = true
  /// The server renews, and takes no token in any other call. The app makes one call after the other.
  let isStubborn: Bool
  /// A call that was resumed asks for its tokens before anything else happens, as an idle process does it.
  package var runsOn = false
  package internal(set) var processes: [Process]
  package internal(set) var server = SimulatedServer()
  package internal(set) var messages: [NetworkMessage] = []
  var budget: Budget
  /// The tokens that a renewal spends and that were ever in the store.
  var everStored: Set<SimulatedToken> = []
  /// The sign-ins that a person has left.
  var left: Set<Int> = []
  /// The endpoint by which a person left last.
  var leftBy: String?
  /// The sign-ins that a call has ended, such as one that deletes the account, and the last of those calls.
  var closed: Set<Int> = []
  var closedBy: String?
  /// The refresh tokens whose renewal was answered without a successor.
  var unreplaced: Set<SimulatedToken> = []
  /// The last refusal that said nothing about a token and yet asked for a renewal, by the app's own process.
  var blindRefusal: CallClass.PossibleRefusal?
  /// The first claim that was broken.
  package internal(set) var broken: BrokenClaim?
  var narration = Narration.silent
  var endings = CallEndings.unheard

  /// How often each kind of event may still happen.
  package struct Budget: Hashable, Sendable {
    package var calls: Int
    package var signIns = 0
    package var signOuts = 0
    package var looks = 0
    package var kills = 0
    package var losses = 0
    package var ticks = 0
    package var storeFaults = 0
    /// Refusals that a server gives though the token is good.
    package var refusals = 0
    package var appEvents = 0
    /// Sessions that the server ends by itself.
    package var ends = 0

    package init(
      calls: Int, signIns: Int = 0, signOuts: Int = 0, looks: Int = 0, kills: Int = 0,
      losses: Int = 0, ticks: Int = 0, storeFaults: Int = 0, refusals: Int = 0,
      appEvents: Int = 0, ends: Int = 0
    ) {
      self.calls = calls
      self.signIns = signIns
      self.signOuts = signOuts
      self.looks = looks
      self.kills = kills
      self.losses = losses
      self.ticks = ticks
      self.storeFaults = storeFaults
      self.refusals = refusals
      self.appEvents = appEvents
      self.ends = ends
    }
  }

  /// A process of the app, such as the app itself or its widget.
  package struct Process: Hashable, Sendable {
    package internal(set) var core: SessionCore
    /// The calls that somebody waits for.
    package internal(set) var open: [Int: OpenCall] = [:]
    package internal(set) var jobs: [Job] = []
    /// When renewals were sent.
    var renewals: [Double] = []
  }

  /// A call that somebody waits for. The class is an index; nil for a renewal that an app asks for, and a launch.
  package struct OpenCall: Hashable, Sendable {
    package let kind: CallKind
    package let callClass: Int?
  }

  /// Work of a process that is still to be done.
  package enum Job: Hashable, Sendable {
    case lease(flight: Int)
    case prepare(call: Int)
    case wake(flight: Int, at: Double)
  }

  /// A request on its way, or its answer on the way back.
  package struct NetworkMessage: Hashable, Sendable {
    package enum MessagePurpose: Hashable, Sendable {
      case renewal(flight: Int)
      case call(Int, CallKind)
      /// A page that was opened in this session.
      case page(attempt: Int, session: Int)
      /// Tokens that the server is to end, perhaps for a sign-out that waits for it.
      case end(call: Int?)
    }

    package let process: Int
    package let purpose: MessagePurpose
    /// The class of the call; nil for the call that renews or ends.
    package let callClass: Int?
    package let tokens: [SimulatedToken]
    let sentAt: Double
    /// The server had ended the session when it was sent.
    var isAfterEnd = false
    package internal(set) var answer: CallResult?
    package var isPage: Bool { if case .page = purpose { true } else { false } }
    package var isEnd: Bool { if case .end = purpose { true } else { false } }
    package var isRenewal: Bool { if case .renewal = purpose { true } else { false } }
    var answeredAt: Double = 0
  }

  /// - Parameters:
  ///   - isSignedIn: a person is signed in, and the store holds the session.
  ///   - looked: each process has read the store already.
  ///   - isStubborn: the server renews, and takes no token in any other call.
  ///   - tokens: those of the session; nil for those that the first sign-in brings.
  package init(
    _ contract: ExploredContract, processes count: Int, _ budget: Budget, isSignedIn: Bool = true,
    looked: Bool = false, isStubborn: Bool = false, holding tokens: [String]? = nil
  ) {
    self.contract = contract
    self.isStubborn = isStubborn
    let core = SessionCore(contract.rules, renewalEndpoint: contract.renewal?.endpoint)
    processes = Array(repeating: Process(core: core), count: count)
    self.budget = budget
    if isSignedIn, let brought = tokens ?? contract.signedInTokens {
      let grants = server.signIn(brought, contract, at: now)
      let durable = grants.tokens.filter { contract.rules.token($0.key)?.place == .store }
      content = durable.isEmpty ? nil : SessionContent(tokens: durable, id: "1")
      // A session that is kept in memory begins with each run of the app.
      if durable.isEmpty { self.budget.signIns += 1 }
      for token in grants.spent(contract) { everStored.insert(token) }
    }
    if looked { for index in processes.indices { tell(index, .look) } }
  }
}

extension ExploredContract {
  /// The tokens of the first sign-in that begins a session.
  var signedInTokens: [String]? {
    firstSession?.answers.first(where: beginsSession)?.grants
  }

  private var firstSession: CallClass? {
    calls.first { [.signIn, .page].contains($0.kind) && $0.answers.contains(where: beginsSession) }
  }

  private func beginsSession(_ answer: CallClass.Answer) -> Bool {
    answer.grants.contains { !rules.isOfNoSession($0) }
  }
}

extension Grants {
  /// The tokens in it that a renewal spends.
  func spent(_ contract: ExploredContract) -> [SimulatedToken] {
    contract.rules.renewal.spends.flatMap { tokens[$0] }.map { [SimulatedToken($0.text)] } ?? []
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
