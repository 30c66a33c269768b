import ContractModel
import Diagnostics
import Machines

/// A list of devices has those of the person, and each of them can be signed out.
struct SessionListCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let calls = contract.endpoints.filter { $0.caller == .app }
    guard let list = calls.first(where: { $0.operation.value == .sessionList }) else { return [] }
    let end = calls.first { $0.operation.value == .sessionEndOne }
    return [own(list), current(list)] + (end.map { [one($0, list)] } ?? [])
  }

  private func own(_ list: Endpoint) -> ConformanceCase {
    let name = list.name.value
    return ConformanceCase(
      "sessions.\(name).own", .sessions, "`\(name)` lists the person's sessions, and no others'.",
      at: list.name.span
    ) { run in
      let stranger = run.another()
      try await SignIn(run: stranger).signIn(stranger.device())
      let listed = try await sessions(of: list, run)
      guard listed.ids.count == 2 else {
        throw CaseEnd.broken(expected: "the person's 2 sessions", found: "\(listed.ids.count)")
      }
    }
  }

  private func current(_ list: Endpoint) -> ConformanceCase {
    let name = list.name.value
    return ConformanceCase(
      "sessions.\(name).current", .sessions, "`\(name)` marks the session that calls.",
      at: list.name.span
    ) { run in
      guard let current = try await sessions(of: list, run).current else {
        throw CaseEnd.notObservable("the contract marks none")
      }
      guard current == 1 else {
        throw CaseEnd.broken(expected: "one session that is the caller's", found: "\(current)")
      }
    }
  }

  private func one(_ end: Endpoint, _ list: Endpoint) -> ConformanceCase {
    let name = end.name.value
    return ConformanceCase(
      "sessions.\(name).ends", .sessions, "`\(name)` signs out the device that it names alone.",
      at: end.name.span
    ) { run in
      let (phone, tablet) = (run.device(), run.device("tablet"))
      try await CalledAsMeant(run: run).prepare(tablet, for: list)
      guard let id = try await listed(list, tablet, run).ids.last else {
        throw CaseEnd.notObservable("the list does not have the session that calls")
      }
      try await SignIn(run: run).signIn(phone)
      let watch = try SessionWatch(run)
      let values: [ReplacedInput: String] = [.scalar(.string): id, .scalar(.uuid): id]
      try await run.call(end, on: phone, replacing: values).mustBeGood()
      try await watch.mustBeOver(tablet)
      try await watch.mustGoOn(phone)
    }
  }

  /// The list of a person who is signed in on two devices.
  private func sessions(of list: Endpoint, _ run: CaseRun) async throws -> ListedSessions {
    let phone = run.device()
    try await SignIn(run: run).signIn(run.device("tablet"))
    try await CalledAsMeant(run: run).prepare(phone, for: list)
    return try await listed(list, phone, run)
  }

  private func listed(
    _ list: Endpoint, _ device: TestDevice, _ run: CaseRun
  ) async throws -> ListedSessions {
    let answer = try await run.call(list, on: device)
    try answer.mustBeGood("a list of sessions")
    guard let listed = ListedSessions(answer.response, to: list, of: contract) else {
      throw CaseEnd.notObservable("the contract's list has no ids of sessions")
    }
    return listed
  }
}
