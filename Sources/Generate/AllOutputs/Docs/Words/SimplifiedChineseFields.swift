import ContractModel
import Diagnostics
import Generation

// Fields, types, and steps of a scenario
extension SimplifiedChinese {
  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    // A blank stands between Chinese and a code span.
    let gap = one.hasSuffix("`") ? " " : ""
    let many =
      switch type.container {
      case .one: one
      case .list: "\(one)\(gap)列表"
      case .map: "文本到\(gap)\(one)\(gap)的映射"
      }
    if type.isClearable { return "可选，\(many)，null 表示清除" }
    return type.isOptional ? "可选，\(many)" : many
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "文本"
    case .secret: "机密文本"
    case .integer: "整数"
    case .number: "数字"
    case .bool: "布尔值"
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: "时间（ISO 8601）"
    case .unixTime: "时间（Unix 秒）"
    case .bytes: "字节（base64）"
    case .urlSafeBytes: "字节（base64url）"
    case .json: "任意 JSON"
    case .waitingTime: "距收到响应的秒数"
    case .record(let name), .enumeration(let name), .choice(let name): code(name)
    }
  }

  func answer(_ type: TypePlan) -> String { self.type(type) }

  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String {
    let conditions =
      marks.map { text(.mark(wire: $0.wire, text: $0.text)) } + keys.map { "存在 \(code($0))" }
    return conditions.isEmpty ? "其余情况" : "当 " + conditions.joined(separator: " 且 ")
  }

  func text(_ term: FieldTerm) -> String {
    switch term {
    case .inHeader: "在响应头中"
    case .inCookie: "在 Cookie 中"
    case .justOne(let names): "\(codes(names)) 只能发送其中一个"
    case .atLeastOne(let names): "\(codes(names)) 至少发送其中一个"
    case .token(let name): "令牌 \(code(name))"
    case .secondsLeft(let name): "令牌 \(code(name)) 的剩余有效秒数"
    case .millisecondsLeft(let name): "令牌 \(code(name)) 的剩余有效时间"
    case .end(let name): "令牌 \(code(name)) 的过期时间"
    case .same(let name): "与 \(code(name)) 相同"
    case .constant(let text): "固定为 \(code(text))"
    case .provider(let name, let slot): "来自 \(code(name)) 的 \(code(slot))"
    case .milliseconds: "以毫秒计"
    case .unixMilliseconds: "以 Unix 毫秒计"
    case .asText: "以文本传输"
    case .email: "邮箱地址"
    case .phone: "手机号"
    case .exactly(let count): "\(count)"
    case .between(let least, let most): "\(least) 至 \(most)"
    case .atLeast(let least): "至少 \(least)"
    case .atMost(let most): "至多 \(most)"
    case .characters(let count): "\(count) 个字符"
    case .pattern(let pattern): "须匹配 \(code(pattern))"
    case .example(let text): "例如 \(code(text))"
    case .kept(let name): "在设备上保存为 \(code(name))"
    case .elsewhere(let server, let wire): "在 \(code(server)) 写作 \(code(wire))"
    case .oneOf(let texts): "取值为 \(codes(texts))"
    }
  }

  func call(_ step: Scenario.CallStep) -> String {
    let caller = step.caller.map { text(.caller($0.value)) } ?? ""
    let input = step.invalidInput.map { text(.input($0.value)) } ?? ""
    let times = step.times?.value ?? 1
    let count = times == 1 ? "" : " \(times) 次"
    let call = "\(caller)\(input)调用 \(code(step.endpoint.value))\(count)"
    return remarks([call] + mishaps(step))
  }

  func text(_ term: StepTerm) -> String {
    switch term {
    case .wait(let time): "等待 \(time)"
    case .moment(.launches): "启动 App"
    case .moment(.launchesLocked): "启动 App（已启用生物识别锁定）"
    case .moment(.starts): "在 App 运行中启动会话"
    case .moment(.unlocks): "解锁成功"
    case .moment(.unlockFails): "解锁失败"
    case .change(.disabled): "账号在别处被禁用"
    case .change(.deleted): "账号在别处被注销"
    case .change(.signedOut): "服务器结束会话，例如在别处登出"
    case .input(.wrongPassword): "用错误的密码"
    case .input(.wrongCode): "用错误的验证码"
    case .input(.wrongNonce): "用错误的 nonce "
    case .input(.usedToken): "用已被上次刷新替换的旧令牌"
    case .caller(.otherDevice): "在另一台设备上"
    case .caller(.elsewhere): "在陌生地点的新设备上"
    case .caller(.otherProcess): "在 App 的另一个进程（例如小组件）中"
    case .refused(let name): "服务器返回错误 \(code(name))"
    case .loss(.request): "请求丢失"
    case .loss(.answer): "响应丢失"
    case .meanwhile(let steps): "响应到达之前：\(steps.joined(separator: "，然后"))"
    case .renewals(let count): "刷新 \(count) 次"
    case .state(let state): "会话状态为 \(code(state))"
    case .error(let name): "返回错误 \(code(name))"
    case .fails: "调用失败"
    case .isKept: "App 退出后仍然保留。"
    case .isEnd: "终止状态。"
    }
  }
}
