import ContractModel
import Generation

// Types and fields
extension SimplifiedChinese {
  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    // A blank stands between Chinese and a code span.
    let gap = one.hasSuffix("`") ? " " : ""
    let many =
      switch type.container {
      case .one: one
      case .list: "\(one)\(gap)的列表"
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
    case .instant: "时刻（ISO 8601）"
    case .unixTime: "时刻（自 1970 年起的秒数）"
    case .bytes: "字节（base64）"
    case .urlSafeBytes: "字节（base64url）"
    case .json: "任意 JSON"
    case .waitingTime: "从应答起的秒数"
    case .record(let name), .enumeration(let name), .choice(let name): code(name)
    }
  }

  func remark(_ remark: FieldRemark) -> String {
    switch remark {
    case .inHeader: "在标头中"
    case .inCookie: "在 Cookie 中"
    case .justOne(let names): "\(codes(names)) 中只发送一个"
    case .atLeastOne(let names): "\(codes(names)) 中至少发送一个"
    case .token(let name): "令牌 \(code(name))"
    case .secondsLeft(let name): "令牌 \(code(name)) 剩余的有效秒数"
    case .millisecondsLeft(let name): "令牌 \(code(name)) 剩余的有效时间"
    case .end(let name): "令牌 \(code(name)) 的失效时刻"
    case .configured(let name): configured(name)
    case .same(let name): "与 \(code(name)) 相同"
    case .constant(let text): "固定为 \(code(text))"
    case .provider(let name, let slot): "来自 \(code(name)) 的 \(code(slot))"
    case .milliseconds: "以毫秒计"
    case .unixMilliseconds: "自 1970 年起的毫秒数"
    case .asText: "以文本传输"
    case .email: "邮箱地址"
    case .phone: "手机号"
    case .size(let min, let max, let isNumber): size(min, max) + (isNumber ? "" : " 个字符")
    case .pattern(let pattern): "须匹配 \(code(pattern))"
    case .example(let text): "例如 \(code(text))"
    case .kept(let name): "在设备上保存为 \(code(name))"
    case .elsewhere(let server, let wire): "在 \(code(server)) 写作 \(code(wire))"
    }
  }

  private func size(_ min: Int?, _ max: Int?) -> String {
    switch (min, max) {
    case (let least?, let most?): least == most ? "\(least)" : "\(least) 至 \(most)"
    case (let least?, nil): "至少 \(least)"
    case (nil, let most?): "至多 \(most)"
    case (nil, nil): ""
    }
  }

  func role(_ role: FieldRole, words: [String]) -> String {
    text(role) + (words.isEmpty ? "" : "（\(list(words))）")
  }

  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String {
    let conditions = marks.map { mark($0.wire, is: $0.text) } + keys.map { "存在 \(code($0))" }
    return conditions.isEmpty ? "其余情况" : "当 " + conditions.joined(separator: " 且 ")
  }

  func oneOf(_ texts: [String]) -> String { "取值为 \(codes(texts))" }

  private func text(_ role: FieldRole) -> String {
    switch role {
    case .accountID: "账号自身的 ID，由服务器决定"
    case .accountName: "显示给他人的名称"
    case .accountState: "账号状态"
    case .accountConfirmed: "账号是否有已验证的地址"
    case .accountEmailConfirmed: "账号的邮箱是否已验证"
    case .accountPhoneConfirmed: "账号的手机号是否已验证"
    case .accountSince: "账号的创建时间"
    case .accountGuest: "是否为没有登录名的游客账号"
    case .sessionID: "会话的 ID，即会话列表中的 ID"
    case .sessionCurrent: "是否为当前调用的会话"
    case .sessionBegan: "会话开始的时间"
    case .sessionUsed: "会话最后使用的时间"
    case .deviceID: "区分设备的值"
    case .deviceName: "设备名称"
    case .termsAccepted: "用户是否同意条款"
    case .stepConfirmation: "该消息用于验证地址"
    case .stepNewPassword: "该消息用于登录所需的新密码"
    case .stepTerms: "该消息用于登录前需同意的条款"
    case .stepAuthenticator: "该消息用于验证器应用的验证码"
    case .stepMessage: "该消息用于邮件或短信验证码"
    case .stepOddSignIn: "该消息用于异常登录所需的验证"
    case .codeChannel: "验证码的发送方式"
    case .codeDestination: "验证码的发送目的地，可能部分隐藏"
    case .codePause: "可再次获取验证码前的等待时间"
    case .providerChosen: "用户选择的身份提供方"
    case .signOutScope: "登出所结束的会话"
    case .callSucceeded: "成功的应答中总为 true"
    case .triesLeft: "剩余的尝试次数"
    }
  }
}
