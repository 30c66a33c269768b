import ContractModel
import Mustache

/// A scenario as a table of steps.
struct DocsScenarioWords {
  private let context: DocsContext
  private var words: DocsWords { context.words }
  private var say: DocsLanguage { context.say }

  init(_ context: DocsContext) { self.context = context }

  func value(_ plan: ScenarioPlan) -> Value {
    .object([
      "name": .text(plan.name), "doc": context.text(plan.doc),
      "steps": .list(
        zip(1..., plan.steps).map { number, step in
          .object([
            "number": .text(String(number)), "action": .verbatim(action(step.action)),
            "expects": context.some(say.remarks(expectations(step.expects))),
          ])
        }),
    ])
  }

  private func action(_ action: ScenarioPlan.ActionPlan) -> String {
    switch action {
    case .call(let call): self.call(call)
    case .wait(let seconds): say("waits ", "等待 ") + words.duration(seconds)
    case .app(let moment): self.moment(moment)
    case .account(.disabled): say("the account is disabled elsewhere", "账号在别处被禁用")
    case .account(.deleted): say("the account is deleted elsewhere", "账号在别处被注销")
    }
  }

  private func call(_ call: ScenarioPlan.PlayedCall) -> String {
    say.remarks([
      say("calls ", "调用 ") + words.code(call.endpoint), slip(call.slip), caller(call.caller),
      call.times == 1 ? "" : say("\(call.times) times", "\(call.times) 次"),
    ])
  }

  private func slip(_ slip: Scenario.Slip?) -> String {
    switch slip {
    case .wrongPassword?: say("with a wrong password", "使用错误的密码")
    case .wrongCode?: say("with a wrong code", "使用错误的验证码")
    case .wrongNonce?: say("with a wrong nonce", "使用错误的 nonce")
    case .usedToken?: say("with the token that the last renewal replaced", "使用上次刷新已取代的令牌")
    case nil: ""
    }
  }

  private func caller(_ caller: Scenario.Caller?) -> String {
    switch caller {
    case .otherDevice?: say("from another device", "在另一台设备上")
    case .elsewhere?: say("from another device at another place", "在另一地点的另一台设备上")
    case nil: ""
    }
  }

  private func moment(_ moment: Scenario.AppMoment) -> String {
    switch moment {
    case .launches: say("is launched", "启动")
    case .launchesLocked: say("is launched with its lock on", "在启用锁定的情况下启动")
    case .unlocks: say("is unlocked", "解锁成功")
    case .unlockFails: say("is not unlocked", "解锁失败")
    }
  }

  private func expectations(_ expects: ScenarioPlan.ExpectationPlan) -> [String] {
    [
      expects.renewals.map { count in
        say("\(count) renewal\(count == 1 ? "" : "s")", "刷新 \(count) 次")
      } ?? "",
      expects.state.map { say("the session is ", "会话状态为 ") + words.code($0) } ?? "",
      expects.refusal.map { say("it is refused with ", "被拒绝：") + words.code($0) } ?? "",
      expects.fails ? say("the call fails", "调用失败") : "",
    ]
  }
}
