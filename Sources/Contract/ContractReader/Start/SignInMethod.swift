/// A way to sign in that `authgen init` can write.
package enum SignInMethod: String, CaseIterable, Sendable {
  case email
  case apple
  case google
  case github
  case wechat
  case phone
  case cognito
  case web

  package static let names = allCases.map(\.rawValue)
}

/// The lines that a way to sign in adds to each section of a contract, indented as they stand.
extension SignInMethod {
  var configuration: [String] {
    switch self {
    case .google: ["  googleClientId: string"]
    case .github: ["  githubClientId: string"]
    case .wechat: ["  wechatAppId: string"]
    case .cognito: ["  cognitoClientId: string", "  cognitoPoolId: string"]
    case .email, .apple, .phone, .web: []
    }
  }

  var providers: [String] {
    switch self {
    case .apple:
      [
        "  apple: { kind: apple, audience: com.example.app, nonce: sha256Hex, asks: [fullName, email] }"
      ]
    case .google:
      [
        "  google: { kind: google, audience: configuration.googleClientId, clientId: configuration.googleClientId, scopes: [openid, email], pkce: S256, nonce: sha256Hex }"
      ]
    case .github:
      [
        "  github: { kind: github, clientId: configuration.githubClientId, scopes: [\"read:user\"], pkce: S256 }"
      ]
    case .wechat:
      ["  wechat: { kind: wechat, clientId: configuration.wechatAppId, scopes: [snsapi_userinfo] }"]
    case .cognito:
      [
        "  cognito: { kind: cognito, clientId: configuration.cognitoClientId, poolId: configuration.cognitoPoolId, pkce: S256 }"
      ]
    case .email, .phone, .web: []
    }
  }

  var callbacks: [String] {
    self == .web
      ? ["  webReturn: { url: com.example.app://signed-in, fields: { code: code, state: string } }"]
      : []
  }

  var errors: [String] {
    switch self {
    case .email:
      [
        "  wrongCredentials: { status: 401, means: credentialsWrong, match: { code: WRONG_CREDENTIALS }, recover: correct, message: { en: The address or the password is wrong. } }",
        "  weakPassword: { status: 422, means: passwordWeak, match: { code: WEAK_PASSWORD }, recover: correct, message: { en: This password is too short or too common. } }",
      ]
    case .phone:
      [
        "  wrongCode: { status: 400, means: codeWrong, match: { code: WRONG_CODE }, recover: correct, message: { en: This code is wrong or too old. } }"
      ]
    case .apple, .google, .github, .wechat, .cognito, .web: []
    }
  }

  var policies: [String] {
    switch self {
    case .email:
      [
        "  password: { minLength: 12, maxLength: 128, blocklist: true }",
        "  lockout: { counts: accountAndAddress, steps: [{ failures: 10, lasts: 5m }], warns: mail }",
      ]
    case .phone:
      [
        "  codes: { signInCode: { length: 6, lifetime: 10m, tries: 5, resendAfter: 60s, sentBy: sms } }"
      ]
    case .apple, .google, .github, .wechat, .cognito, .web: []
    }
  }

  var endpoints: [String] {
    switch self {
    case .email:
      call(
        "signInWithEmail", "POST /auth/email", "password.signIn",
        "email: email, password: password", "[wrongCredentials, tooManyTries]")
        + call(
          "register", "POST /auth/register", "password.register",
          "email: email, password: newPassword", "[weakPassword, tooManyTries]")
    case .phone:
      [
        "  sendSignInCode:", "    route: POST /auth/phone/code", "    does: code.send",
        "    code: signInCode", "    sends: { phone: phone }", "    refuses: [tooManyTries]",
      ]
        + call(
          "signInWithPhone", "POST /auth/phone", "code.signIn", "phone: phone, code: code",
          "[wrongCode, tooManyTries]", beside: "    code: signInCode")
    case .web:
      [
        "  openSignInPage:", "    route: GET /auth/web", "    does: web.signIn",
        "    sends: { state: string, codeChallenge: string }", "    endsIn: webReturn",
      ]
        + call(
          "signInFromWeb", "POST /auth/web", "signIn.continue",
          "code: code, codeVerifier: { type: string, secret: true }",
          "[signInRefused, tooManyTries]")
    case .apple: provider("Apple", "identityToken rawNonce fullName? email?")
    case .google: provider("Google", "identityToken rawNonce")
    case .github: provider("GitHub", "authorizationCode codeVerifier state")
    case .wechat: provider("WeChat", "authorizationCode state")
    case .cognito: provider("Cognito", "authorizationCode codeVerifier state")
    }
  }

  private func provider(_ name: String, _ slots: String) -> [String] {
    let fields = slots.split(separator: " ").map { slot in
      let slotName = slot.last == "?" ? slot.dropLast() : slot
      return "\(slotName): \(slot.last == "?" ? "optional " : "")providers.\(rawValue).\(slotName)"
    }
    return call(
      "signInWith\(name)", "POST /auth/\(rawValue)", "provider.signIn",
      fields.joined(separator: ", "), "[signInRefused, tooManyTries]",
      beside: "    provider: \(rawValue)")
  }

  private func call(
    _ name: String, _ route: String, _ operation: String, _ fields: String, _ refuses: String,
    beside object: String? = nil
  ) -> [String] {
    [
      "  \(name):", "    route: \(route)", "    does: \(operation)", object,
      "    sends: { \(fields) }", "    returns: Session", "    refuses: \(refuses)",
    ].compactMap { $0 }
  }
}
