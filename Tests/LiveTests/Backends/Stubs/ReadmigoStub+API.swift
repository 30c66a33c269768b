import AuthServer
import Foundation
import ReadmigoServer
import TestLab

extension ReadmigoStub: Readmigo.API {
  func signInWithApple(
    _ request: Readmigo.SignInWithAppleRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithAppleRefusal>) -> Readmigo.Session {
    try await refusing(
      Readmigo.SignInWithAppleRefusal.self,
      { meant in
        switch meant.meaning {
        case .oddSignIn: .refused(.oddSignIn(challenge: meant.challenge))
        case .providerUnavailable: .unavailable(retryAfter: 1)
        default: .refused(.providerRefused)
        }
      }
    ) {
      let claims = try await lab.appleClaims(
        request.identityToken.reveal(), for: Self.audience)
      return try enter(
        lab.account(of: claims["sub"]?.text ?? "", at: "apple"), request.deviceFingerprint)
    }
  }

  func signInWithEmail(
    _ request: Readmigo.SignInWithEmailRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithEmailRefusal>) -> Readmigo.Session {
    try await refusing(
      Readmigo.SignInWithEmailRefusal.self,
      { meant in
        switch meant.meaning {
        case .credentialsWrong: .refused(.wrongCredentials(attemptsLeft: meant.left))
        case .accountLocked:
          .refused(
            .accountLocked(lockedUntil: Date(timeIntervalSince1970: TimeInterval(meant.until))))
        case .oddSignIn: .refused(.oddSignIn(challenge: meant.challenge))
        default: .refused(.unknownAccount)
        }
      }
    ) {
      guard let account = lab.account("email", request.email), account.state != .unconfirmed else {
        throw Meant(.accountUnknown)
      }
      try lockout.check(account, isRight: request.password == account.password)
      return try enter(account, request.deviceFingerprint)
    }
  }

  func signInWithWeChat(
    _ request: Readmigo.SignInWithWeChatRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithWeChatRefusal>) -> Readmigo.Session {
    try await refusing(
      Readmigo.SignInWithWeChatRefusal.self,
      { meant in
        switch meant.meaning {
        case .oddSignIn: .refused(.oddSignIn(challenge: meant.challenge))
        case .providerUnavailable: .unavailable(retryAfter: 1)
        default: .refused(.providerRefused)
        }
      }
    ) {
      let answer = try await lab.redeem(
        "/wechat/sns/oauth2/access_token",
        [
          "appid": Self.weChatApp, "secret": "lab", "code": request.code.reveal(),
          "grant_type": "authorization_code",
        ], byPOST: false)
      return try enter(
        lab.account(of: answer["unionid"]?.text ?? "", at: "wechat"), request.deviceFingerprint)
    }
  }

  func sendPhoneCode(
    _ request: Readmigo.SendPhoneCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendPhoneCodeRefusal>) {
    try await refusing(Readmigo.SendPhoneCodeRefusal.self, { _ in .unavailable() }) {
      try phoneCodes.send("sms", to: request.phone)
    }
  }

  func signInWithPhone(
    _ request: Readmigo.SignInWithPhoneRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithPhoneRefusal>) -> Readmigo.Session {
    try await refusing(
      Readmigo.SignInWithPhoneRefusal.self,
      { meant in
        meant.meaning == .oddSignIn
          ? .refused(.oddSignIn(challenge: meant.challenge)) : .refused(.wrongCode)
      }
    ) {
      try phoneCodes.redeem(request.phone, request.code)
      let name = StubAccount.Name(kind: "phone", text: request.phone, isConfirmed: true)
      let account =
        lab.account("phone", request.phone) ?? lab.add(StubAccount(names: [name], at: lab.now))
      return try enter(account, request.deviceFingerprint)
    }
  }

  func continueSignIn(
    _ request: Readmigo.ContinueSignInRequest
  ) async throws(ServerRefusal<Readmigo.ContinueSignInRefusal>) -> Readmigo.Session {
    try await refusing(Readmigo.ContinueSignInRefusal.self, { _ in .refused(.wrongCode) }) {
      guard let account = challenges.holder(request.challenge) else {
        throw Meant(.challengeUnknown)
      }
      try oddCodes.redeem(account.name("email") ?? "", request.code)
      _ = challenges.take(request.challenge)
      try account.requireUsable()
      return try begin(account, request.deviceFingerprint)
    }
  }

