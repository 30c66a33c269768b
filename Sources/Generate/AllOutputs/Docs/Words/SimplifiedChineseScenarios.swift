import ContractModel
import Diagnostics

// States, and scenarios as tables of steps
extension SimplifiedChinese {
  func remark(_ remark: StateRemark) -> String {
    switch remark {
    case .isKept: "App 退出后仍然保留。"
    case .isEnd: "终点。"
    }
  }

  func action(_ action: Scenario.Action) -> String {
    switch action {
    case .call(let call): self.call(call)
    case .wait(let seconds): "等待 \(duration(seconds.value))"
    case .app(let moment): self.moment(moment.value)
    case .account(let change): self.change(change.value)
    }
  }

  private func change(_ change: Scenario.AccountChange) -> String {
    switch change {
    case .disabled: "账号在别处被禁用"
    case .deleted: "账号在别处被注销"
    case .signedOut: "服务器结束会话，例如在别处登出"
    }
  }

  private func call(_ call: Scenario.CallStep) -> String {
    remarks([
      "调用 \(code(call.endpoint.value))",
      call.invalidInput.map { input($0.value) } ?? "",
      call.caller.map { caller($0.value) } ?? "",
      call.times.map { $0.value == 1 ? "" : "\($0.value) 次" } ?? "",
      call.givenRefusal.map { "服务器拒绝：\(code($0.value))" } ?? "",
      call.loss.map { loss($0.value) } ?? "",
      meanwhile(call.meanwhile),
    ])
  }

  private func input(_ input: Scenario.InvalidInput) -> String {
    switch input {
    case .wrongPassword: "使用错误的密码"
    case .wrongCode: "使用错误的验证码"
    case .wrongNonce: "使用错误的 nonce"
    case .usedToken: "使用上次刷新已取代的令牌"
    }
  }

  private func caller(_ caller: Scenario.Caller) -> String {
    switch caller {
    case .otherDevice: "在另一台设备上"
    case .elsewhere: "在另一地点的另一台设备上"
    case .otherProcess: "在 App 的另一个进程中，例如小组件"
    }
  }

  private func loss(_ loss: Scenario.Loss) -> String {
    switch loss {
    case .request: "请求丢失"
    case .answer: "响应丢失"
    }
  }

  private func meanwhile(_ steps: [Scenario.Step]) -> String {
    if steps.isEmpty { return "" }
    let told = steps.map { step in
      let expected = remarks(expectations(step))
      return action(step.action) + (expected.isEmpty ? "" : " (\(expected))")
    }
    return "响应到达之前：" + told.joined(separator: "，然后")
  }

  private func moment(_ moment: Scenario.AppMoment) -> String {
    switch moment {
    case .launches: "启动"
    case .launchesLocked: "在启用锁定的情况下启动"
    case .starts: "在运行中启动会话"
    case .unlocks: "解锁成功"
    case .unlockFails: "解锁失败"
    }
  }

  func expectations(_ step: Scenario.Step) -> [String] {
    [
      step.renewals.map { "刷新 \($0.value) 次" },
      step.state.map { "会话状态为 \(code($0.value))" },
      step.refusal.map { "被拒绝：\(code($0.value))" },
      step.fails ? "调用失败" : nil,
    ].compactMap { $0 }
  }
}
