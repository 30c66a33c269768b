import ContractModel

/// The words of the pages that depend on what the contract says.
struct DocsWords {
  let say: DocsLanguage

  func operation(_ call: CallPlan) -> String {
    let who = provider(of: call)
    // A blank stands between Chinese and Latin letters.
    let spaced = who.utf8.allSatisfy { $0 < 0x80 } ? " \(who) " : who
    return switch call.operation {
    case .passwordSignIn: say("Signs in with a password", "用密码登录")
    case .passwordRegister: say("Makes an account with a password", "用密码注册账号")
    case .passwordChange: say("Changes the password", "修改密码")
    case .passwordForgot: say("Sends a way to set a new password", "发送重置密码的方式")
    case .passwordReset: say("Sets a new password", "设置新密码")
    case .codeSend: say("Sends a code", "发送验证码")
    case .codeVerify: say("Checks a code", "校验验证码")
    case .codeSignIn: say("Signs in with a code", "用验证码登录")
    case .providerSignIn: say("Signs in with \(who)", "用\(spaced)登录")
    case .providerStart: say("Begins a sign-in at \(who)", "在\(spaced)开始登录")
    case .providerCallback: say("Takes what \(who) answers", "接收\(spaced)的回应")
    case .providerExchange:
      say("Exchanges a provider's code for tokens", "用身份提供方的授权码换取令牌")
    case .providerLink: say("Links an account with a provider", "将账号与身份提供方关联")
    case .providerNotify: say("Hears from \(who) about an account", "接收\(spaced)关于账号的通知")
    default: ownOperation(call.operation)
    }
  }

  /// As people call those that there is but one of; the others by their names.
  private func provider(of call: CallPlan) -> String {
    switch call.providerKind {
    case .apple: "Apple"
    case .google: "Google"
    case .github: "GitHub"
    case .wechat: say("WeChat", "微信")
    case .oidc, .oauth2, .cognito, nil:
      call.provider.map(CaseNames.capitalised) ?? say("a provider", "身份提供方")
    }
  }

  /// The words for things done without a person or a call.
  private func ownOperation(_ operation: OperationKind) -> String {
    switch operation {
    case .webSignIn: say("Signs in on a web page", "在网页上登录")
    case .guestSignIn: say("Signs in without saying who it is", "以访客身份登录")
    case .signInContinue: say("Goes on with a sign-in", "继续登录的下一步")
    case .passkeyRegister: say("Adds a passkey", "添加通行密钥")
    case .passkeySignIn: say("Signs in with a passkey", "用通行密钥登录")
    case .sessionRenew: say("Renews the session", "刷新会话")
    case .sessionEnd: say("Ends the session", "结束会话")
    case .sessionEndOne: say("Ends one other session", "结束另一个会话")
    case .sessionEndOthers: say("Ends all other sessions", "结束所有其他会话")
    case .sessionList: say("Lists the sessions", "列出会话")
    case .accountRead: say("Reads the account", "读取账号")
    case .accountUpdate: say("Changes the account", "修改账号")
    case .accountDelete: say("Deletes the account", "删除账号")
    case .tokenFetch: say("Fetches a token", "获取令牌")
    case .tokenIntrospect: say("Says what a token is", "说明令牌的内容")
    case .tokenRevoke: say("Ends a token", "撤销令牌")
    case .keysPublish: say("Publishes the keys", "公布签名密钥")
    default: say("Answers a call of the app", "响应 App 的调用")
    }
  }

  func caller(_ caller: Endpoint.Caller) -> String {
    switch caller {
    case .app: say("The app calls it", "由 App 调用")
    case .browser: say("The app opens it in the browser", "由 App 在浏览器中打开")
    case .page: say("A page in the browser calls it", "由浏览器中的页面调用")
    case .provider: say("The provider leads here", "由身份提供方调用或跳转到此")
    }
  }

  func priority(_ priority: Endpoint.RequestPriority) -> String {
    switch priority {
    case .recommended: say("recommended", "推荐")
    case .basic: say("basic", "基础")
    case .optional: say("optional", "可选")
    }
  }

  func ends(_ scope: SignOutScope) -> String {
    switch scope {
    case .own: say("It ends the session of the call.", "结束当前会话。")
    case .others: say("It ends the other sessions.", "结束其他会话。")
    case .all: say("It ends every session of the account.", "结束该账号的所有会话。")
    }
  }

