import AuthServer
import Foundation
import ReadmigoServer

/// A server of Readmigo in memory.
actor ReadmigoStub: Readmigo.API {
  private struct Person {
    let key: String
    var isVerified: Bool
    var password: Secret?
    var failures = 0
    var lockedUntil = 0
    var user: Readmigo.User
  }

  private struct Session {
    let id: String
    let person: String
    let device: String
    var lastActive: Date
  }

  private let lab: StubLab
  private var people: [String: Person] = [:]
  private var sessions: [Session] = []
  private var access: StubTokens<String>
  private var refresh: StubTokens<String>
  private var challenges: StubTokens<String>
  private var mailCodes, phoneCodes, oddCodes: StubCodes

  static func servers(_ lab: StubLab) -> [any Handler] {
    [Readmigo.Routes(ReadmigoStub(lab), base: "")]
  }

  private init(_ lab: StubLab) {
    self.lab = lab
    access = StubTokens(lab, lifetime: 2 * 3600)
    refresh = StubTokens(lab, lifetime: 30 * 86_400)
    challenges = StubTokens(lab, lifetime: 600)
    (mailCodes, phoneCodes, oddCodes) = (StubCodes(lab), StubCodes(lab), StubCodes(lab))
  }

  func signInWithApple(
    _ request: Readmigo.SignInWithAppleRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithAppleRefusal>) -> Readmigo.Session {
    let token = request.identityToken.reveal()
    guard let (subject, _) = await lab.apple(token, for: "lab-appleAudience") else {
      throw .unavailable(retryAfter: 1)
    }
    let key = person("apple:" + subject)
    guard lab.takeOdd() else { return begin(key, request.deviceFingerprint) }
    throw .refused(.oddSignIn(challenge: challenge(key)))
  }

  func signInWithEmail(
    _ request: Readmigo.SignInWithEmailRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithEmailRefusal>) -> Readmigo.Session {
    guard let person = people[request.email], person.isVerified else {
      throw .refused(.unknownAccount)
    }
    if person.lockedUntil > lab.now { throw .refused(locked(person)) }
    if person.password != request.password { throw .refused(wrong(person)) }
    people[person.key]?.failures = 0
    guard lab.takeOdd() else { return begin(person.key, request.deviceFingerprint) }
    throw .refused(.oddSignIn(challenge: challenge(person.key)))
  }

  func signInWithWeChat(
    _ request: Readmigo.SignInWithWeChatRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithWeChatRefusal>) -> Readmigo.Session {
    throw .unavailable(retryAfter: 60)
  }

  func sendPhoneCode(
    _ request: Readmigo.SendPhoneCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendPhoneCodeRefusal>) {
    phoneCodes.send("sms", to: request.phone)
  }

  func signInWithPhone(
    _ request: Readmigo.SignInWithPhoneRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithPhoneRefusal>) -> Readmigo.Session {
    guard phoneCodes.redeem(request.phone, request.code) else { throw .refused(.wrongCode) }
    return begin(person(request.phone), request.deviceFingerprint)
  }

  func continueSignIn(
    _ request: Readmigo.ContinueSignInRequest
  ) async throws(ServerRefusal<Readmigo.ContinueSignInRefusal>) -> Readmigo.Session {
    guard let key = challenges.holder(request.challenge), oddCodes.redeem(key, request.code) else {
      throw .refused(.wrongCode)
    }
    return begin(key, request.deviceFingerprint)
  }

  func register(
    _ request: Readmigo.RegisterRequest
  ) async throws(ServerRefusal<Readmigo.RegisterRefusal>) {
    let key = person(request.email, isVerified: false)
    if people[key]?.isVerified == false { people[key]?.password = request.password }
  }

  func sendMailCode(
    _ request: Readmigo.SendMailCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendMailCodeRefusal>) {
    mailCodes.send("mail", to: request.email)
  }

  func verifyMail(
    _ request: Readmigo.VerifyMailRequest
  ) async throws(ServerRefusal<Readmigo.VerifyMailRefusal>) -> Readmigo.Session {
    guard people[request.email] != nil, mailCodes.redeem(request.email, request.code) else {
      throw .refused(.wrongCode)
    }
    people[request.email]?.isVerified = true
    return begin(request.email, request.deviceFingerprint)
  }

  func saveProfile(
    _ request: Readmigo.SaveProfileRequest
  ) async throws(ServerRefusal<Readmigo.SaveProfileRefusal>) -> Readmigo.User {
    guard let own = session(request.access, request.deviceFingerprint) else {
      throw .refused(.sessionExpired)
    }
    people[own.person]?.user.nickname = request.nickname
    return people[own.person]!.user
  }

  func renewSession(
    _ request: Readmigo.RenewSessionRequest
  ) async throws(ServerRefusal<Readmigo.RenewSessionRefusal>) -> Readmigo.RenewSessionAnswer {
    guard let id = refresh.holder(request.refreshToken),
      sessions.contains(where: { $0.id == id && $0.device == request.deviceFingerprint.reveal() })
    else { throw .refused(.sessionExpired) }
    return Readmigo.RenewSessionAnswer(accessToken: access.issue(id))
  }

  func listDevices(
    _ request: Readmigo.ListDevicesRequest
  ) async throws(ServerRefusal<Readmigo.ListDevicesRefusal>) -> [Readmigo.Device] {
    guard let own = session(request.access, request.deviceFingerprint) else {
      throw .refused(.sessionExpired)
    }
    return sessions.filter { $0.person == own.person }.map {
      Readmigo.Device(
        id: $0.id, name: $0.device, current: $0.id == own.id, lastActive: $0.lastActive)
    }
  }

  func signOutDevice(
    _ request: Readmigo.SignOutDeviceRequest
  ) async throws(ServerRefusal<Readmigo.SignOutDeviceRefusal>) {
    guard let own = session(request.access, request.deviceFingerprint) else {
      throw .refused(.sessionExpired)
    }
    sessions.removeAll { $0.person == own.person && $0.id == request.id }
  }

  func signOutOthers(
    _ request: Readmigo.SignOutOthersRequest
  ) async throws(ServerRefusal<Readmigo.SignOutOthersRefusal>) {
    guard let own = session(request.access, request.deviceFingerprint) else {
      throw .refused(.sessionExpired)
    }
    sessions.removeAll { $0.person == own.person && $0.id != own.id }
  }

  func signOut(
    _ request: Readmigo.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) {
    let id = refresh.holder(request.refreshToken)
    sessions.removeAll { $0.id == id }
  }

  private func person(_ key: String, isVerified: Bool = true) -> String {
    let new = Person(
      key: key, isVerified: isVerified, user: Readmigo.User(id: UUID().uuidString))
    people[key] = people[key] ?? new
    return key
  }

  private func begin(_ key: String, _ device: Secret) -> Readmigo.Session {
    let session = Session(
      id: UUID().uuidString, person: key, device: device.reveal(), lastActive: lab.date)
    sessions.append(session)
    return Readmigo.Session(
      accessToken: access.issue(session.id), refreshToken: refresh.issue(session.id),
      user: people[key]!.user)
  }

  private func session(_ token: Secret?, _ device: Secret) -> Session? {
    let id = access.holder(token)
    return sessions.first { $0.id == id && $0.device == device.reveal() }
  }

  private func challenge(_ key: String) -> Secret {
    oddCodes.send("mail", to: key)
    return challenges.issue(key)
  }

  private func wrong(_ person: Person) -> Readmigo.SignInWithEmailRefusal {
    let failures = person.failures + 1
    people[person.key]?.failures = failures
    if failures < 5 { return .wrongCredentials(attemptsLeft: 5 - failures) }
    people[person.key]?.lockedUntil = lab.now + (failures < 10 ? 300 : 3600)
    return locked(people[person.key]!)
  }

  private func locked(_ person: Person) -> Readmigo.SignInWithEmailRefusal {
    .accountLocked(lockedUntil: Date(timeIntervalSince1970: TimeInterval(person.lockedUntil)))
  }
}
