/// A fault that the next answers of an endpoint have.
struct InjectedFault: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The work is not done: the server answers with this status and a page that nobody asked for.
    case status(Int)
    /// The work is not done: the server refuses with this one of the contract, to be tried again after so many seconds.
    case refusal(String, seconds: Int)
    /// The work is done, and its answer suffers.
    case injection(FaultInjection)
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

  func clear() { waiting = [] }  //! faults-cleared

  var all: [InjectedFault] { waiting }  //! faults-count-down

  /// The fault that is answered instead of working, if one waits.
  func answer(of endpoint: String) -> InjectedFault.Kind? {
    take(endpoint, where: { !$0.isInjection })
  }

  func injection(for endpoint: String) -> FaultInjection? {
    guard case .injection(let injection)? = take(endpoint, where: { $0.isInjection }) else {
      return nil
    }
    return injection
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
  var isInjection: Bool { if case .injection = self { true } else { false } }
}
