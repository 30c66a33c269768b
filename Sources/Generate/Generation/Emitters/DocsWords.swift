import ContractModel

/// The words of the pages that depend on what the contract says.
enum DocsWords {
  static func deed(_ call: CallPlan) -> String {
    switch call.deed {
    case .passwordSignIn: "Signs in with a password"
    case .passwordRegister: "Makes an account with a password"
    case .passwordChange: "Changes the password"
    case .passwordForgot: "Sends a way to set a new password"
    case .passwordReset: "Sets a new password"
    case .codeSend: "Sends a code"
    case .codeVerify: "Checks a code"
    case .codeSignIn: "Signs in with a code"
    case .providerSignIn:
      "Signs in with \(call.provider.map(CaseNames.capitalised) ?? "a provider")"
    case .providerStart:
      "Begins a sign-in at \(call.provider.map(CaseNames.capitalised) ?? "a provider")"
    case .providerCallback:
      "Takes what \(call.provider.map(CaseNames.capitalised) ?? "a provider") answers"
    case .providerExchange: "Exchanges a provider's code for tokens"
    case .providerLink: "Links an account with a provider"
    case .providerNotify:
      "Hears from \(call.provider.map(CaseNames.capitalised) ?? "a provider") about an account"
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

  /// In the call that renews, renewing again would lead nowhere: the session is over.
  static func recovery(_ recovery: Recovery, inRenewal: Bool) -> String {
    switch inRenewal && recovery.word == .renew ? .signIn : recovery {
    case .renew(nil): "renews the session and repeats the call once"
    case .renew(let token?): "fetches the token \(token) anew and repeats the call once"
    case .retry: "offers to try again"
    case .wait(let field): "waits until the time in \(field)"
    case .goOn(let flow): "goes on in the flow \(flow)"
    case .correct: "lets the person change what they typed"
    case .signIn: "ends the session and shows sign-in"
    case .tell: "tells the person; nothing helps now"
    }
  }

  static func reuse(_ reuse: String) -> String {
    reuse == "refuse" ? "it is refused" : "every token from the same sign-in ends"
  }

  static func test(_ kind: ConditionPlan.Kind) -> String {
    switch kind {
    case .equals: ""
    case .startsWith: "begins with "
    case .has: "contains "
    }
  }

  static func fault(_ fault: Refusal.Fault) -> String {
    switch fault {
    case .offline: "the server cannot be reached"
    case .timeout: "no answer comes in time"
    case .insecure: "the connection cannot be trusted"
    case .unreadable: "the answer cannot be read"
    }
  }

  /// How a call carries a token, with what stands on the wire as code.
  static func placement(_ placement: Token.Placement?) -> String {
    switch placement {
    case nil: "in fields only"
    case .bearer: "as " + MarkdownText.code("Authorization: Bearer")
    case .header(let name): "in the header " + MarkdownText.code(name)
    case .cookie(let name): "in the cookie " + MarkdownText.code(name)
    case .query(let name): "in the query as " + MarkdownText.code(name)
    }
  }

  static func storage(_ token: TokenPlan) -> String {
    switch token.storage {
    case "keychain": "the keychain"
    case "memory": "memory only"
    default: "nowhere"
    }
  }

  static func lifetime(_ token: TokenPlan) -> String {
    if token.isUnlimited { return "without an end" }
    return token.lifetime.map { duration($0) + (token.rotates ? ", from each renewal" : "") }
      ?? "nobody says how long"
  }

  static func duration(_ seconds: Int) -> String {
    let units = [(86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    var rest = seconds
    let parts = units.compactMap { unit, name -> String? in
      let count = rest / unit
      rest %= unit
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return parts.joined(separator: " ")
  }

  static func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let many =
      switch type.container {
      case .one: one
      case .list: "list of \(one)"
      case .map: "map of \(one)"
      }
    return type.isOptional ? "optional \(many)" : many
  }

  /// What a reader should know of a field beyond its type.
  static func note(_ property: PropertyPlan) -> String {
    let origin =
      switch property.source {
      case .given: ""
      case .token(let name, .value): "the token \(name)"
      case .token(let name, .expiresIn): "the seconds that the token \(name) still lives"
      case .token(let name, .expiresAt): "when the token \(name) ends"
      case .configuration(let name): "the deployment's \(name)"
      case .constant(let text): "always \(text)"
      case .provider(let name, let slot): "\(slot) from \(name)"
      }
    let elsewhere = property.wiresElsewhere.map { "\($0.wire) at \($0.server)" }
    let kept = property.keptAs.map { "kept on the device as \($0)" } ?? ""
    return ([origin, property.doc ?? "", kept] + elsewhere).filter { !$0.isEmpty }.joined(
      separator: "; ")
  }

  private static func element(_ element: TypePlan.Element) -> String {
    switch element {
    case .text: "text"
    case .secret: "secret text"
    case .integer: "whole number"
    case .number: "number"
    case .bool: "bool"
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: "moment, as ISO 8601"
    case .unixTime: "moment, as seconds since 1970"
    case .bytes: "bytes, as base64"
    case .waitingTime: "seconds from the answer on"
    case .record(let name), .enumeration(let name), .choice(let name): name
    }
  }
}
