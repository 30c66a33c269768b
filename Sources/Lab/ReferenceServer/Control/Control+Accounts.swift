import AuthServer
import ContractModel
import Stores

/// Makes the accounts of seeds. Passwords are kept as the deeds keep them.
protocol AccountMaking: Sendable {
  func make(_ seed: Seed) async throws(Failure) -> AccountCreation
}

extension Control {
  func makeAccount(_ body: ControlBody) async throws(ControlFault) -> Response {
    let seed = try Seed(body, contract: contract)
    return Self.answer(Shown.account(try await Self.make(seed, by: maker)), status: 201)
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
