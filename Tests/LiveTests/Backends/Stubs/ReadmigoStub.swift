import AuthServer
import Foundation
import ReadmigoServer
import TestLab

/// A server of Readmigo in memory.
@StubActor
final class ReadmigoStub {
  let lab: StubLab
  let access: StubSignedTokens
  let refresh: StubRefreshTokens
  let challenges: StubOpaqueTokens<StubAccount>
  let lockout: StubLockout
  let mailCodes, phoneCodes, oddCodes: StubCodes
  /// policies.password
  let rules = StubPasswordRules(least: 8, ranges: ["a"..."z", "A"..."Z", "0"..."9"])
  static let audience = "lab-appleAudience"  // configuration.appleAudience
  static let weChatApp = "lab-wechatAppId"  // configuration.wechatAppId

  /// The stubs have no numbers of the contract: these stand beside their keys.
  init(_ lab: StubLab) throws {
    self.lab = lab
    access = try StubSignedTokens(lab, lifetime: 2 * 3600)  // tokens.access
    refresh = StubRefreshTokens(lab, lifetime: 30 * 86_400)  // tokens.refresh; rotates is open
    challenges = StubOpaqueTokens(lab, lifetime: 600)  // tokens.challenge; lifetime is open
    // policies.lockout
    lockout = StubLockout(lab, steps: [(5, 300), (10, 3600)]) { account in
      lab.send("mail", to: account.name("email") ?? "", "Your account is locked.")
    }
    mailCodes = StubCodes(lab, "registrationMail", length: 6)  // policies.codes.registrationMail
    phoneCodes = StubCodes(lab, "phoneSignIn", length: 6)  // policies.codes.phoneSignIn
    oddCodes = StubCodes(lab, "oddSignIn")
  }

  /// A sign-in that is odd is verified first.
  func enter(_ account: StubAccount, _ device: Secret) throws -> Readmigo.Session {
    try account.requireUsable()
    guard let address = account.name("email"), isOdd(account, device.reveal()) else {
      return try begin(account, device)
    }
    let challenge = try challenges.issue(account)
    try oddCodes.send("mail", to: address)
    throw Meant(.oddSignIn, challenge: challenge)
  }

  /// A new device at an address that the person never used. Somebody's first sign-in is never odd.
  private func isOdd(_ account: StubAccount, _ device: String) -> Bool {
    isNew(device, of: account) && !account.addresses.contains(peer)
  }

  private func isNew(_ device: String, of account: StubAccount) -> Bool {
    !account.devices.isEmpty && !account.devices.contains(device)
  }

  private var peer: String { CallContext.current?.request.peer ?? "" }

  func begin(_ account: StubAccount, _ device: Secret) throws -> Readmigo.Session {
    if isNew(device.reveal(), of: account), let address = account.name("email") {
      lab.send("mail", to: address, "A new device signed in to your account.")
    }
    account.devices.insert(device.reveal())
    account.addresses.insert(peer)
    let session = lab.begin(account, device: device.reveal())
    return Readmigo.Session(
      accessToken: try access.issue(session), refreshToken: try refresh.issue(session),
      user: user(account))
  }

  func user(_ account: StubAccount) -> Readmigo.User {
    Readmigo.User(id: account.key, nickname: account.profile["nickname"])
  }

  /// The session of a call.
  func own(_ token: Secret?) throws -> StubSession {
    try access.session(token).use(at: lab.now)
  }
}
