package import ContractModel
import Diagnostics
import Machines
package import SessionCore

extension SessionRules {
  /// The rules of a contract, as its generated client has them.
  package convenience init(_ contract: Contract) {
    let machine = SessionMachine.derive(from: contract)
    let names = machine.states.map(\.name)
    let id = { (name: String) in names.firstIndex(of: name).map(SessionStateID.init) ?? .unknown }
    let states = machine.states.map { state in
      let moves = machine.moves.filter { $0.from == state.name }
      return StateRules(
        state.name, holds: state.holds,
        after: Dictionary(moves.map { ($0.event.description, id($0.to)) }) { first, _ in first })
    }
    let optional = OptionalTokens.names(in: contract)
    let told = contract.tokensWithToldEnd
    self.init(
      tokens: contract.tokens.map { token in
        TokenTraits(
          token, isOptional: optional.contains(token.name.value),
          isStep: contract.isStep(token.name.value), hasToldEnd: told.contains(token.name.value))
      },
      states: states, start: id(machine.start), renewal: RenewalTraits(contract))
  }
}

extension TokenTraits {
  /// A life that only answers tell, as the server of the model tells it.
  private static let toldLife = 3600.0

  fileprivate init(_ token: Token, isOptional: Bool, isStep: Bool, hasToldEnd: Bool) {
    var lifetime = hasToldEnd ? Self.toldLife : nil
    if case .seconds(let seconds)? = token.life.lifetime?.value { lifetime = Double(seconds) }
    let place: TokenPersistence =
      switch token.stored.value {
      case .keychain: .store
      case .memory: .memory
      case .nowhere: .nowhere
      }
    self.init(
      token.name.value, lifetime: lifetime, place: place,
      rotates: token.rotation.rotates?.value ?? false,
      grace: Double(token.rotation.grace?.value ?? 0), isOptional: isOptional, isStep: isStep,
      formerNames: token.formerNames.map(\.value))
  }
}

extension RenewalTraits {
  fileprivate init(_ contract: Contract) {
    let spends = contract.renewal.flatMap {
      contract.tokensSent($0).first ?? $0.needs.first?.value
    }
    let brought = contract.renewal.map(contract.tokensReturned) ?? []
    self.init(
      renews: spends == nil ? [] : brought.filter { $0 != spends }, spends: spends,
      before: Double(contract.renewalRules.before?.value ?? 0),
      atLaunch: contract.renewalRules.atLaunch?.value ?? false)
  }
}
