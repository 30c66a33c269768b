public import Foundation
import Primitives
import SessionCore

/// A user's session with one service.
///
/// It holds the tokens, makes the calls, refreshes tokens when a call needs it, and moves through the states of the
/// contract. A generated client has one, and its methods call it for you:
///
/// ```swift
/// await client.session.start()
/// let devices = try await client.listDevices()
/// ```
///
/// Sessions of one process on the same store are one session: they refresh once, and a sign-out ends it for all of them.
public actor AuthSession<Contract: AuthContract> {
  let wire: Wire
  let shared: SharedSession<Contract>
  /// Makes the call that renews.
  let renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder
  private let watching = Locked<ReleaseToken?>(nil)
  private let returning = Locked<ReleaseToken?>(nil)
  /// The options of its calls; those of renewals are none.
  let options: CallOptions
  /// The session that this one is beside; it watches the store.
  private let base: AuthSession<Contract>?
  /// Ends tokens that nobody will use; nil where only a person's own sign-out does.
  let revoking: Revocation<Contract>?
  /// The tokens that it fetches anew by itself.
  let fetches: [TokenFetch<Contract>]

  /// - Parameters:
  ///   - server: https, or http towards this machine.
  ///   - store: keeps the session between launches. Sessions on one store are one session.
  ///   - headers: what goes with every call to `server`; calls to other servers have their own.
  ///   - audiences: which tokens may go where with requests of the app's own; if nil, to `server` alone all
  ///     that calls carry.
  ///   - renewing: makes the call that renews, where the contract alone cannot.
  ///   - revoking: ends tokens that nobody will use, where the contract alone cannot.
  ///   - fetching: fetches tokens beside the session, where the contract alone cannot.
  ///   - options: the transport, the clock, and what else is the app's choice.
  public init(
    server: URL, store: any TokenStore, headers: WireItems = [:],
    audiences: [TokenAudience]? = nil,
    renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder? = nil,
    revoking: Revocation<Contract>? = nil, fetching: [TokenFetch<Contract>]? = nil,
    options: ClientOptions = ClientOptions()
  ) {
    let renewing = renewing ?? Contract.renewal.build
    // A closure that refuses made-up tokens still renews by the contract's call.
    let placeholders = HeldTokens.placeholders(of: Contract.self)
    let endpoint =
      (try? renewing(placeholders).name) ?? (try? Contract.renewal.build(placeholders).name)
    let origin = server.origin.joined(separator: " ")
    let shared = SharedSessions.session(in: store, of: Contract.self, at: origin) {
      SharedSession<Contract>(
        store: store, time: Timekeeper(options.clock), server: origin, renewalEndpoint: endpoint)
    }
    var wire = Wire(
      server: server, transport: options.transport, time: shared.time, headers: headers,
      observers: Observers(options.observers, options.requestIDs),
      audiences: audiences ?? [TokenAudience(server, Contract.carried)])
    // Another clock's time does not pass by itself: a test moves it.
    if options.clock is SystemClock { wire.alarm = .system }
    if let clock = options.clock as? any SteppedClock {
      (wire.spawner, wire.alarm) = (clock.spawner, clock.alarm)
    }
    wire.background = options.background
    wire.userAgent = options.userAgent
    self.init(
      wire: wire, shared: shared, renewing: renewing, revoking: revoking, fetching: fetching)
    watch(store)
  }

  /// A session of its own that ends these tokens at the server.
  init(
    wire: Wire, leaving tokens: [String: HeldToken], in store: any TokenStore,
    renewing: @escaping Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder,
    fetching: [TokenFetch<Contract>], options: CallOptions = CallOptions()
  ) {
    let shared = SharedSession<Contract>(
      store: store, time: wire.time, server: nil,
      renewalEndpoint: try? renewing(HeldTokens.placeholders(of: Contract.self)).name
    ) { SessionRecord($0, late: tokens) }
    // A sign-out does not race a renewal of its own.
    shared.core.renewsAhead = false
    self.init(
      wire: wire, shared: shared, renewing: renewing, fetching: fetching, options: options)
  }

  init(
    wire: Wire, shared: SharedSession<Contract>,
    renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder? = nil,
    revoking: Revocation<Contract>? = nil, fetching: [TokenFetch<Contract>]? = nil,
    options: CallOptions = CallOptions(),
    beside base: AuthSession<Contract>? = nil
  ) {
    self.wire = wire
    self.options = options
    self.base = base
    self.shared = shared
    shared.observers.add(wire.observers)
    self.renewing = renewing ?? Contract.renewal.build
    self.revoking = revoking ?? Contract.revocation  //! session-can-revoke
    fetches = fetching ?? Contract.fetches
  }

  /// Returns the same session with other options for the calls made through it. They override the options that it has.
  ///
  /// The options never apply to a refresh.
  public nonisolated func with(_ options: CallOptions) -> AuthSession<Contract> {
    AuthSession(
      wire: wire, shared: shared, renewing: renewing, revoking: revoking, fetching: fetches,
      options: self.options.merging(options), beside: base ?? self)
  }

  /// The executor of the store: sessions on one store take turns.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { shared.turn.unownedExecutor }

  /// The current state; `.unknown` until the store has been read.
  public nonisolated var state: Contract.SessionState { shared.board.state }

  /// The current state, then each new one. Every access starts a stream of its own.
  public nonisolated var states: AsyncStream<Contract.SessionState> { shared.board.states }

  /// The session as it is, then each change with its reason. Every access starts a stream of its own.
  ///
  /// Includes changes by other clients of the same store and by other processes: immediately if the store can watch,
  /// otherwise when the store is read again.
  public nonisolated var changes: AsyncStream<SessionChange<Contract>> { shared.board.changes }

  /// The values that responses brought to be kept, such as the user's id; none without a session.
  ///
  /// Once a value is there, only a response with a stored token of the session changes it. A challenge, or a token in
  /// memory, may come with another user's values.
  public nonisolated var kept: KeptValues<Contract> { shared.board.kept }

  /// Returns the kept value of this name in the contract; nil if there is none.
  public nonisolated func value(_ name: String) -> String? { kept[name] }

  /// The server's time according to its last response, to within a second plus the time that the response took.
  ///
  /// Before the first response it is the device's time, which may be wrong. Use it for values that a server compares
  /// with its own clock, such as Cognito's proof of a password.
  public nonisolated var serverTime: Date { shared.time.atServer }

  /// Adds an observer of this client.
  public nonisolated func add(_ observer: any ClientObserver) { wire.observers.add(observer) }

  /// Follows what other processes write into the store, and reads it again when the app returns: a notice may have been
  /// lost, and before the first unlock nothing could be read.
  nonisolated func watch(
    _ store: any TokenStore, returning center: NotificationCenter = .default
  ) {
    let spawner = wire.spawner
    let returning = AppReturn.watch(center) { [weak self] in
      guard let self else { return }
      spawner.start { await self.reread() }
    }
    self.returning.use { $0 = returning }
    guard let store = store as? any MultiProcessStore else { return }
    let watching = store.watch { [weak self] in
      guard let self else { return }
      spawner.start { await self.tell(.storeChanged) }
    }
    self.watching.use { $0 = watching }
  }

  package var session: Int { shared.core.session }
  package nonisolated var transport: any Transport { wire.transport }
  var now: Date { shared.time.now }
}

