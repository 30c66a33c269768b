import ContractModel
import Diagnostics

// States, and scenarios as tables of steps
extension English {
  func remark(_ remark: StateRemark) -> String {
    switch remark {
    case .isKept: "It survives the end of the app."
    case .isEnd: "An end."
    }
  }

  func action(_ action: Scenario.Action) -> String {
    switch action {
    case .call(let call): self.call(call)
    case .wait(let seconds): "waits \(duration(seconds.value))"
    case .app(let moment): self.moment(moment.value)
    case .account(let change): self.change(change.value)
    }
  }

  private func change(_ change: Scenario.AccountChange) -> String {
    switch change {
    case .disabled: "the account is disabled elsewhere"
    case .deleted: "the account is deleted elsewhere"
    case .signedOut: "the server ends the session, such as by a sign-out elsewhere"
    }
  }

  private func call(_ call: Scenario.CallStep) -> String {
    remarks([
      "calls \(code(call.endpoint.value))",
      call.invalidInput.map { input($0.value) } ?? "",
      call.caller.map { caller($0.value) } ?? "",
      call.times.map { $0.value == 1 ? "" : "\($0.value) times" } ?? "",
      call.givenRefusal.map { "the server refuses it with \(code($0.value))" } ?? "",
      call.loss.map { loss($0.value) } ?? "",
      meanwhile(call.meanwhile),
    ])
  }

  private func input(_ input: Scenario.InvalidInput) -> String {
    switch input {
    case .wrongPassword: "with a wrong password"
    case .wrongCode: "with a wrong code"
    case .wrongNonce: "with a wrong nonce"
    case .usedToken: "with the token that the last renewal replaced"
    }
  }

  private func caller(_ caller: Scenario.Caller) -> String {
    switch caller {
    case .otherDevice: "from another device"
    case .elsewhere: "from another device at another place"
    case .otherProcess: "from another process of the app, such as a widget"
    }
  }

  private func loss(_ loss: Scenario.Loss) -> String {
    switch loss {
    case .request: "the request is lost"
    case .answer: "the answer is lost"
    }
  }

  private func meanwhile(_ steps: [Scenario.Step]) -> String {
    if steps.isEmpty { return "" }
    let told = steps.map { step in
      let expected = remarks(expectations(step))
      return action(step.action) + (expected.isEmpty ? "" : " (\(expected))")
    }
    return "before the answer is there: " + told.joined(separator: ", then ")
  }

  private func moment(_ moment: Scenario.AppMoment) -> String {
    switch moment {
    case .launches: "is launched"
    case .launchesLocked: "is launched with its lock on"
    case .starts: "starts its session while it runs"
    case .unlocks: "is unlocked"
    case .unlockFails: "is not unlocked"
    }
  }

  func expectations(_ step: Scenario.Step) -> [String] {
    [
      step.renewals.map { "\($0.value) renewal\($0.value == 1 ? "" : "s")" },
      step.state.map { "the session is \(code($0.value))" },
      step.refusal.map { "it is refused with \(code($0.value))" },
      step.fails ? "the call fails" : nil,
    ].compactMap { $0 }
  }
}
