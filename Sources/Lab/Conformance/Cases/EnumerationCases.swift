import AuthServer
import ContractModel
import Machines

/// Calls that anybody may make do not tell who has an account, unless the contract says so.
struct EnumerationCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  /// The sign-ins by password that refuse an unknown name as they refuse a wrong password.
  var quietSignIns: [Endpoint] { quiet.filter { $0.operation.value == .passwordSignIn } }

  private var quiet: [Endpoint] {
    contract.endpoints.filter { endpoint in
      [.app, .page].contains(endpoint.caller) && !endpoint.declares(.accountUnknown, contract)
    }
  }

  var all: [ConformanceCase] {
    quiet.compactMap { endpoint in
      switch endpoint.operation.value {
      case .passwordForgot: asked(endpoint)
      // A step of a sign-in is about somebody who is known.
      case .codeSend where endpoint.needs.isEmpty && contract.tokensSent(endpoint).isEmpty:
        asked(endpoint)
      case .passwordSignIn: signIn(endpoint)
      case .passwordRegister, .passwordChange, .passwordReset, .codeSend, .codeVerify, .codeSignIn,
        .providerSignIn, .providerStart, .providerCallback, .providerExchange, .providerLink,
        .providerNotify, .webSignIn, .guestSignIn, .signInContinue, .passkeyRegister,
        .passkeySignIn, .sessionRenew, .sessionEnd, .sessionEndOne, .sessionEndOthers, .sessionList,
        .accountRead, .accountUpdate, .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke,
        .keysPublish, .call:
        nil
      }
    }
  }

  private func asked(_ endpoint: Endpoint) -> ConformanceCase {
    one(endpoint, "is answered alike for an account and for a name that nobody has") {
      run, known, unknown in
      (try await run.call(endpoint, on: known), try await run.call(endpoint, on: unknown))
    }
  }

  private func signIn(_ endpoint: Endpoint) -> ConformanceCase {
    one(endpoint, "refuses a wrong password and an unknown name alike") { run, known, unknown in
      let wrong: [ReplacedInput: String] = [.scalar(.password): "not-\(run.person.password)"]
      return (
        try await run.call(endpoint, on: known, replacing: wrong),
        try await run.call(endpoint, on: unknown, replacing: wrong)
      )
    }
  }

  private func one(
    _ endpoint: Endpoint, _ promise: String,
    _ ask:
      @escaping @Sendable (CaseRun, TestDevice, TestDevice) async throws -> (
        CallAnswer, CallAnswer
      )
  ) -> ConformanceCase {
    let name = endpoint.name.value
    return ConformanceCase(
      "enumeration.\(name)", .enumeration, "`\(name)` \(promise).", at: endpoint.name.span
    ) { run in
      if SRPProof(run, for: endpoint) != nil {
        throw CaseEnd.notObservable("it proves a password by SRP")
      }
      try await SignIn(run: run).makeAccount()
      let stranger = TestPerson(mark: run.person.mark + "x", contract)
      let (known, unknown) = try await ask(
        run, run.device(), TestDevice(stranger, name: run.device().name))
      guard known.response.status == unknown.response.status else {
        throw CaseEnd.broken(
          expected: "one status",
          found: "\(known.response.status) and \(unknown.response.status)")
      }
      guard known.response.shape == unknown.response.shape else {
        throw CaseEnd.broken(expected: "bodies that look alike", found: "bodies that differ")
      }
    }
  }
}

extension Endpoint {
  fileprivate func declares(_ meaning: Meaning, _ contract: Contract) -> Bool {
    refuses.contains { contract.refusals[$0.value].means(meaning) }
  }
}

extension Response {
  /// The body without what may differ from call to call: numbers and texts keep their kind alone.
  fileprivate var shape: String {
    guard let json = try? JSONValue(reading: body) else { return "\(body.count) bytes" }
    return Self.shape(json)
  }

  private static func shape(_ value: JSONValue) -> String {
    switch value {
    case .array(let items): "[" + items.map(shape).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.fields.map { "\($0.name):" + shape($0.value) }.sorted().joined(separator: ",")
        + "}"
    case .string(let text): "text of \(text.count)"
    default: value.redacted
    }
  }
}
