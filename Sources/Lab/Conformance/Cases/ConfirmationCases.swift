import AuthServer
import ContractModel
import Diagnostics
import Machines

/// A code that came by mail proves the address: the account says so from then on.
struct ConfirmationCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let reader = contract.endpoints.first {
      $0.caller == .app && $0.operation.value == .accountRead && contract.sendsSession($0)
    }
    guard let reader, let told = told(by: reader) else { return [] }
    let proofs = contract.endpoints.filter {
      $0.caller == .app && [.codeSignIn, .codeVerify].contains($0.operation.value)
        && !contract.sendsSession($0)
        && contract.tokensReturned($0).contains(where: contract.isOfSession)
        && isByMail($0)
    }
    return proofs.map { one($0, reader, told) }
  }

  private func one(_ proof: Endpoint, _ reader: Endpoint, _ told: Field) -> ConformanceCase {
    let name = proof.name.value
    return ConformanceCase(
      "accounts.\(name).confirmed", .accounts,
      "After `\(name)` the address is proven, as `\(reader.name.value)` tells.",
      at: proof.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: proof)
      let answer = try await run.call(proof, on: device)
      try answer.mustBeGood("a good answer to the code")
      device.keep(answer.tokens)
      let account = try await run.call(reader, on: device)
      try account.mustBeGood("the account")
      let server = contract.servers[reader.server]
      guard case .object(let fields)? = AnswerBody(account.response, of: server).content,
        let value = fields[WireNames.spell(told, for: server.names)]
      else { throw CaseEnd.notObservable("the account does not tell it") }
      guard value == true else {
        throw CaseEnd.broken(expected: "an address that is proven", found: "one that is not")
      }
    }
  }

  /// The field that tells whether the address is proven.
  private func told(by reader: Endpoint) -> Field? {
    reader.returns.fields(contract.types).first {
      $0.role?.value == .accountEmailConfirmed && $0.location == .body
    }
  }

  private func isByMail(_ proof: Endpoint) -> Bool {
    guard let code = proof.object?.value else { return false }
    return contract.policies.codes.find(code)?.sentBy.map(\.value) == [.mail]
  }
}
