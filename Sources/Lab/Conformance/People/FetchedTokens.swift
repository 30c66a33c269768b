import ContractModel
import Diagnostics
import Machines

/// Tokens beside the session, which an app fetches by itself before a call that carries them.
struct FetchedTokens {
  let run: CaseRun

  /// The device has those that the call carries and that one call brings.
  func fetch(_ device: TestDevice, for endpoint: Endpoint) async throws {
    try await fetch(device, for: endpoint, underWay: [])
  }

  /// - Parameter names: tokens for whose sake it is fetched.
  private func fetch(
    _ device: TestDevice, for endpoint: Endpoint, underWay names: Set<String>
  ) async throws {
    let carried = Set(endpoint.needs.map(\.value) + run.contract.tokensSent(endpoint))
    for name in carried.subtracting(device.tokens.keys).subtracting(names).sorted() {
      guard let call = run.contract.fetch(of: name) else { continue }
      try await fetch(device, for: call, underWay: names.union([name]))
      let answer = try await run.call(call, on: device)
      guard answer.isGood else {
        throw CaseEnd.notObservable("`\(call.name.value)` brought no `\(name)`: \(answer.words)")
      }
      device.keep(answer.tokens)
    }
  }
}
