import ContractModel
import Generation

/// The words of the pages that depend on what the contract says.
struct DocsWords {
  let language: DocsLanguage

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

  func reuse(_ reuse: Token.Reuse) -> String {
    switch reuse {
    case .refuse: language.text("it is refused", "拒绝")
    case .revokeFamily:
      language.text("every token from the same sign-in ends", "同一次登录得到的所有令牌全部失效")
    }
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

  func storage(_ place: Token.Storage) -> String {
    switch place {
    case .keychain: language.text("the keychain", "钥匙串")
    case .memory: language.text("memory only", "仅内存")
    case .nowhere: language.text("nowhere", "不保存")
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
