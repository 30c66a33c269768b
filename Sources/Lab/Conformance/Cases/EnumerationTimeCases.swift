import ContractModel
import Diagnostics
import Machines

/// A sign-in takes as long to refuse a name that nobody has as a wrong password: whoever skips the hash tells who has an account.
struct EnumerationTimeCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  /// A server that treats both alike has one of them slower in all pairs once in 32,768 runs.
  private static let pairs = 16
  /// Slower by less is noise, or no help to an attacker.
  private static let ratio = 1.25

  var all: [ConformanceCase] {
    EnumerationCases(contract).quietSignIns.map { endpoint in
      let name = endpoint.name.value
      return ConformanceCase(
        "enumeration.\(name).time", .enumeration,
        "`\(name)` takes as long to refuse an unknown name as a wrong password.",
        at: endpoint.name.span
      ) { run in
        if SRPProof(run, for: endpoint) != nil {
          throw CaseEnd.notObservable("it proves a password by SRP")
        }
        try await compare(endpoint, run)
      }
    }
  }

  /// Asks in pairs, the known name first and last in turn, until both have been the slower one.
  private func compare(_ endpoint: Endpoint, _ run: CaseRun) async throws {
    var known: [Duration] = []
    var unknown: [Duration] = []
    for pair in 0..<Self.pairs {
      let (member, stranger) = (run.another("k\(pair)"), run.another("u\(pair)"))
      try await SignIn(run: member).makeAccount()
      if pair.isMultiple(of: 2) {
        known.append(try await duration(endpoint, member))
        unknown.append(try await duration(endpoint, stranger))
      } else {
        unknown.append(try await duration(endpoint, stranger))
        known.append(try await duration(endpoint, member))
      }
      let order = zip(known, unknown).map { $0 > $1 }
      if order.contains(true), order.contains(false) { return }
    }
    let (one, other) = (Self.median(known), Self.median(unknown))
    let (slow, fast) = (max(one, other), min(one, other))
    guard slow / fast >= Self.ratio else { return }
    throw CaseEnd.broken(
      expected: "both to take as long as each other",
      found:
        "\(Self.pairs) of \(Self.pairs) pairs in which the \(one > other ? "known" : "unknown")"
        + " name took longer, which chance does once in \(1 << (Self.pairs - 1)) runs")
  }

  private func duration(_ endpoint: Endpoint, _ run: CaseRun) async throws -> Duration {
    let wrong: [ReplacedInput: String] = [.scalar(.password): "not-\(run.person.password)"]
    let began = ContinuousClock.now
    _ = try await run.call(endpoint, on: run.device(), replacing: wrong)
    return ContinuousClock.now - began
  }

  private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }
}
