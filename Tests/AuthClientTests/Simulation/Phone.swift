import Foundation

@testable import AuthClient

/// A device on which an app runs, is killed and runs again, in the hands of the test.
final class Phone: @unchecked Sendable {
  let executor = ManualExecutor()
  let server = SimulatedServer()
  let clock = VirtualClock()
  private(set) var store: UnreliableStore
  private(set) var session: AuthSession<Longde>
  private let lock = NSLock()
  private var log: [String: [Bool]] = [:]
  private var network: Network

  /// The first person is signed in, and the access token is over.
  init() {
    let tokens = server.grant("first")
    let stored = World.stored(["access": tokens.access, "refresh": tokens.refresh], clock.now)
    clock.advance(by: 3600)
    (store, network) = (UnreliableStore(stored), Network(server))
    session = Self.session(store, network, clock, executor)
  }

  private static func session(
    _ store: UnreliableStore, _ network: Network, _ clock: VirtualClock, _ executor: ManualExecutor
  ) -> AuthSession<Longde> {
    let time = Timekeeper(clock)
    var wire = Wire(
      server: URL(string: "https://longde.cloud")!, transport: network, time: time, headers: [:])
    wire.spawner = executor.spawner
    return AuthSession(wire: wire, store: store, record: .unknown)
  }

  var client: Longde.Client { Longde.Client(session: session) }
  var stored: [String: String] {
    (store.content?.tokens ?? [:]).mapValues { $0.secret.reveal() }
  }

  /// How the calls of this name ended, in order.
  func ends(_ name: String) -> [Bool] { lock.withLock { log[name] ?? [] } }

  func begin(_ name: String, _ body: @escaping @Sendable () async -> Bool) {
    executor.start { [self] in
      let end = await body()
      lock.withLock { log[name, default: []].append(end) }
    }
  }

  func read() {
    let client = client
    begin("me") { (try? await client.me()) != nil }
  }

  func renew() {
    let client = client
    begin("renew") { (try? await client.renewSession()) != nil }
  }

  func signIn() {
    let client = client
    begin("signIn") {
      (try? await client.signInWithApple(identityToken: Secret("apple"))) != nil
    }
  }

  func signOut() {
    let client = client
    begin("signOut") { (try? await client.signOut()) != nil }
  }

  /// What was stored stays, and nothing of what was under way reaches anything any more.
  func kill() {
    network.cut()
    store = UnreliableStore(store.content)
    network = Network(server)
    session = Self.session(store, network, clock, executor)
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
