package import ContractModel

extension CallPlan {
  /// What it does, in an English sentence without its full stop.
  package var englishSummary: String {
    let who = providerName() ?? "a provider"
    return switch operation {
    case .passwordSignIn: "Signs in with a password"
    case .passwordRegister: "Makes an account with a password"
    case .passwordChange: "Changes the password"
    case .passwordForgot: "Sends a way to set a new password"
    case .passwordReset: "Sets a new password"
    case .codeSend: "Sends a code"
    case .codeVerify: "Checks a code"
    case .codeSignIn: "Signs in with a code"
    case .providerSignIn: "Signs in with \(who)"
    case .providerStart: "Begins a sign-in at \(who)"
    case .providerCallback: "Takes what \(who) answers"
    case .providerExchange: "Exchanges a provider's code for tokens"
    case .providerLink: "Links an account with a provider"
    case .providerNotify: "Hears from \(who) about an account"
    case .webSignIn: "Signs in on a web page"
    case .guestSignIn: "Signs in without saying who it is"
    case .signInContinue: "Goes on with a sign-in"
    case .passkeyRegister: "Adds a passkey"
    case .passkeySignIn: "Signs in with a passkey"
    case .sessionRenew: "Renews the session"
    case .sessionEnd: "Ends the session"
    case .sessionEndOne: "Ends one other session"
    case .sessionEndOthers: "Ends all other sessions"
    case .sessionList: "Lists the sessions"
    case .accountRead: "Reads the account"
    case .accountUpdate: "Changes the account"
    case .accountDelete: "Deletes the account"
    case .tokenFetch: "Fetches a token"
    case .tokenIntrospect: "Says what a token is"
    case .tokenRevoke: "Ends a token"
    case .keysPublish: "Publishes the keys"
    case .call: "Answers a call of the app"
    }
  }

  /// The provider as people call it, where the call is about one: those with a name of their own by that, the others by
  /// the contract's.
  ///
  /// - Parameter localNames: the names that a language has of its own.
  package func providerName(_ localNames: [Provider.Kind: String] = [:]) -> String? {
    let chosen = chosenProvider
    let kind = providerKind ?? chosen.flatMap(Provider.Kind.init)
    if let kind, let name = localNames[kind] ?? kind.properName { return name }
    if let chosen { return CaseNames.capitalised(chosen) }
    return provider.map(CaseNames.capitalised)
  }

  /// The provider that a page leads on to, where the call names it.
  private var chosenProvider: String? {
    guard let field = sent.first(where: { $0.role == .providerChosen }), let text = field.constant
    else { return nil }
    return field.roleWords.first { $0.text == text }?.word ?? text
  }
}

extension Provider.Kind {
  fileprivate var properName: String? {
    switch self {
    case .apple: "Apple"
    case .google: "Google"
    case .github: "GitHub"
    case .wechat: "WeChat"
    case .oidc, .oauth2, .cognito: nil
    }
  }
}
