import Foundation
import Primitives
import Testing

@testable import AuthClient
@testable import AuthApple

@Suite("Sign in with Apple")
struct AppleAuthorizationTests {
  private let profile = AppleProfile(userId: "u", fullName: "Ann Lee", email: "a@example.org")

  private func authorization(
    _ nonce: AppleNonce, token: Data? = Data("token".utf8), code: Data? = Data("code".utf8),
    needs: Set<AppleRule.Proof> = [.identityToken, .authorizationCode],
    profile: AppleProfile? = nil
  ) throws(AppleFault) -> AppleAuthorization {
    try AppleAuthorization(
      identityToken: token, authorizationCode: code, nonce: nonce, needs: needs,
      profile: profile ?? self.profile, isProfileKept: false)
  }

  private func arrival(
    token: Data? = Data("token".utf8), profile: AppleProfile? = nil
  ) -> AppleArrival {
    AppleArrival(
      identityToken: token, authorizationCode: Data("code".utf8), nonce: AppleNonce(),
      needs: [.identityToken, .authorizationCode], profile: profile ?? self.profile)
  }

  @Test func noncesAreUnique() throws {
    let nonces = (0..<200).map { _ in AppleNonce() }
    #expect(Set(nonces.map(\.sha256Hex)).count == 200)
    for nonce in nonces {
      let hash = nonce.sha256Hex
      let raw = try #require(nonce.take()).reveal()
      #expect(raw.count == AppleNonce.length)
      #expect(raw.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
      #expect(hash == Hex.encode(SHA256.hash(raw.utf8)))
    }
  }

  @Test func nonceCanBeTakenOnce() async {
    let nonce = AppleNonce()
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { nonce.take() != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(taken == 1)
  }

  @Test func authorizationCarriesAppleCredential() throws {
    let nonce = AppleNonce()
    let authorization = try authorization(nonce)
    #expect(authorization.userId == "u")
    #expect(authorization.identityToken?.reveal() == "token")
    #expect(authorization.authorizationCode?.reveal() == "code")
    #expect(Hex.encode(SHA256.hash(authorization.rawNonce.reveal().utf8)) == nonce.sha256Hex)
    #expect(authorization.fullName == "Ann Lee")
    #expect(authorization.email == "a@example.org")
  }

  @Test(arguments: [nil, Data(), Data([0xFF])])
  func missingFieldFailsAsIncomplete(_ data: Data?) {
    #expect(throws: AppleFault.incomplete) { try authorization(AppleNonce(), token: data) }
    #expect(throws: AppleFault.incomplete) { try authorization(AppleNonce(), code: data) }
    #expect(throws: AppleFault.incomplete) {
      try authorization(AppleNonce(), profile: AppleProfile(userId: ""))
    }
  }