  /// In the call that renews, renewing again would lead nowhere: the session is over.
  func recovery(_ recovery: Recovery, inRenewal: Bool) -> String {
    switch inRenewal && recovery.word == .renew ? .signIn : recovery {
    case .renew(nil): say("renews the session and repeats the call once", "刷新会话，并重试一次该调用")
    case .renew(let token?):
      say(
        "fetches the token \(code(token)) anew and repeats the call once",
        "重新获取令牌 \(code(token))，并重试一次该调用")
    case .retry: say("offers to try again", "提示重试")
    case .wait(let field):
      say("waits until the time in \(code(field))", "等到 \(code(field)) 给出的时间")
    case .goOn(let flow): say("goes on in the flow \(code(flow))", "转入流程 \(code(flow))")
    case .correct: say("lets the person change what they typed", "请用户修改输入")
    case .signIn: say("ends the session and shows sign-in", "结束会话，显示登录页")
    case .tell: say("tells the person; nothing helps now", "告知用户，目前没有补救办法")
    }
  }

  func reuse(_ reuse: String) -> String {
    reuse == "refuse"
      ? say("it is refused", "拒绝")
      : say("every token from the same sign-in ends", "同一次登录得到的所有令牌全部失效")
  }

  /// The words for how a text is compared, as readers of code see it.
  static func test(_ kind: ConditionPlan.Kind) -> String { DocsWords(say: .english).test(kind) }

  func test(_ kind: ConditionPlan.Kind) -> String {
    switch kind {
    case .equals: ""
    case .startsWith: say("begins with ", "开头为 ")
    case .has: say("contains ", "包含 ")
    }
  }

  func fault(_ fault: Refusal.CallFault) -> String {
    switch fault {
    case .offline: say("the server cannot be reached", "无法连接服务器")
    case .timeout: say("no answer comes in time", "应答超时")
    case .insecure: say("the connection cannot be trusted", "连接不可信")
    case .unreadable: say("the answer cannot be read", "应答无法解析")
    }
  }

  /// The words for how a call carries a token.
  func placement(_ placement: Token.Placement?) -> String {
    switch placement {
    case nil: say("in fields only", "仅放在字段中")
    case .bearer: say("as", "作为") + " " + code("Authorization: Bearer")
    case .header(let name): say("in the header", "放在标头") + " " + code(name)
    case .cookie(let name): say("in the cookie", "放在 Cookie") + " " + code(name)
    case .query(let name): say("in the query as", "放在查询参数") + " " + code(name)
    }
  }

  func storage(_ place: String) -> String {
    switch place {
    case "keychain": say("the keychain", "钥匙串")
    case "memory": say("memory only", "仅内存")
    default: say("nowhere", "不保存")
    }
  }

  func duration(_ seconds: Int) -> String {
    let units = [
      (86400, say("day", "天")), (3600, say("hour", "小时")), (60, say("minute", "分钟")),
      (1, say("second", "秒")),
    ]
    var rest = seconds
    let parts = units.compactMap { unit, name -> String? in
      let count = rest / unit
      rest %= unit
      if count == 0 { return nil }
      return "\(count) \(name)" + (count == 1 ? "" : say("s", ""))
    }
    return parts.joined(separator: " ")
  }

  func channel(_ channel: Channel) -> String {
    switch channel {
    case .mail: say("mail", "邮件")
    case .sms: say("text message", "短信")
    case .push: say("push notification", "推送通知")
    }
  }

  func yesNo(_ isYes: Bool) -> String { isYes ? say("yes", "是") : say("no", "否") }

  /// A text of the contract, or the name of a value that is given when the client is made.
  func reference(_ reference: Reference) -> String {
    switch reference {
    case .text(let text): code(text.value)
    case .configuration(let name): configured(name.value)
    }
  }

  func configured(_ name: String) -> String {
    say("the given \(code(name))", "创建客户端时给出的 \(code(name))")
  }

  /// The words for a place in a refusal; `.` is the whole body.
  func place(_ wire: String) -> String {
    wire == "." ? say("the whole answer, a plain text", "整个应答（纯文本）") : code(wire)
  }

  func code(_ text: String) -> String { MarkdownText.code(text) }

  func codes(_ texts: [String]) -> String { say.list(texts.map(code)) }

  /// The author's text in the language of the page.
  func text(_ text: LocalizedText?) -> String {
    text.map { MarkdownText.escape($0.text(for: say.rawValue)) } ?? ""
  }

  func mediaType(_ content: Server.Content) -> String {
    switch content {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .mediaType(let name): name
    }
  }
}
