/// A fault that the next answers of an endpoint have.
struct InjectedFault: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The work is not done: the server answers with this status and a page that nobody asked for.
    case status(Int)
    /// The work is not done: the server refuses with this one of the contract, to be tried again after so many seconds.
    case refusal(String, seconds: Int)
    /// The work is done, and its answer suffers.
    case harm(Harm)
  }

  let endpoint: String
  let kind: Kind
  /// How often it still happens.
  var times: Int
}

/// The faults that wait for their endpoints.
actor FaultList {
  private var waiting: [InjectedFault] = []

  func add(_ fault: InjectedFault) { waiting.append(fault) }

  // guard: faults-cleared
  func clear() { waiting = [] }

  // guard: faults-count-down
  var all: [InjectedFault] { waiting }

  /// The fault that is answered instead of working, if one waits.
  func answer(of endpoint: String) -> InjectedFault.Kind? { take(endpoint, where: { !$0.isHarm }) }

  func harm(to endpoint: String) -> Harm? {
    guard case .harm(let harm)? = take(endpoint, where: { $0.isHarm }) else { return nil }
    return harm
  }

  private func take(_ endpoint: String, where fits: (InjectedFault.Kind) -> Bool) -> InjectedFault
    .Kind?
  {
    guard let index = waiting.firstIndex(where: { $0.endpoint == endpoint && fits($0.kind) }) else {
      return nil
    }
    let kind = waiting[index].kind
    waiting[index].times -= 1
    if waiting[index].times == 0 { waiting.remove(at: index) }
    return kind
  }
}

extension InjectedFault.Kind {
  var isHarm: Bool { if case .harm = self { true } else { false } }
}