  /// A name that is taken gets the same answer. Until an address is proven, it is the last one's who registered with it.
  func register(
    _ request: Readmigo.RegisterRequest
  ) async throws(ServerRefusal<Readmigo.RegisterRefusal>) {
    try await refusing(
      Readmigo.RegisterRefusal.self,
      { meant in
        .refused(meant.meaning == .termsNotAccepted ? .termsMissing : .weakPassword)
      }
    ) {
      guard request.acceptsTerms else { throw Meant(.termsNotAccepted) }
      try rules.check(request.password)
      let name = StubAccount.Name(kind: "email", text: request.email, isConfirmed: false)
      let account =
        lab.account("email", request.email)
        ?? lab.add(StubAccount(names: [name], state: .unconfirmed, at: lab.now))
      if account.state == .unconfirmed { account.password = request.password }
    }
  }

  func sendMailCode(
    _ request: Readmigo.SendMailCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendMailCodeRefusal>) {
    try await refusing(Readmigo.SendMailCodeRefusal.self, { _ in .unavailable() }) {
      let isWaiting = lab.account("email", request.email)?.state == .unconfirmed
      try mailCodes.send("mail", to: request.email, reaches: isWaiting)
    }
  }

  func verifyMail(
    _ request: Readmigo.VerifyMailRequest
  ) async throws(ServerRefusal<Readmigo.VerifyMailRefusal>) -> Readmigo.Session {
    try await refusing(Readmigo.VerifyMailRefusal.self, { _ in .refused(.wrongCode) }) {
      guard let account = lab.account("email", request.email), account.state == .unconfirmed else {
        throw Meant(.codeWrong)
      }
      try mailCodes.redeem(request.email, request.code)
      account.state = .active
      for index in account.names.indices where account.names[index].kind == "email" {
        account.names[index].isConfirmed = true
      }
      return try begin(account, request.deviceFingerprint)
    }
  }

  func saveProfile(
    _ request: Readmigo.SaveProfileRequest
  ) async throws(ServerRefusal<Readmigo.SaveProfileRefusal>) -> Readmigo.User {
    try await refusing(Readmigo.SaveProfileRefusal.self, { _ in .refused(.sessionExpired) }) {
      let account = try own(request.access).account
      account.profile["nickname"] = request.nickname
      return user(account)
    }
  }

  func renewSession(
    _ request: Readmigo.RenewSessionRequest
  ) async throws(ServerRefusal<Readmigo.RenewSessionRefusal>) -> Readmigo.RenewSessionAnswer {
    try await refusing(Readmigo.RenewSessionRefusal.self, { _ in .refused(.sessionExpired) }) {
      let (session, _) = try refresh.renew(request.refreshToken)
      guard session.device == request.deviceFingerprint.reveal() else { throw Meant(.tokenInvalid) }
      return Readmigo.RenewSessionAnswer(
        accessToken: try access.issue(try session.use(at: lab.now)))
    }
  }

  func listDevices(
    _ request: Readmigo.ListDevicesRequest
  ) async throws(ServerRefusal<Readmigo.ListDevicesRefusal>) -> [Readmigo.Device] {
    try await refusing(Readmigo.ListDevicesRefusal.self, { _ in .refused(.sessionExpired) }) {
      let own = try own(request.access)
      return lab.sessions(of: own.account).map { one in
        Readmigo.Device(
          id: one.id, name: one.device, current: one === own,
          lastActive: Date(timeIntervalSince1970: TimeInterval(one.usedAt)))
      }
    }
  }

  func signOutDevice(
    _ request: Readmigo.SignOutDeviceRequest
  ) async throws(ServerRefusal<Readmigo.SignOutDeviceRefusal>) {
    try await refusing(Readmigo.SignOutDeviceRefusal.self, { _ in .refused(.sessionExpired) }) {
      let sessions = lab.sessions(of: try own(request.access).account)
      for one in sessions where one.id == request.id { one.end() }
    }
  }

  func signOutOthers(
    _ request: Readmigo.SignOutOthersRequest
  ) async throws(ServerRefusal<Readmigo.SignOutOthersRefusal>) {
    try await refusing(Readmigo.SignOutOthersRefusal.self, { _ in .refused(.sessionExpired) }) {
      let own = try own(request.access)
      for one in lab.sessions(of: own.account) where one !== own { one.end() }
    }
  }

  func signOut(
    _ request: Readmigo.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {
    refresh.session(request.refreshToken)?.end()
  }
}
