/// The work of an endpoint, as far as the session is concerned.
package enum OperationKind: String, CaseIterable, Sendable {
  case passwordSignIn = "password.signIn"
  case passwordRegister = "password.register"
  case passwordChange = "password.change"
  case passwordForgot = "password.forgot"
  case passwordReset = "password.reset"
  case codeSend = "code.send"
  case codeVerify = "code.verify"
  case codeSignIn = "code.signIn"
  case providerSignIn = "provider.signIn"
  case providerStart = "provider.start"
  case providerCallback = "provider.callback"
  case providerExchange = "provider.exchange"
  case providerLink = "provider.link"
  case providerNotify = "provider.notify"
  case webSignIn = "web.signIn"
  case guestSignIn = "guest.signIn"
  case signInContinue = "signIn.continue"
  case passkeyRegister = "passkey.register"
  case passkeySignIn = "passkey.signIn"
  case sessionRenew = "session.renew"
  case sessionEnd = "session.end"
  case sessionEndOne = "session.endOne"
  case sessionEndOthers = "session.endOthers"
  case sessionList = "session.list"
  case accountRead = "account.read"
  case accountUpdate = "account.update"
  case accountDelete = "account.delete"
  case tokenFetch = "token.fetch"
  case tokenIntrospect = "token.introspect"
  case tokenRevoke = "token.revoke"
  case keysPublish = "keys.publish"
  case call

  /// The key beside `does` that names what it is about.
  package var object: Object? {
    switch self {
    case .codeSend, .codeVerify, .codeSignIn: .code
    case .providerSignIn, .providerStart, .providerCallback, .providerExchange, .providerLink,
      .providerNotify:
      .provider
    case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
      .webSignIn, .guestSignIn, .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew,
      .sessionEnd, .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead, .accountUpdate,
      .accountDelete, .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      nil
    }
  }

  /// A person may show a code with it, beside what else it asks for: `code` says which.
  package var mayTakeCode: Bool {
    switch self {
    case .passwordRegister, .passwordChange, .passwordForgot, .passwordReset, .accountUpdate,
      .accountDelete:
      true
    case .passwordSignIn, .codeSend, .codeVerify, .codeSignIn, .providerSignIn, .providerStart,
      .providerCallback, .providerExchange, .providerLink, .providerNotify, .webSignIn,
      .guestSignIn, .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd,
      .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead, .tokenFetch, .tokenIntrospect,
      .tokenRevoke, .keysPublish, .call:
      false
    }
  }

  /// A code that is sent with it is always one of `policies.codes`. What a reset is shown may be the end of a link.
  package var namesItsCode: Bool {
    mayTakeCode && self != .passwordForgot && self != .passwordReset
  }

  package enum Object: String, Sendable {
    case provider
    case code
  }

  /// The operations whose answer may name a page that the app opens.
  package static let opening: [OperationKind] = [.providerStart, .providerLink, .webSignIn, .call]

  /// A call of it changes nothing: whoever only looks may make it.
  package var isReadOnly: Bool {
    [.sessionList, .accountRead, .tokenIntrospect, .keysPublish, .call].contains(self)
  }

  /// A good answer that brings tokens begins a session.
  package var maySignIn: Bool {
    switch self {
    case .passwordSignIn, .passwordRegister, .passwordReset, .codeVerify, .codeSignIn,
      .providerSignIn,
      .providerExchange, .guestSignIn, .signInContinue, .passkeySignIn:
      true
    case .passwordChange, .passwordForgot, .codeSend, .providerStart, .providerCallback,
      .providerLink, .providerNotify, .webSignIn, .passkeyRegister, .sessionRenew, .sessionEnd,
      .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete,
      .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      false
    }
  }

  /// A good answer always begins a session: one without tokens makes no sense. A first step may
  /// answer with a challenge instead.
  package var alwaysSignsIn: Bool { [.providerSignIn, .codeSignIn, .guestSignIn].contains(self) }

  /// The caller of an endpoint that does not name one.
  package var usualCaller: Endpoint.Caller {
    switch self {
    case .webSignIn, .providerStart: .browser
    case .providerCallback, .providerNotify: .provider
    case .passwordSignIn, .passwordRegister, .passwordChange, .passwordForgot, .passwordReset,
      .codeSend, .codeVerify, .codeSignIn, .providerSignIn, .providerExchange, .providerLink,
      .guestSignIn, .signInContinue, .passkeyRegister, .passkeySignIn, .sessionRenew, .sessionEnd,
      .sessionEndOne, .sessionEndOthers, .sessionList, .accountRead, .accountUpdate, .accountDelete,
      .tokenFetch, .tokenIntrospect, .tokenRevoke, .keysPublish, .call:
      .app
    }
  }
}
