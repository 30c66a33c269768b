package import ContractModel

extension CallPlan {
  /// What it does, in an English sentence without its full stop; empty if the contract doesn't say.
  package var englishSummary: String {
    let who = providerName() ?? "a provider"
    return switch operation {
    case .passwordSignIn: "Signs in with a password"
    case .passwordRegister: "Registers an account with a password"
    case .passwordChange: "Changes the password"
    case .passwordForgot: "Starts a password reset"
    case .passwordReset: "Resets the password"
    case .codeSend: "Sends a code"
    case .codeVerify: "Checks a code"
    case .codeSignIn: "Signs in with a code"
    case .providerSignIn: "Signs in with \(who)"
    case .providerStart: "Starts a sign-in with \(who)"
    case .providerCallback: "Handles the callback of \(who)"
    case .providerExchange: "Exchanges a provider's code for tokens"
    case .providerLink: "Links the account with a provider"
    case .providerNotify: "Receives account notifications from \(who)"
    case .webSignIn: "Signs in on a web page"
    case .guestSignIn: "Signs in as a guest"
    case .signInContinue: "Continues a sign-in"
    case .passkeyRegister: "Adds a passkey"
    case .passkeySignIn: "Signs in with a passkey"
    case .sessionRenew: "Renews the session"
    case .sessionEnd: "Signs out"
    case .sessionEndOne: "Ends another session"
    case .sessionEndOthers: "Ends all other sessions"
    case .sessionList: "Lists the sessions"
    case .accountRead: "Reads the account"
    case .accountUpdate: "Updates the account"
    case .accountDelete: "Deletes the account"
    case .tokenFetch: "Fetches a token"
    case .tokenIntrospect: "Introspects a token"
    case .tokenRevoke: "Revokes a token"
    case .keysPublish: "Publishes the signing keys"
    case .call: ""
    }
  }

  /// The provider as people call it, where the call is about one: those with a name of their own by that, the others by
  /// the contract's.
  ///
  /// - Parameter localNames: the names that a language has of its own.
  package func providerName(_ localNames: [Provider.Kind: String] = [:]) -> String? {
    let chosen = chosenProvider
    let kind = chosen.flatMap(Provider.Kind.init) ?? providerKind
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
