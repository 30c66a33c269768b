/// A fault that the next answers of an endpoint have.
struct Fault: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The work is not done: the server answers with this status and a page that nobody asked for.
    case status(Int)
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
  private var waiting: [Fault] = []

  func add(_ fault: Fault) { waiting.append(fault) }

  func clear() { waiting = [] }

  var all: [Fault] { waiting }

  /// The status that is answered instead of working, if one waits.
  func status(of endpoint: String) -> Int? {
    guard case .status(let status)? = take(endpoint, where: { $0.isStatus }) else { return nil }
    return status
  }

  func harm(to endpoint: String) -> Harm? {
    guard case .harm(let harm)? = take(endpoint, where: { !$0.isStatus }) else { return nil }
    return harm
  }

  private func take(_ endpoint: String, where fits: (Fault.Kind) -> Bool) -> Fault.Kind? {
    guard let index = waiting.firstIndex(where: { $0.endpoint == endpoint && fits($0.kind) }) else {
      return nil
    }
    let kind = waiting[index].kind
    waiting[index].times -= 1
    if waiting[index].times == 0 { waiting.remove(at: index) }
    return kind
  }
}

extension Fault.Kind {
  var isStatus: Bool { if case .status = self { true } else { false } }
}