  /// SyncNos sends the code alone, Readmigo the token alone.
  @Test(arguments: [nil, Data(), Data([0xFF])])
  func fieldNotRequiredByContractMayBeMissing(_ data: Data?) throws {
    let byCode = try authorization(AppleNonce(), token: data, needs: [.authorizationCode])
    #expect(byCode.identityToken == nil)
    #expect(byCode.authorizationCode?.reveal() == "code")
    let byToken = try authorization(AppleNonce(), code: data, needs: [.identityToken])
    #expect(byToken.authorizationCode == nil)
    #expect(throws: AppleFault.incomplete) {
      try authorization(AppleNonce(), code: data, needs: [.authorizationCode])
    }
  }

  @Test func nonceFormFollowsContract() throws {
    let hashed = AppleNonce(.sha256Hex)
    #expect(hashed.forApple == hashed.sha256Hex)
    let raw = AppleNonce(.raw)
    #expect(raw.forApple != nil)
    #expect(raw.forApple == raw.take()?.reveal())
    #expect(AppleNonce(.unused).forApple == nil)
  }

  @Test func onlyLatestPendingNonceCanBeTaken() throws {
    let pending = PendingAppleNonce()
    #expect(throws: AppleFault.nonceIsSpent) { try pending.take() }
    let first = pending.begin(.sha256Hex)
    let second = pending.begin(.sha256Hex)
    #expect(try pending.take() === second)
    #expect(first.sha256Hex != second.sha256Hex)
    #expect(throws: AppleFault.nonceIsSpent) { try pending.take() }
    #expect(!views(of: pending).contains(second.take()?.reveal() ?? ""))
  }

  @Test func nonceAuthorizesOnce() throws {
    let nonce = AppleNonce()
    _ = try authorization(nonce)
    #expect(throws: AppleFault.nonceIsSpent) { try authorization(nonce) }
    let failed = AppleNonce()
    #expect(throws: AppleFault.incomplete) { try authorization(failed, token: nil) }
    #expect(throws: AppleFault.nonceIsSpent) { try authorization(failed) }
  }

  @Test(arguments: [AppleFault.notInteractive, .noWindow])
  func inactiveSceneIsRetryable(_ fault: AppleFault) {
    #expect(fault.recovery == .retry)
    #expect(AppleFault.incomplete.recovery == .tell)
  }

  @Test(arguments: [Data("token".utf8), nil])
  func profileIsKeptEvenIfAuthorizationFails(_ token: Data?) async throws {
    let box = MemoryProfileOutbox()
    let first = FirstAuthorization(outbox: box)
    let result = await arrival(token: token).judged(keepingIn: first)
    #expect(box.profile(of: "u") == profile)
    if token == nil {
      #expect(throws: AppleFault.incomplete) { try result.get() }
    } else {
      #expect(try result.get().isProfileKept)
    }
  }

  @Test func unkeptProfileIsReturnedToApp() async throws {
    let dead = FirstAuthorization(outbox: MortalOutbox(MemoryProfileOutbox(), lives: 0))
    for first in [nil, dead] {
      let authorization = try await arrival().judged(keepingIn: first).get()
      #expect(!authorization.isProfileKept)
      #expect(authorization.profile == profile)
    }
    let later = try await arrival(profile: AppleProfile(userId: "u")).judged(keepingIn: dead).get()
    #expect(later.isProfileKept)
  }

  @Test(arguments: [AppleRealUser.likelyReal, .unknown, .unsupported])
  func realUserStatusIsReturned(_ guess: AppleRealUser) async throws {
    var arrival = arrival()
    arrival.realUser = guess
    #expect(try await arrival.judged(keepingIn: nil).get().realUser == guess)
  }

  @Test func onlyRevokedOrNotFoundEndsSession() {
    let all: [AppleCredentialState] = [.authorized, .revoked, .notFound, .transferred, .unknown]
    #expect(all.filter(\.endsSession) == [.revoked, .notFound])
  }

  @Test func printingHidesCredentials() throws {
    let nonce = AppleNonce()
    let canary = "canary-7f3a"
    let shown = views(of: nonce)
    let profile = AppleProfile(userId: "u", fullName: canary, email: canary)
    let authorization = try authorization(nonce, token: Data(canary.utf8), profile: profile)
    #expect(!shown.contains(authorization.rawNonce.reveal()))
    #expect(!views(of: authorization).contains(canary))
    #expect(!views(of: authorization).contains(authorization.rawNonce.reveal()))
    #expect(!views(of: [profile]).contains(canary))
  }

  @Test(arguments: [
    ("Ann", nil, "Lee", "Ann Lee"), ("Ann", "B.", "Lee", "Ann B. Lee"), ("Ann", nil, nil, "Ann"),
    (nil, nil, "Lee", "Lee"), (" Ann ", nil, "", "Ann"), ("小明", nil, "王", "王小明"),
    ("太郎", nil, "山田", "山田太郎"), ("민준", nil, "김", "김민준"), ("Zoë", nil, "Ångström", "Zoë Ångström"),
    (nil, nil, nil, nil), ("", nil, " ", nil),
  ])
  func personNameFollowsLocaleOrder(
    _ given: String?, _ middle: String?, _ family: String?, _ text: String?
  ) {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = (given, middle, family)
    #expect(PersonName.text(name) == text)
  }
}
