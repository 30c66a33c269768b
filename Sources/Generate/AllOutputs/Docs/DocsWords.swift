import ContractModel

/// The words of the pages that depend on what the contract says.
struct DocsWords {
  let language: DocsLanguage

  func operation(_ call: CallPlan) -> String {
    let who = provider(of: call)
    // A blank stands between Chinese and Latin letters.
    let spaced = who.utf8.allSatisfy { $0 < 0x80 } ? " \(who) " : who
    return switch call.operation {
    case .passwordSignIn: language.text("Signs in with a password", "用密码登录")
    case .passwordRegister: language.text("Makes an account with a password", "用密码注册账号")
    case .passwordChange: language.text("Changes the password", "修改密码")
    case .passwordForgot: language.text("Sends a way to set a new password", "发送重置密码的方式")
    case .passwordReset: language.text("Sets a new password", "设置新密码")
    case .codeSend: language.text("Sends a code", "发送验证码")
    case .codeVerify: language.text("Checks a code", "校验验证码")
    case .codeSignIn: language.text("Signs in with a code", "用验证码登录")
    case .providerSignIn: language.text("Signs in with \(who)", "用\(spaced)登录")
    case .providerStart: language.text("Begins a sign-in at \(who)", "在\(spaced)开始登录")
    case .providerCallback: language.text("Takes what \(who) answers", "接收\(spaced)的回应")
    case .providerExchange:
      language.text("Exchanges a provider's code for tokens", "用身份提供方的授权码换取令牌")
    case .providerLink: language.text("Links an account with a provider", "将账号与身份提供方关联")
    case .providerNotify: language.text("Hears from \(who) about an account", "接收\(spaced)关于账号的通知")
    default: ownOperation(call.operation)
    }
  }

  /// As people call those that there is but one of; the others by their names.
  private func provider(of call: CallPlan) -> String {
    if let kind = call.providerKind, let name = name(of: kind) { return name }
    if let chosen = call.chosenProvider {
      return Provider.Kind(rawValue: chosen).flatMap(name) ?? CaseNames.capitalised(chosen)
    }
    return call.provider.map(CaseNames.capitalised) ?? language.text("a provider", "身份提供方")
  }

  private func name(of kind: Provider.Kind) -> String? {
    switch kind {
    case .apple: "Apple"
    case .google: "Google"
    case .github: "GitHub"
    case .wechat: language.text("WeChat", "微信")
    case .oidc, .oauth2, .cognito: nil
    }
  }

  /// The words for things done without a person or a call.
  private func ownOperation(_ operation: OperationKind) -> String {
    switch operation {
    case .webSignIn: language.text("Signs in on a web page", "在网页上登录")
    case .guestSignIn: language.text("Signs in without saying who it is", "以访客身份登录")
    case .signInContinue: language.text("Goes on with a sign-in", "继续登录的下一步")
    case .passkeyRegister: language.text("Adds a passkey", "添加通行密钥")
    case .passkeySignIn: language.text("Signs in with a passkey", "用通行密钥登录")
    case .sessionRenew: language.text("Renews the session", "刷新会话")
    case .sessionEnd: language.text("Ends the session", "结束会话")
    case .sessionEndOne: language.text("Ends one other session", "结束另一个会话")
    case .sessionEndOthers: language.text("Ends all other sessions", "结束所有其他会话")
    case .sessionList: language.text("Lists the sessions", "列出会话")
    case .accountRead: language.text("Reads the account", "读取账号")
    case .accountUpdate: language.text("Changes the account", "修改账号")
    case .accountDelete: language.text("Deletes the account", "删除账号")
    case .tokenFetch: language.text("Fetches a token", "获取令牌")
    case .tokenIntrospect: language.text("Says what a token is", "说明令牌的内容")
    case .tokenRevoke: language.text("Ends a token", "撤销令牌")
    case .keysPublish: language.text("Publishes the keys", "公布签名密钥")
    default: language.text("Answers a call of the app", "响应 App 的调用")
    }
  }

  func caller(_ caller: Endpoint.Caller) -> String {
    switch caller {
    case .app: language.text("The app calls it", "由 App 调用")
    case .browser: language.text("The app opens it in the browser", "由 App 在浏览器中打开")
    case .page: language.text("A page in the browser calls it", "由浏览器中的页面调用")
    case .provider: language.text("The provider leads here", "由身份提供方调用或跳转到此")
    }
  }

  func priority(_ priority: Endpoint.RequestPriority) -> String {
    switch priority {
    case .recommended: language.text("recommended", "推荐")
    case .basic: language.text("basic", "基础")
    case .optional: language.text("optional", "可选")
    }
  }

  func ends(_ scope: SignOutScope) -> String {
    switch scope {
    case .own: language.text("It ends the session of the call.", "结束当前会话。")
    case .others: language.text("It ends the other sessions.", "结束其他会话。")
    case .all: language.text("It ends every session of the account.", "结束该账号的所有会话。")
    }
  }

