import AuthServer
import ContractModel
import Stores

/// Makes the accounts of seeds. Passwords are kept as the operations keep them.
protocol AccountMaking: Sendable {
  /// All of them or none.
  func make(_ seeds: [Seed]) async throws(Failure) -> AccountsCreation
  func status(of seed: Seed) async throws(Failure) -> SeedStatus
}

/// The status of a seed: how much of it there is already.
enum SeedStatus: Equatable, Sendable {
  case absent
  /// An account that is what the seed says.
  case same
  /// Another account has an identifier of it and other details.
  case other
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
    let changed = try await fromStore { () async throws(StoreFault) -> Account? in
      guard try await store.account(id) != nil else { return nil }
      try await store.set(id, state: state)
      return try await store.account(id)
    }
    guard let changed else { throw ControlFault(404, "the account does not exist") }
    guard changed.state == state else {
      throw ControlFault(
        409, "the account is \(changed.state.rawValue), and that cannot be changed")
    }
    return Self.answer(Shown.account(changed))
  }
}
