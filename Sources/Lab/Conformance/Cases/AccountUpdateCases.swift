import AuthServer
import ContractModel
import Machines

/// A change of an account is there when somebody reads it.
struct AccountUpdateCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    let calls = contract.endpoints.filter { $0.caller == .app && contract.sendsSession($0) }
    let reader = calls.first { $0.operation.value == .accountRead }
    return calls.filter { $0.operation.value == .accountUpdate }.compactMap { update in
      let shown = reader ?? update
      let fields = kept(by: update, in: shown)
      return fields.isEmpty ? nil : one(update, shown, fields)
    }
  }

  private func one(
    _ update: Endpoint, _ shown: Endpoint, _ fields: [(sent: Field, returned: Field)]
  ) -> ConformanceCase {
    let name = update.name.value
    return ConformanceCase(
      "accounts.\(name).kept", .accounts,
      "`\(shown.name.value)` returns what `\(name)` has changed.", at: update.name.span
    ) { run in
      let device = run.device()
      try await CalledAsMeant(run: run).prepare(device, for: update)
      var answer = try await run.call(update, on: device)
      try answer.mustWantNoProof()
      try answer.mustBeGood("a good answer to the change")
      guard let request = run.exchanges.last?.request,
        case .object(let sent)? = try? JSONValue(reading: request.body)
      else { throw CaseEnd.notObservable("the change is not sent as JSON") }
      if shown !== update {
        answer = try await run.call(shown, on: device)
        try answer.mustBeGood("the account")
      }
      guard case .object(let found)? = AnswerBody(answer.response, of: server(shown)).content else {
        throw CaseEnd.notObservable("the account is no object")
      }
      for (field, returned) in fields {
        let value = sent[WireNames.spell(field, for: server(update).names)]
        let wire = WireNames.spell(returned, for: server(shown).names)
        guard let value, found[wire] != value else { continue }
        throw CaseEnd.broken(
          expected: "the value of `\(field.name.value)` that was sent",
          found: found[wire] == nil ? "none" : "another one")
      }
    }
  }

  private func server(_ endpoint: Endpoint) -> Server { contract.servers[endpoint.server] }

  /// The plain fields that the one takes and the other returns. A name to sign in by may have to be proven first.
  private func kept(by update: Endpoint, in shown: Endpoint) -> [(sent: Field, returned: Field)] {
    let returned = shown.returns.fields(contract.types)
    return update.sends.compactMap { field in
      guard field.isPlain, !field.shape.isOptional else { return nil }
      let same = returned.first { other in
        other.isPlain && other.role?.value == field.role?.value
          && (field.role != nil || other.name.value == field.name.value)
      }
      return same.map { (field, $0) }
    }
  }
}

extension Field {
  /// A text, a number or a choice in the body, by which nobody is known.
  fileprivate var isPlain: Bool {
    guard case .one = shape.container, location == .body,
      role == nil || role?.value == .accountName
    else { return false }
    return switch shape.element {
    case .scalar(let scalar): [.string, .int, .bool].contains(scalar)
    case .enumeration: true
    case .type, .token, .provider, .configuration, .constant, .record: false
    }
  }
}