extension AuthSession {
  /// Reads the store, as the first call would. Sends and writes nothing.
  ///
  /// - Returns: The state; still `.unknown` if the store can't be read. Nothing is lost then.
  @discardableResult
  public func restore() -> Contract.SessionState {
    tell(.look)
    return current
  }

  /// Reads the store again and adopts what another process has written. Sends and writes nothing.
  ///
  /// - Returns: The state.
  @discardableResult
  public func reread() -> Contract.SessionState {
    tell(.look)
    tell(.storeChanged)
    return current
  }

  /// Starts the session when the app launches.
  ///
  /// Reads the store, moves the session by `app.launches` if the contract says so, and refreshes if the contract has
  /// `renewal.atLaunch`: once per launch. If it fails, call it again. It also sends the sign-outs that the server has
  /// not received yet.
  ///
  /// - Returns: The state.
  @discardableResult
  public func start() async -> Contract.SessionState {
    let call = shared.core.newCall(.launch)
    _ = await decide(call, .launches(call: call))
    tellSignOuts()
    return current
  }

  /// Reports an event of the app, such as `.unlocks`. It moves the session if the contract says so.
  ///
  /// If the store can't be read yet, the event moves the session that is read later, unless a sign-in or a sign-out
  /// comes first.
  ///
  /// - Returns: The state; still `.unknown` if the store can't be read.
  @discardableResult
  public func happen(_ event: AppEvent) -> Contract.SessionState {
    tell(.appEvent(event.rawValue))
    return current
  }

  private var current: Contract.SessionState { Contract.machine.state(shared.core.record.state) }
}
