import ContractModel

/// What a call does, in a sentence for people.
package struct OperationWords {
  private let language: DocsLanguage

  package init(_ language: DocsLanguage) { self.language = language }

  package func operation(_ call: CallPlan) -> String {
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
    case .call: language.text("Answers a call of the app", "响应 App 的调用")
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
}

extension CallPlan {
  /// The provider that a page leads on to, where the call names it.
  fileprivate var chosenProvider: String? {
    guard let field = sent.first(where: { $0.role == .providerChosen }), let text = field.constant
    else { return nil }
    return field.roleWords.first { $0.text == text }?.word ?? text
  }
}