  /// In the call that renews, renewing again would lead nowhere: the session is over.
  func recovery(_ recovery: Recovery, inRenewal: Bool) -> String {
    switch inRenewal && recovery.word == .renew ? .signIn : recovery {
    case .renew(nil): language.text("renews the session and repeats the call once", "刷新会话，并重试一次该调用")
    case .renew(let token?):
      language.text(
        "fetches the token \(code(token)) anew and repeats the call once",
        "重新获取令牌 \(code(token))，并重试一次该调用")
    case .retry: language.text("offers to try again", "提示重试")
    case .wait(let field):
      language.text("waits until the time in \(code(field))", "等到 \(code(field)) 给出的时间")
    case .continueFlow(let flow):
      language.text("goes on in the flow \(code(flow))", "转入流程 \(code(flow))")
    case .correct: language.text("lets the person change what they typed", "请用户修改输入")
    case .signIn: language.text("ends the session and shows sign-in", "结束会话，显示登录页")
    case .tell: language.text("tells the person; nothing helps now", "告知用户，目前没有补救办法")
    }
  }

  func reuse(_ reuse: String) -> String {
    reuse == "refuse"
      ? language.text("it is refused", "拒绝")
      : language.text("every token from the same sign-in ends", "同一次登录得到的所有令牌全部失效")
  }

  /// The words for how a text is compared.
  func test(_ kind: ConditionPlan.Kind) -> String {
    switch kind {
    case .equals: kind.words
    case .startsWith: language.text(kind.words, "开头为 ")
    case .has: language.text(kind.words, "包含 ")
    }
  }

  func fault(_ fault: Refusal.CallFault) -> String {
    switch fault {
    case .offline: language.text("the server cannot be reached", "无法连接服务器")
    case .timeout: language.text("no answer comes in time", "应答超时")
    case .insecure: language.text("the connection cannot be trusted", "连接不可信")
    case .unreadable: language.text("the answer cannot be read", "应答无法解析")
    }
  }

  /// The words for how a call carries a token.
  func placement(_ placement: Token.Placement?) -> String {
    switch placement {
    case nil: language.text("in fields only", "仅放在字段中")
    case .bearer: language.text("as", "作为") + " " + code("Authorization: Bearer")
    case .header(let name): language.text("in the header", "放在标头") + " " + code(name)
    case .cookie(let name): language.text("in the cookie", "放在 Cookie") + " " + code(name)
    case .query(let name): language.text("in the query as", "放在查询参数") + " " + code(name)
    }
  }

  func storage(_ place: String) -> String {
    switch place {
    case "keychain": language.text("the keychain", "钥匙串")
    case "memory": language.text("memory only", "仅内存")
    default: language.text("nowhere", "不保存")
    }
  }

  func duration(_ seconds: Int) -> String {
    let units = [
      (86400, language.text("day", "天")), (3600, language.text("hour", "小时")),
      (60, language.text("minute", "分钟")),
      (1, language.text("second", "秒")),
    ]
    var rest = seconds
    let parts = units.compactMap { unit, name -> String? in
      let count = rest / unit
      rest %= unit
      if count == 0 { return nil }
      return "\(count) \(name)" + (count == 1 ? "" : language.text("s", ""))
    }
    return parts.joined(separator: " ")
  }

  func channel(_ channel: Channel) -> String {
    switch channel {
    case .mail: language.text("mail", "邮件")
    case .sms: language.text("text message", "短信")
    case .push: language.text("push notification", "推送通知")
    }
  }

  func yesNo(_ isYes: Bool) -> String {
    isYes ? language.text("yes", "是") : language.text("no", "否")
  }

  /// A text of the contract, or the name of a value that is given when the client is made.
  func reference(_ reference: Reference) -> String {
    switch reference {
    case .text(let text): code(text.value)
    case .configuration(let name): configured(name.value)
    }
  }

  func configured(_ name: String) -> String {
    language.text("the given \(code(name))", "创建客户端时给出的 \(code(name))")
  }

  /// The words for a place in a refusal; `.` is the whole body.
  func place(_ wire: String) -> String {
    wire == "." ? language.text("the whole answer, a plain text", "整个应答（纯文本）") : code(wire)
  }

  func code(_ text: String) -> String { MarkdownText.code(text) }

  func codes(_ texts: [String]) -> String { language.list(texts.map(code)) }

  /// The author's text in the language of the page.
  func text(_ text: LocalizedText?) -> String {
    text.map { MarkdownText.escape($0.text(for: language.rawValue)) } ?? ""
  }

  func mediaType(_ content: Server.Content) -> String {
    switch content {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .mediaType(let name): name
    }
  }
}

extension CallPlan {
  /// The provider that a page leads on to, where the call names it.
  fileprivate var chosenProvider: String? {
    guard let field = sent.first(where: { $0.role == .providerChosen }), let text = field.constant
    else { return nil }
    return field.roleWords.first { $0.text == text }?.word ?? text
  }
}
