/// One who follows a session: its states alone, or each change.
enum BoardReader<Contract: AuthContract> {
  case states(AsyncStream<Contract.SessionState>.Continuation)
  case changes(AsyncStream<SessionChange<Contract>>.Continuation)

  func begin(_ change: SessionChange<Contract>) {
    switch self {
    case .states(let stream): stream.yield(change.state)
    case .changes(let stream): stream.yield(change)
    }
  }

  func tell(_ change: SessionChange<Contract>) {
    if case .states = self, change.state == change.before { return }  //! same-state-told-once
    begin(change)
  }

  func finish() {
    switch self {
    case .states(let stream): stream.finish()
    case .changes(let stream): stream.finish()
    }
  }
}
