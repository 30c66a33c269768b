import AuthServer
import ContractMessages
import ContractModel
import Stores

extension Seeds {
  /// All of them or none.
  func make(by maker: any AccountMaker) async throws(ControlFault) -> [Account] {
    switch try await Self.fromMaker({ () async throws(Failure) in try await maker.make(all) }) {
    case .created(let accounts): return accounts
    case .taken(let place):
      throw ControlFault(409, "\(Self.place(place, all[place])): \(Self.taken)")
    }
  }

  /// As a server starts: on a store that has them all, as they are written here, nothing is left to do.
  func makeOnce(by maker: any AccountMaker) async throws(ControlFault) {
    var statuses: [SeedStatus] = []
    for seed in all {
      statuses.append(
        try await Self.fromMaker { () async throws(Failure) in try await maker.status(of: seed) })
    }
    if let place = statuses.firstIndex(of: .other) {
      throw ControlFault(409, "\(Self.place(place, all[place])): \(Self.otherwise)")
    }
    guard statuses.contains(.absent) else { return }
    if let place = statuses.firstIndex(of: .same) {
      throw ControlFault(
        409, "\(Self.place(place, all[place])): \(Self.taken), and others are not there")
    }
    _ = try await make(by: maker)
  }

  /// As whoever wrote it finds it: `accounts[1] (jj@example.com)`.
  static func place(_ index: Int, _ seed: Seed) -> String {
    let link = seed.link.map { "\($0.provider) \($0.subject)" }
    return "accounts[\(index)] (\(seed.identifiers.first?.text ?? link ?? ""))"
  }

  private static let taken = "an account has one of its names or its link already"
  private static let otherwise =
    "an account has one of its names or its link already, and is not as it is written here"

  private static func fromMaker<Value: Sendable>(
    _ work: () async throws(Failure) -> Value
  ) async throws(ControlFault) -> Value {
    do throws(Failure) {
      return try await work()
    } catch {
      switch error {
      case .refused(let refused):
        throw ControlFault(409, "the accounts were not made: \(refused.reason.words)")
      case .unforeseen(let cause): throw ControlFault(500, "the accounts were not made: \(cause)")
      case .unavailable, .asked: throw ControlFault(503, "the store does not work")
      }
    }
  }
}
