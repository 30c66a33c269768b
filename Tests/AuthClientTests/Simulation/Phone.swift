import Foundation

@testable import AuthClient

/// A device on which an app runs, is killed and runs again, in the hands of the test.
final class Phone: @unchecked Sendable {
  let executor = ManualExecutor()
  let server: SimulatedServer
  let clock = VirtualClock()
  private let alarms = Alarms()
  private(set) var store: UnreliableStore
  private(set) var session: AuthSession<Sim>
  private let lock = NSLock()
  private var log: [String: [Bool]] = [:]
  private var sentUnstored: [String] = []
  private var network: Network

  /// The first person is signed in, and the access token is over.
  ///
  /// - Parameter holds: the endpoints whose requests the server holds back.
  init(holding holds: Set<String>) {
    server = SimulatedServer(holding: holds)
    let stored = World.stored(["access": "a-1.1", "refresh": "r-1.1"], clock.now)
    clock.advance(by: 3600)
    (store, network) = (UnreliableStore(stored), Network(server))
    session = Self.session(store, network, clock, executor, alarms)
  }

  private static func session(
    _ store: UnreliableStore, _ network: Network, _ clock: VirtualClock,
    _ executor: ManualExecutor, _ alarms: Alarms
  ) -> AuthSession<Sim> {
    let time = Timekeeper(clock)
    var wire = Wire(
      server: URL(string: "https://longde.cloud")!, transport: network, time: time, headers: [:])
    wire.spawner = executor.spawner
    wire.alarm = alarms.alarm
    let shared = SharedSession<Sim>(
      store: store, time: time, server: nil, renewalEndpoint: "renewSession")
    return AuthSession(wire: wire, shared: shared)
  }

  var stored: [String: String] {
    (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  /// How the calls of this name ended, in order.
  func ends(_ name: String) -> [Bool] { lock.withLock { log[name] ?? [] } }

  private func begin(_ name: String, _ body: @escaping @Sendable () async -> Bool) {
    executor.start { [self] in
      let end = await body()
      lock.withLock { log[name, default: []].append(end) }
    }
  }

  func read(_ name: String = "me") { call(name) { _ = try await $0.call(Sim.read) } }
  func renew() { call("renew") { _ = try await $0.renew() } }
  /// The first person was number 1.
  func signIn(_ number: Int) {
    call("signIn \(number)") { _ = try await $0.signIn(Sim.signIn(number)) }
  }

  func signOut() { call("signOut") { try await $0.end(Sim.signOut) } }
  func delete() { call("delete") { _ = try await $0.call(Sim.delete) } }

  private func call(
    _ name: String, _ body: @escaping @Sendable (AuthSession<Sim>) async throws -> Void
  ) {
    let session = session
    begin(name) { (try? await body(session)) != nil }
  }

  /// Lets time pass until all alarms have rung that are set now.
  func wait() {
    for work in alarms.ring(clock) { executor.start(work) }
    executor.drain()
  }

  /// The sign-ins whose tokens are stored.
  var families: Set<Int> { Set(stored.values.compactMap(server.family)) }

  /// The endpoints to which a token was sent that the store did not hold.
  var misused: [String] { lock.withLock { sentUnstored } }

  /// - Parameter nowOnly: where nothing can happen between a look at the store and a request.
  func note(_ request: HTTPRequest, nowOnly: Bool) {
    let token: String
    switch request.endpoint {
    case "me", "deleteAccount": token = String((request.bearer ?? "").dropFirst("Bearer ".count))
    case "renewSession": token = request.refreshToken
    default: return
    }
    let isStored =
      nowOnly ? stored.values.contains(token) : store.everHeld.contains(Secret(token))
    if !isStored {
      lock.withLock { sentUnstored.append("\(request.endpoint) \(token)") }
    }
  }

  /// Ends the app: what was stored stays, and nothing that was under way reaches anything any more.
  func kill() {
    network.cut()
    alarms.callOff()
    store = UnreliableStore(store.content)
    network = Network(server)
    session = Self.session(store, network, clock, executor, alarms)
  }
}

/// The network of one run of the app.
private final class Network: Transport, @unchecked Sendable {
  private let server: SimulatedServer
  private let lock = NSLock()
  private var isCut = false

  init(_ server: SimulatedServer) { self.server = server }

  func cut() {
    lock.withLock { isCut = true }
    server.cut()
  }

  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    if lock.withLock({ isCut }) { throw .offline }
    return try await server.send(request)
  }
}
