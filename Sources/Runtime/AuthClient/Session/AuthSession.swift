import Foundation
import SessionCore

/// One person's session with one service: it holds the tokens, makes the calls, renews when a call
/// asks for it, and moves through the states of the contract's machine.
///
/// All policy comes from the contract. Whoever uses it awaits one call and is told how it ended.
/// Sessions of one process on the same store are the same session.
public actor AuthSession<Contract: AuthContract> {
  let wire: Wire
  let shared: SharedSession<Contract>
  /// Makes the call that renews.
  let renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder
  private let watching = Kept()
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
  ///   - clock: if it is a `MonotonicClock` too, it also measures the time that passes. Only with `SystemClock`
  ///     a renewal has a deadline and is repeated by itself.
  ///   - headers: what goes with every call to `server`; calls to other servers have their own.
  ///   - audiences: which tokens may go where with requests of the app's own; if nil, to `server` alone all
  ///     that calls carry.
  ///   - requestIDs: how the requests are numbered for the observers and the server.
  ///   - renewing: makes the call that renews, where the contract alone cannot.
  ///   - revoking: ends tokens that nobody will use, where the contract alone cannot.
  ///   - fetching: fetches tokens beside the session, where the contract alone cannot.
  ///   - background: asks for the time that a renewal needs.
  ///   - userAgent: goes with every request; the system's own if nil.
  public init(
    server: URL, store: any TokenStore, transport: any Transport = URLSessionTransport(),
    clock: any WallClock = SystemClock(), headers: WireItems = [:],
    audiences: [TokenAudience]? = nil,
    observers: [any ClientObserver] = [], requestIDs: RequestIDs = RequestIDs(header: nil),
    renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder? = nil,
    revoking: Revocation<Contract>? = nil, fetching: [TokenFetch<Contract>]? = nil,
    background: any BackgroundTime = SystemBackgroundTime(), userAgent: String? = nil
  ) {
    let renewing = renewing ?? Contract.renewal.build
    // A closure that refuses made-up tokens still renews by the contract's call.
    let placeholders = HeldTokens.placeholders(of: Contract.self)
    let endpoint =
      (try? renewing(placeholders).name) ?? (try? Contract.renewal.build(placeholders).name)
    let origin = server.origin.joined(separator: " ")
    let shared = SharedSessions.session(in: store, of: Contract.self, at: origin) {
      SharedSession<Contract>(
        store: store, time: Timekeeper(clock), server: origin, renewalEndpoint: endpoint)
    }
    var wire = Wire(
      server: server, transport: transport, time: shared.time, headers: headers,
      observers: Observers(observers, requestIDs),
      audiences: audiences ?? [TokenAudience(server, Contract.carried)])
    // Another clock's time does not pass by itself: a test moves it.
    if clock is SystemClock { wire.alarm = .system }
    if let clock = clock as? any SteppedClock {
      (wire.spawner, wire.alarm) = (clock.spawner, clock.alarm)
    }
    wire.background = background
    wire.userAgent = userAgent
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
    // guard: session-can-revoke
    self.revoking = revoking ?? Contract.revocation
    fetches = fetching ?? Contract.fetches
  }

  /// The same session, whose calls by it have these options over those that it has already. Renewals have none.
  public nonisolated func with(_ options: CallOptions) -> AuthSession<Contract> {
    AuthSession(
      wire: wire, shared: shared, renewing: renewing, revoking: revoking, fetching: fetches,
      options: self.options.merging(options), beside: base ?? self)
  }

  /// Sessions on one store take turns.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { shared.turn.unownedExecutor }

  /// `.unknown` until the store was read.
  public nonisolated var state: Contract.SessionState { shared.board.state }

  /// The state now, and then each other one. Each use is a stream of its own.
  public nonisolated var states: AsyncStream<Contract.SessionState> { shared.board.states }

  /// The session now, and then each change with its reason: also those by another client of the same store, and by another
  /// process: at once where the store can watch, otherwise when the store is read again. Each use is a stream of its own.
  public nonisolated var changes: AsyncStream<SessionChange<Contract>> { shared.board.changes }

  /// The values that answers brought to be kept, such as the user's id; none where there is no session. Once a value is
  /// there, only an answer that brings a stored token of the session changes it. A challenge, or a token that lives in
  /// memory, may come with somebody else's.
  public nonisolated var kept: KeptValues<Contract> { shared.board.kept }

  /// A kept value by its name in the contract.
  public nonisolated func value(_ name: String) -> String? { kept[name] }

  /// The time at the server, as far as its last answer told, within a second and the time that the answer took. Before
  /// any answer it is what the device's clock shows, which may be wrong. It is for what a server compares with its own
  /// clock, such as Cognito's proof of a password.
  public nonisolated var serverTime: Date { shared.time.atServer }

  /// Tells one more of what this client does.
  public nonisolated func add(_ observer: any ClientObserver) { wire.observers.add(observer) }

  /// Follows what other processes write into the store.
  private nonisolated func watch(_ store: any TokenStore) {
    guard let store = store as? any MultiProcessStore else { return }
    let spawner = wire.spawner
    watching.keep(
      store.watch { [weak self] in
        guard let self else { return }
        spawner.start { await self.tell(.storeChanged) }
      })
  }

  package var session: Int { shared.core.session }
  package nonisolated var transport: any Transport { wire.transport }
  var now: Date { shared.time.now }
}

extension AuthSession {
  /// Reads the store, as the first call would. It sends and writes nothing.
  ///
  /// - Returns: the state; still `.unknown` if the store cannot be read, and then nothing is lost.
  @discardableResult
  public func restore() -> Contract.SessionState {
    tell(.look)
    return current
  }

  /// Reads the store again, and takes over what another process has written. It sends and writes nothing.
  ///
  /// - Returns: the state.
  @discardableResult
  public func reread() -> Contract.SessionState {
    tell(.look)
    tell(.storeChanged)
    return current
  }

  /// The app was launched: reads the store, moves the session by `app.launches` if the contract says so, and renews if
  /// the contract wants that at launch. It does so once in a run of the app; where it fails, it may be called again.
  /// Then it tells the server of earlier sign-outs that the server has not heard of.
  ///
  /// - Returns: the state.
  @discardableResult
  public func start() async -> Contract.SessionState {
    let call = shared.core.newCall(.launch)
    _ = await decide(call, .launches(call: call))
    tellSignOuts()
    return current
  }

  /// Something happened in the app. If the contract says that it moves the session, it does.
  ///
  /// If the store cannot be read yet, it moves the session that is read later; a sign-in or a sign-out
  /// meanwhile makes it forgotten.
  ///
  /// - Returns: the state; still `.unknown` if the store cannot be read.
  @discardableResult
  public func happen(_ event: AppEvent) -> Contract.SessionState {
    tell(.appEvent(event.rawValue))
    return current
  }

  private var current: Contract.SessionState { Contract.machine.state(shared.core.record.state) }
}
