import AuthServer
import ContractModel
import Stores

/// Makes the accounts of seeds. Passwords are kept as the deeds keep them.
protocol AccountMaking: Sendable {
  func make(_ seed: Seed) async throws(Failure) -> AccountCreation
}

extension Control {
  func makeAccounts(_ body: ControlBody) async throws(ControlFault) -> Response {
    let made = try await Seeds(body, contract: contract).make(by: maker)
    return Self.answer(["accounts": .array(made.map(Shown.account))], status: 201)
  }

  /// `{"state":"disabled"}`: what a person's account is made by others.
  func changeAccount(_ id: String, _ body: ControlBody) async throws(ControlFault) -> Response {
    try body.allow(["state"])
    _ = try body.text("state")
    let state = try Seed.state(body)
    let changed = try await kept { () async throws(StoreFault) -> Account? in
      guard try await store.account(id) != nil else { return nil }
      try await store.set(id, state: state)
      return try await store.account(id)
    }
    guard let changed else { throw ControlFault(404, "there is no such account") }
    return Self.answer(Shown.account(changed))
  }
}

extension Seeds {
  func make(by maker: any AccountMaking) async throws(ControlFault) -> [Account] {
    var made: [Account] = []
    for seed in all { made.append(try await Self.make(seed, by: maker)) }
    return made
  }

  static func make(_ seed: Seed, by maker: any AccountMaking) async throws(ControlFault) -> Account
  {
    do throws(Failure) {
      switch try await maker.make(seed) {
      case .created(let account): return account
      case .taken: throw Failure.refused(Refused(.identifierTaken))
      }
    } catch {
      switch error {
      case .refused(let refused):
        throw ControlFault(409, "the account was not made: \(Words.of(refused.reason.rawValue))")
      case .unavailable: throw ControlFault(503, "the store does not answer")
      }
    }
  }
}
