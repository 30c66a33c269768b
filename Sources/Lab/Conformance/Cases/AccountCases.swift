import ContractModel
import Diagnostics
import Machines

/// An account that is disabled or deleted calls, renews and signs in no more.
struct AccountCases {
  let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  var all: [ConformanceCase] {
    [("disabled", Meaning.accountDisabled), ("deleted", .accountGone)].flatMap { state, meaning in
      var cases: [ConformanceCase] = []
      if let renewal = contract.renewal, renewal.caller == .app {
        cases.append(one("renews", state, meaning, renewal))
      }
      if let way = SignInPath.all(in: contract).first(where: { $0.proof != .guest }) {
        cases.append(signsIn(state, meaning, way))
      }
      return cases
    } + deletions
  }

  private func one(
    _ word: String, _ state: String, _ meaning: Meaning, _ endpoint: Endpoint
  ) -> ConformanceCase {
    ConformanceCase(
      "accounts.\(state).\(word)", .accounts,
      "The session of an account that was \(state) is renewed no more.", at: endpoint.name.span
    ) { run in
      let device = run.device()
      try await AccountStateChange(run: run).prepare()
      try await SignIn(run: run).signIn(device)
      try await AccountStateChange(run: run).change(to: state)
      try await run.call(endpoint, on: device).mustRefuse(meaning, .sessionEnded)
    }
  }

  private func signsIn(_ state: String, _ meaning: Meaning, _ way: SignInPath) -> ConformanceCase {
    ConformanceCase(
      "accounts.\(state).signsIn", .accounts,
      state == "deleted"
        ? "A deleted account is not signed in to." : "A disabled account is not signed in to.",
      at: way.endpoint.name.span
    ) { run in
      let device = run.device()
      let signIn = SignIn(run: run)
      try signIn.mustBePossible(way)
      try await AccountStateChange(run: run).prepare()
      _ = try await signIn.signIn(device, by: way)
      try await AccountStateChange(run: run).change(to: state)
      if way.proof != .password {
        // A deleted person may come back as a new one.
        if state == "deleted" {
          throw CaseEnd.notObservable("whoever comes by a provider or a code may get a new account")
        }
        try await signIn.waitForNextCode(way)
        try await signIn.prepare(device, for: way)
      }
      try await signIn.prove(device, by: way).mustRefuse(
        meaning, .credentialsWrong, .accountUnknown)
    }
  }

  private var deletions: [ConformanceCase] {
    contract.endpoints.filter { $0.caller == .app && $0.operation.value == .accountDelete }.map {
      endpoint in
      ConformanceCase(
        "accounts.\(endpoint.name.value).ends", .accounts,
        "`\(endpoint.name.value)` ends the session of the deleted account.", at: endpoint.name.span
      ) { run in
        let device = run.device()
        try await CalledAsMeant(run: run).prepare(device, for: endpoint)
        let watch = try SessionWatch(run)
        let answer = try await run.call(endpoint, on: device)
        guard answer.isGood else {
          throw CaseEnd.notObservable("the tester's deletion met \(answer.words)")
        }
        try await watch.mustBeOver(device, .accountGone, .accountDisabled)
      }
    }
  }
}
