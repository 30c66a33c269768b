import Foundation

/// One person's session with one service: it holds the tokens, makes the calls, renews when a call
/// asks for it, and moves through the states of the contract's machine.
///
/// All policy comes from the contract. Whoever uses it awaits one call and is told how it ended.
public actor AuthSession<Contract: AuthContract> {
  let wire: Wire
  /// Makes the call that renews.
  let renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder
  let store: any TokenStore
  let board: StateBoard<Contract.SessionState>
  var record: SessionRecord<Contract>
  var generations = Generations()
  /// The store does not say yet what the record says.
  var isUnwritten = false
  /// The last session that ended, and by which refusal.
  var ended: (session: Int, because: RefusalRule?)?
  /// Who waits for the renewal of which session.
  var flights: [Int: [Int: RenewalWaiter<Contract>]] = [:]
  var lastWaiter = 0

  /// - Parameters:
  ///   - server: https, or http towards this machine.
  ///   - headers: what goes with every call.
  ///   - renewing: makes the call that renews, where the contract alone cannot.
  public init(
    server: URL, store: any TokenStore, transport: any Transport = URLSessionTransport(),
    clock: any WallClock = SystemClock(), headers: WireItems = [:],
    renewing: Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder? = nil
  ) {
    let wire = Wire(server: server, transport: transport, clock: clock, headers: headers)
    self.init(
      wire: wire, store: store, record: .unknown, renewing: renewing ?? Contract.renewal.build)
  }

  init(
    wire: Wire, store: any TokenStore, record: SessionRecord<Contract>,
    renewing: @escaping Renewal<Contract.Renewed, Contract.RenewalRefusal>.Builder
  ) {
    self.wire = wire
    self.renewing = renewing
    self.store = store
    self.record = record
    board = StateBoard(record.state)
  }

  /// `.unknown` until the store was read.
  public nonisolated var state: Contract.SessionState { board.state }

  /// The state now, and then each other one. Each use is a stream of its own.
  public nonisolated var states: AsyncStream<Contract.SessionState> { board.states }

  /// Reads the store, as the first call would.
  ///
  /// - Returns: the state; still `.unknown` if the store cannot be read, and then nothing is lost.
  @discardableResult
  public func restore() -> Contract.SessionState {
    _ = settle()
    return record.state
  }
}
