import ContractModel
import Diagnostics
import Generation
import Mustache

/// A scenario as a table of steps.
struct DocsScenarioWords {
  private let context: DocsContext
  private var words: DocsWords { context.words }
  private var language: DocsLanguage { context.language }

  init(_ context: DocsContext) { self.context = context }

  func value(_ scenario: Scenario) -> Value {
    .object([
      "name": .text(scenario.name.value), "doc": context.text(scenario.doc),
      "steps": .list(
        zip(1..., scenario.steps).map { number, step in
          .object([
            "number": .text(String(number)), "action": .verbatim(action(step.action)),
            "expects": context.some(language.remarks(expectations(step))),
          ])
        }),
    ])
  }

  private func action(_ action: Scenario.Action) -> String {
    switch action {
    case .call(let call): self.call(call)
    case .wait(let seconds): language.text("waits ", "等待 ") + words.duration(seconds.value)
    case .app(let moment): self.moment(moment.value)
    case .account(let change): self.change(change.value)
    }
  }

  private func change(_ change: Scenario.AccountChange) -> String {
    switch change {
    case .disabled: language.text("the account is disabled elsewhere", "账号在别处被禁用")
    case .deleted: language.text("the account is deleted elsewhere", "账号在别处被注销")
    case .signedOut:
      language.text(
        "the server ends the session, such as by a sign-out elsewhere", "服务器结束会话，例如在别处登出")
    }
  }

  private func call(_ call: Scenario.CallStep) -> String {
    language.remarks([
      language.text("calls ", "调用 ") + words.code(call.endpoint.value),
      invalidInput(call.invalidInput?.value),
      caller(call.caller?.value),
      times(call.times?.value ?? 1),
      call.givenRefusal.map {
        language.text("the server refuses it with ", "服务器拒绝：") + words.code($0.value)
      } ?? "",
      loss(call.loss?.value), meanwhile(call.meanwhile),
    ])
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "" : language.text("\(count) times", "\(count) 次")
  }

  private func loss(_ loss: Scenario.Loss?) -> String {
    switch loss {
    case .request?: language.text("the request is lost", "请求丢失")
    case .answer?: language.text("the answer is lost", "响应丢失")
    case nil: ""
    }
  }

  /// The steps before the answer is there, one after the other.
  private func meanwhile(_ steps: [Scenario.Step]) -> String {
    if steps.isEmpty { return "" }
    let told = steps.map { step in
      let expected = expectations(step).filter { !$0.isEmpty }
      return expected.isEmpty
        ? action(step.action) : "\(action(step.action)) (\(language.remarks(expected)))"
    }
    return language.text("before the answer is there: ", "响应到达之前：")
      + told.joined(separator: language.text(", then ", "，然后"))
  }

  private func invalidInput(_ invalidInput: Scenario.InvalidInput?) -> String {
    switch invalidInput {
    case .wrongPassword?: language.text("with a wrong password", "使用错误的密码")
    case .wrongCode?: language.text("with a wrong code", "使用错误的验证码")
    case .wrongNonce?: language.text("with a wrong nonce", "使用错误的 nonce")
    case .usedToken?: language.text("with the token that the last renewal replaced", "使用上次刷新已取代的令牌")
    case nil: ""
    }
  }

  private func caller(_ caller: Scenario.Caller?) -> String {
    switch caller {
    case .otherDevice?: language.text("from another device", "在另一台设备上")
    case .elsewhere?: language.text("from another device at another place", "在另一地点的另一台设备上")
    case .otherProcess?:
      language.text("from another process of the app, such as a widget", "在 App 的另一个进程中，例如小组件")
    case nil: ""
    }
  }

  private func moment(_ moment: Scenario.AppMoment) -> String {
    switch moment {
    case .launches: language.text("is launched", "启动")
    case .launchesLocked: language.text("is launched with its lock on", "在启用锁定的情况下启动")
    case .starts: language.text("starts its session while it runs", "在运行中启动会话")
    case .unlocks: language.text("is unlocked", "解锁成功")
    case .unlockFails: language.text("is not unlocked", "解锁失败")
    }
  }

  private func expectations(_ step: Scenario.Step) -> [String] {
    [
      step.renewals.map { count in
        language.text(
          "\(count.value) renewal\(count.value == 1 ? "" : "s")", "刷新 \(count.value) 次")
      } ?? "",
      step.state.map { language.text("the session is ", "会话状态为 ") + words.code($0.value) } ?? "",
      step.refusal.map { language.text("it is refused with ", "被拒绝：") + words.code($0.value) }
        ?? "",
      step.fails ? language.text("the call fails", "调用失败") : "",
    ]
  }
}
