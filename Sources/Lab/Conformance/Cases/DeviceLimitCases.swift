import ContractModel
import Diagnostics
import Machines

/// No more devices than the contract says are signed in at a time.
struct DeviceLimitCases {
  let contract: Contract
  /// A run signs in as many devices as the limit, and one more.
  private static let most = 20

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    guard let limit = contract.policies.devices?.limit, limit.value <= Self.most else { return [] }
    return [
      ConformanceCase(
        "sessions.limit", .sessions,
        "Of \(limit.value + 1) devices that sign in, \(limit.value) are signed in.", at: limit.span
      ) { run in
        let watch = try SessionWatch(run)
        let devices = (0...limit.value).map { run.device("device\($0)") }
        for device in devices.dropLast() { try await SignIn(run: run).signIn(device) }
        // A server may refuse the last one, or sign the first one out.
        do {
          try await SignIn(run: run).signIn(devices[limit.value])
        } catch CaseEnd.notObservable {}
        var signedIn = 0
        for device in devices where try await watch.goesOn(device) { signedIn += 1 }
        guard signedIn == limit.value else {
          throw CaseEnd.broken(
            expected: "\(limit.value) devices that are signed in", found: "\(signedIn)")
        }
      }
    ]
  }
}
