import ContractModel

/// The words of `does`, each with its meaning and an example. `LanguageReferenceTests` holds the docs to it.
extension LanguageWord {
  init(_ operation: OperationKind) {
    var beside: [String] = []
    if let object = operation.object { beside.append("`\(object.rawValue)`") }
    if operation.mayTakeCode { beside.append("`code`, if the person enters a code with this call") }
    let (says, example) = Self.words(of: operation)
    self.init(operation.rawValue, says: says, beside: beside, example: "endpoints:\n  \(example)")
  }

  private static func words(of operation: OperationKind) -> (says: String, example: String) {
    switch operation {
    case .passwordSignIn:
      (
        "signs in with a password, or begins to",
        "signIn: { route: POST /sessions, does: password.signIn, sends: { email: email, password: password }, returns: Session, refuses: [wrongPassword] }"
      )
    case .passwordRegister:
      (
        "makes an account with a password",
        "register: { route: POST /accounts, does: password.register, sends: { email: email, password: newPassword }, returns: Session }"
      )
    case .passwordChange:
      (
        "changes the password of a person who is signed in",
        "changePassword: { route: PUT /password, does: password.change, needs: access, sends: { old: password, new: newPassword } }"
      )
    case .passwordForgot:
      (
        "asks for a way to set a new password",
        "forgotPassword: { route: POST /password/forgotten, does: password.forgot, sends: { email: email } }"
      )
    case .passwordReset:
      (
        "sets a new password with the code or link that was sent; signs in if it returns tokens",
        "resetPassword: { route: POST /password/reset, does: password.reset, sends: { email: email, code: code, password: newPassword } }"
      )
    case .codeSend:
      (
        "sends a verification code",
        "sendCode: { route: POST /codes, does: code.send, code: registrationMail, sends: { email: email } }"
      )
    case .codeVerify:
      (
        "checks a code; signs in if it returns tokens",
        "verifyCode: { route: POST /codes/verify, does: code.verify, code: registrationMail, sends: { email: email, code: code } }"
      )
    case .codeSignIn:
      (
        "signs in with a code",
        "signInByCode: { route: POST /sessions/code, does: code.signIn, code: registrationMail, sends: { email: email, code: code }, returns: Session }"
      )
    case .providerSignIn:
      (
        "signs in with a token or code of a provider",
        "signInWithApple: { route: POST /sessions/apple, does: provider.signIn, provider: apple, sends: { identityToken: providers.apple.identityToken }, returns: Session }"
      )
    case .providerStart:
      (
        "sends the browser to a provider",
        "openApple: { route: GET /apple, does: provider.start, provider: apple, endsIn: arrival }"
      )
    case .providerCallback:
      (
        "receives the browser that a provider sends back",
        "appleReturns: { route: GET /apple/back, does: provider.callback, provider: apple, sends: { code: providers.apple.authorizationCode }, endsIn: arrival }"
      )
    case .providerExchange:
      (
        "exchanges a provider's code for tokens",
        "redeem: { route: POST /apple/code, does: provider.exchange, provider: apple, sends: { code: providers.apple.authorizationCode }, returns: Session }"
      )
    case .providerLink:
      (
        "adds a provider to an account",
        "linkApple: { route: POST /me/apple, does: provider.link, provider: apple, needs: access, sends: { identityToken: providers.apple.identityToken } }"
      )
    case .providerNotify:
      (
        "receives a provider's notice about an account",
        "appleTells: { route: POST /apple/notices, does: provider.notify, provider: apple, sends: { payload: jwt } }"
      )
    case .webSignIn:
      (
        "opens a sign-in page in the browser",
        "openSignIn: { route: GET /sign-in, does: web.signIn, endsIn: arrival }"
      )
    case .guestSignIn:
      (
        "signs in as a guest, without a name",
        "enterAsGuest: { route: POST /guests, does: guest.signIn, returns: Session }"
      )
    case .signInContinue:
      (
        "continues a sign-in: answers a challenge, or redeems the code that the server's own page gave",
        "answerChallenge: { route: POST /sessions/challenge, does: signIn.continue, sends: { code: code }, returns: Session }"
      )
    case .passkeyRegister:
      (
        "makes a passkey",
        "addPasskey: { route: POST /passkeys, does: passkey.register, needs: access, sends: { answer: string } }"
      )
    case .passkeySignIn:
      (
        "signs in with a passkey",
        "signInByPasskey: { route: POST /sessions/passkey, does: passkey.signIn, sends: { answer: string }, returns: Session }"
      )
    case .sessionRenew:
      (
        "exchanges a refresh token for new tokens",
        "renewSession: { route: POST /sessions/renew, does: session.renew, sends: { refreshToken: tokens.refresh }, returns: Session }"
      )
    case .sessionEnd:
      (
        "signs out",
        "signOut: { route: POST /sessions/end, does: session.end, sends: { refreshToken: tokens.refresh } }"
      )
    case .sessionEndOne:
      (
        "signs another device out",
        "endDevice: { route: \"DELETE /devices/{id}\", does: session.endOne, needs: access, sends: { id: uuid } }"
      )
    case .sessionEndOthers:
      (
        "signs all other devices out",
        "endOthers: { route: DELETE /devices, does: session.endOthers, needs: access }"
      )
    case .sessionList:
      (
        "lists the devices",
        "listDevices: { route: GET /devices, does: session.list, needs: access, returns: { devices: list of Device } }"
      )
    case .accountRead:
      (
        "returns the person's account",
        "me: { route: GET /me, does: account.read, needs: access, returns: User, refuses: [sessionExpired] }"
      )
    case .accountUpdate:
      (
        "changes it",
        "rename: { route: PATCH /me, does: account.update, needs: access, sends: { name: string }, returns: User }"
      )
    case .accountDelete:
      (
        "deletes it",
        "deleteAccount: { route: DELETE /me, does: account.delete, needs: access }"
      )
    case .tokenFetch:
      (
        "gets a further token",
        "fetchToken: { route: POST /tokens, does: token.fetch, needs: access, returns: { accessToken: tokens.access } }"
      )
    case .tokenIntrospect:
      (
        "asks whether a token is good",
        "isGood: { route: POST /tokens/state, does: token.introspect, sends: { token: tokens.access }, returns: { active: bool } }"
      )
    case .tokenRevoke:
      (
        "revokes a token",
        "revoke: { route: POST /tokens/end, does: token.revoke, sends: { token: tokens.refresh } }"
      )
    case .keysPublish:
      (
        "publishes the keys that sign tokens",
        "keys: { route: GET /keys, does: keys.publish, returns: { keys: list of string } }"
      )
    case .call:
      (
        "does nothing to the session: any other call",
        "ping: { route: GET /ping, does: call }"
      )
    }
  }
}
