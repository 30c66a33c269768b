import AuthServer
import Foundation
import ReadmigoServer
import TestDevice

/// A server of Readmigo in memory: as much of it as shows that stubs and client understand one another.
actor ReadmigoBackend: Readmigo.API {
  static let code = "246810"

  private let clock: VirtualClock
  private var passwords: [String: Secret] = [:]
  private var failures = 0
  private var sessions: [String: (device: String, access: Int)] = [:]
  private var nickname: String?
  private(set) var fingerprints: Set<String> = []

  init(clock: VirtualClock) { self.clock = clock }

  static func routes(_ backend: ReadmigoBackend) -> any Handler { Readmigo.Routes(backend) }

  func signInWithApple(
    _ request: Readmigo.SignInWithAppleRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithAppleRefusal>) -> Readmigo.Session {
    throw .refused(.oddSignIn(challenge: Secret("challenge/1")))
  }

  func signInWithEmail(
    _ request: Readmigo.SignInWithEmailRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithEmailRefusal>) -> Readmigo.Session {
    guard let password = passwords[request.email] else { throw .refused(.unknownAccount) }
    if password == request.password { return session(on: request.deviceFingerprint) }
    failures += 1
    if failures < 5 { throw .refused(.wrongCredentials(attemptsLeft: 5 - failures)) }
    throw .refused(
      .accountLocked(lockedUntil: Date(timeIntervalSince1970: Double(clock.time + 300))))
  }

  func signInWithWeChat(
    _ request: Readmigo.SignInWithWeChatRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithWeChatRefusal>) -> Readmigo.Session {
    throw .unavailable(retryAfter: 7)
  }

  func sendPhoneCode(
    _ request: Readmigo.SendPhoneCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendPhoneCodeRefusal>) {}

  func signInWithPhone(
    _ request: Readmigo.SignInWithPhoneRequest
  ) async throws(ServerRefusal<Readmigo.SignInWithPhoneRefusal>) -> Readmigo.Session {
    guard request.code == Secret(Self.code) else { throw .refused(.wrongCode) }
    return session(on: request.deviceFingerprint)
  }

  func continueSignIn(
    _ request: Readmigo.ContinueSignInRequest
  ) async throws(ServerRefusal<Readmigo.ContinueSignInRefusal>) -> Readmigo.Session {
    guard request.challenge == Secret("challenge/1"), request.code == Secret(Self.code) else {
      throw .refused(.wrongCode)
    }
    return session(on: request.deviceFingerprint)
  }

  func register(
    _ request: Readmigo.RegisterRequest
  ) async throws(ServerRefusal<Readmigo.RegisterRefusal>) {
    passwords[request.email] = request.password
  }

  func sendMailCode(
    _ request: Readmigo.SendMailCodeRequest
  ) async throws(ServerRefusal<Readmigo.SendMailCodeRefusal>) {}

  func verifyMail(
    _ request: Readmigo.VerifyMailRequest
  ) async throws(ServerRefusal<Readmigo.VerifyMailRefusal>) -> Readmigo.Session {
    guard request.code == Secret(Self.code) else { throw .refused(.wrongCode) }
    return session(on: request.deviceFingerprint)
  }

  func saveProfile(
    _ request: Readmigo.SaveProfileRequest
  ) async throws(ServerRefusal<Readmigo.SaveProfileRefusal>) -> Readmigo.User {
    guard session(of: request.access) != nil else { throw .refused(.sessionExpired) }
    nickname = request.nickname
    return user
  }

  func renewSession(
    _ request: Readmigo.RenewSessionRequest
  ) async throws(ServerRefusal<Readmigo.RenewSessionRefusal>) -> Readmigo.RenewSessionAnswer {
    let id = request.refreshToken.reveal()
    guard let session = sessions[id] else { throw .refused(.sessionExpired) }
    sessions[id]?.access = session.access + 1
    return Readmigo.RenewSessionAnswer(accessToken: Secret("\(id).\(session.access + 1)"))
  }

  func listDevices(
    _ request: Readmigo.ListDevicesRequest
  ) async throws(ServerRefusal<Readmigo.ListDevicesRefusal>) -> [Readmigo.Device] {
    guard let own = session(of: request.access) else { throw .refused(.sessionExpired) }
    return sessions.keys.sorted().map { id in
      Readmigo.Device(
        id: id, name: sessions[id]?.device ?? "", current: id == own,
        lastActive: Date(timeIntervalSince1970: Double(clock.time)))
    }
  }

  func signOutDevice(
    _ request: Readmigo.SignOutDeviceRequest
  ) async throws(ServerRefusal<Readmigo.SignOutDeviceRefusal>) {
    guard session(of: request.access) != nil else { throw .refused(.sessionExpired) }
    sessions[request.id] = nil
  }

  func signOutOthers(
    _ request: Readmigo.SignOutOthersRequest
  ) async throws(ServerRefusal<Readmigo.SignOutOthersRefusal>) {
    guard let own = session(of: request.access) else { throw .refused(.sessionExpired) }
    sessions = sessions.filter { $0.key == own }
  }

  func signOut(
    _ request: Readmigo.SignOutRequest
  ) async throws(ServerRefusal<NoRefusal>) { sessions[request.refreshToken.reveal()] = nil }

  private var user: Readmigo.User { Readmigo.User(id: "user 1/é", nickname: nickname) }

  private func session(on device: Secret) -> Readmigo.Session {
    fingerprints.insert(device.reveal())
    let id = "session-\(sessions.count)"
    sessions[id] = (device.reveal(), 0)
    return Readmigo.Session(accessToken: Secret("\(id).0"), refreshToken: Secret(id), user: user)
  }

  private func session(of token: Secret?) -> String? {
    sessions.first { id, session in token == Secret("\(id).\(session.access)") }?.key
  }
}
