import AuthServer
import ContractModel
import Stores
import Testing

@testable import ReferenceServer

/// Readmigo: passwords and their lockout, codes, odd sign-ins, sessions on several devices.
struct ReadmigoTests {
  private let contract = "contract/readmigo.yaml"
  private let password = "Sound Horse 42"

  private func lab() async throws -> Lab {
    try await Lab(contract)
  }

  /// Registers, proves the address and signs in by it.
  private func registered(_ lab: Lab, _ email: String, device: String = "phone") async throws
    -> AnswerData
  {
    let terms: JSONObject = ["email": .string(email), "acceptsTerms": true]
    _ = try await lab.call("register", terms, person: email, newPassword: password)
    _ = try await lab.call("sendMailCode", ["email": .string(email)], person: email)
    let code = try await lab.lastCode()
    return try await lab.call(
      "verifyMail", ["email": .string(email)], person: email, code: code, device: device
    ).data
  }

  private func signIn(
    _ lab: Lab, _ email: String, _ password: String, device: String = "phone",
    peer: String = "192.0.2.1"
  ) async throws(Failure) -> Outcome {
    try await lab.call(
      "signInWithEmail", ["email": .string(email)], person: email, password: password,
      device: device, peer: peer)
  }

  @Test func registrationSignsIn() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org")
    #expect(data.tokens.keys.sorted() == ["access", "refresh"])
    #expect(data.tokens["access"]?.lifetime == 7_200)
    #expect(data.tokens["refresh"]?.lifetime == 30 * 86_400)
    #expect(data.account?.state == .active)
    #expect(data.account?.identifiers.first?.isConfirmed == true)
    let again = try await signIn(lab, " Ann@Example.org ", password)
    #expect(again.data.account?.id == data.account?.id)
  }

  @Test func registrationRequiresTermsAndStrongPassword() async throws {
    let lab = try await lab()
    let refusing: JSONObject = ["email": "ann@example.org", "acceptsTerms": false]
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("register", refusing, person: "ann@example.org", newPassword: password)
      } == .termsNotAccepted)
    let accepting: JSONObject = ["email": "ann@example.org", "acceptsTerms": true]
    for weak in ["Sh0rt", "nocapitals1", "NOSMALL1", "NoDigits"] {
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("register", accepting, person: "ann@example.org", newPassword: weak)
        } == .passwordWeak)
    }
    #expect(try await lab.store.accounts().isEmpty)
  }

  @Test func unprovenAccountCannotSignIn() async throws {
    let lab = try await lab()
    let terms: JSONObject = ["email": "ann@example.org", "acceptsTerms": true]
    _ = try await lab.call("register", terms, person: "ann@example.org", newPassword: password)
    #expect(try await lab.store.outbox().isEmpty)
    #expect(
      await reason { () async throws(Failure) in
        try await signIn(lab, "ann@example.org", password)
      } == .accountUnknown)
  }

  @Test func takenAddressLooksFree() async throws {
    let lab = try await lab()
    _ = try await registered(lab, "ann@example.org")
    let terms: JSONObject = ["email": "ann@example.org", "acceptsTerms": true]
    let outcome = try await lab.call(
      "register", terms, person: "ann@example.org", newPassword: "Another Horse 1")
    guard case .done(let data) = outcome else { Issue.record("not done"); return }
    #expect(data.account?.identifiers.map(\.text) == ["ann@example.org"])
    #expect(try await lab.store.account(data.account?.id ?? "") == nil)
    #expect(try await lab.messages("taken").count == 1)
    _ = try await signIn(lab, "ann@example.org", password)
  }

  @Test func fiveWrongPasswordsLockForFiveMinutes() async throws {
    let lab = try await lab()
    _ = try await registered(lab, "ann@example.org")
    for left in [4, 3, 2, 1] {
      let refused = await refusal { () async throws(Failure) in
        try await signIn(lab, "ann@example.org", "Wrong Horse 1", device: "other")
      }
      #expect(refused?.reason == .credentialsWrong)
      #expect(refused?.left == left)
    }
    let locked = await refusal { () async throws(Failure) in
      try await signIn(lab, "ann@example.org", "Wrong Horse 1", device: "other")
    }
    #expect(locked?.reason == .accountLocked)
    #expect(locked?.until == lab.clock.now.adding(seconds: 300))
    #expect(try await lab.messages("locked").map(\.channel) == ["mail"])
    lab.clock.advance(seconds: 299)
    #expect(
      await reason { () async throws(Failure) in
        try await signIn(lab, "ann@example.org", password, device: "other")
      } == .accountLocked)
    lab.clock.advance(seconds: 1)
    _ = try await signIn(lab, "ann@example.org", password, device: "other")
  }

  @Test func onlyFiveOfTwoHundredConcurrentPasswordsAreChecked() async throws {
    let lab = try await lab()
    _ = try await registered(lab, "ann@example.org")
    let before = await lab.hasher.verified
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask {
          _ = await refusal { () async throws(Failure) in
            try await signIn(lab, "ann@example.org", "Wrong Horse 1", device: "other")
          }
        }
      }
    }
    #expect(await lab.hasher.verified - before == 5)
  }

  @Test func busyServerCountsNoFailure() async throws {
    let lab = try await lab()
    _ = try await registered(lab, "ann@example.org")
    await lab.hasher.setBusy(true)
    for _ in 0..<9 {
      await #expect(throws: Failure.self) { try await signIn(lab, "ann@example.org", password) }
    }
    await lab.hasher.setBusy(false)
    _ = try await signIn(lab, "ann@example.org", password)
  }

  @Test func unknownAccountIsRevealedOnlyIfDeclared() async throws {
    let silent = try await Lab(contract, tells: ["signInWithEmail": [.credentialsWrong]])
    _ = try await registered(silent, "ann@example.org")
    let before = await silent.hasher.verified
    let wrong = await refusal { () async throws(Failure) in
      try await signIn(silent, "ann@example.org", "Wrong Horse 1", device: "other")
    }
    let unknown = await refusal { () async throws(Failure) in
      try await signIn(silent, "bob@example.org", "Wrong Horse 1", device: "other")
    }
    #expect(unknown?.reason == .credentialsWrong)
    #expect(unknown?.left == wrong?.left)
    #expect(await silent.hasher.verified - before == 2)
  }

  @Test func unknownAccountLocksToo() async throws {
    let silent = try await Lab(contract, tells: ["signInWithEmail": [.credentialsWrong]])
    for _ in 0..<7 {
      let refused = await refusal { () async throws(Failure) in
        try await signIn(silent, "bob@example.org", "Wrong Horse 1")
      }
      #expect(refused?.reason == .credentialsWrong)
    }
    // Locked or not, each costs one hash.
    #expect(await silent.hasher.verified == 7)
  }

  @Test func disabledAccountIsSignedOutImmediately() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org")
    let id = try #require(data.account?.id)
    _ = try await lab.call("listDevices", tokens: data.tokens)
    try await lab.store.set(id, state: .disabled)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("listDevices", tokens: data.tokens)
      } == .accountDisabled)
    #expect(
      await reason { () async throws(Failure) in
        try await signIn(lab, "ann@example.org", password)
      } == .accountDisabled)
  }

  @Test func phoneCodeRegistersAndSignsIn() async throws {
    let lab = try await lab()
    let phone: JSONObject = ["phone": "+86 138 0013 8000"]
    _ = try await lab.call("sendPhoneCode", phone, person: "+86 138 0013 8000")
    let message = try #require(try await lab.store.outbox().last)
    #expect(message.channel == "sms")
    #expect(message.to == "+8613800138000")
    #expect(message.code?.count == 6)
    let first = try await lab.call(
      "signInWithPhone", ["phone": "+8613800138000"], person: "+8613800138000", code: message.code,
      device: "phone")
    #expect(first.data.tokens["refresh"] != nil)
    // It is used up.
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call(
          "signInWithPhone", ["phone": "+8613800138000"], person: "+8613800138000",
          code: message.code)
      } == .codeWrong)
  }

  @Test func wrongExpiredAndSpentCodesAreDistinguished() async throws {
    let lab = try await lab()
    let phone: JSONObject = ["phone": "+8613800138000"]
    let trying = { (code: String?) async -> OperationRefusal? in
      await refusal { () async throws(Failure) in
        try await lab.call("signInWithPhone", phone, person: "+8613800138000", code: code)
      }
    }
    _ = try await lab.call("sendPhoneCode", phone, person: "+8613800138000")
    let code = try #require(try await lab.lastCode())
    let wrong = code == "000000" ? "111111" : "000000"
    for left in [4, 3, 2, 1, 0] {
      let refused = await trying(wrong)
      #expect(refused?.reason == .codeWrong)
      #expect(refused?.left == left)
    }
    #expect(await trying(code)?.reason == .codeTriesSpent)
    _ = try await lab.call("sendPhoneCode", phone, person: "+8613800138000")
    lab.clock.advance(seconds: 600)
    let late = try await lab.lastCode()
    #expect(await trying(late)?.reason == .codeExpired)
  }

  @Test func onlyOneOfManyConcurrentCodesSignsIn() async throws {
    let lab = try await lab()
    let phone: JSONObject = ["phone": "+8613800138000"]
    _ = try await lab.call("sendPhoneCode", phone, person: "+8613800138000")
    let code = try await lab.lastCode()
    let wins = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask {
          (try? await lab.call("signInWithPhone", phone, person: "+8613800138000", code: code))
            != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test func unusualSignInRequiresCode() async throws {
    let lab = try await lab()
    _ = try await registered(lab, "ann@example.org", device: "phone")
    // A new device at home is news; a new one elsewhere is odd.
    _ = try await signIn(lab, "ann@example.org", password, device: "tablet")
    #expect(try await lab.messages("newDevice").count == 1)
    let refused = await refusal { () async throws(Failure) in
      try await signIn(lab, "ann@example.org", password, device: "laptop", peer: "198.51.100.7")
    }
    #expect(refused?.reason == .oddSignIn)
    let challenge = try #require(refused?.tokens["challenge"])
    let sent = try #require(try await lab.messages("oddSignIn").last)
    #expect(sent.channel == "mail")
    let answer = { (code: String?) async throws(Failure) -> Outcome in
      try await lab.call(
        "continueSignIn", code: code, tokens: ["challenge": challenge], device: "laptop",
        peer: "198.51.100.7")
    }
    let wrong = sent.code == "000000" ? "111111" : "000000"
    #expect(await reason { () async throws(Failure) in try await answer(wrong) } == .codeWrong)
    #expect(try await answer(sent.code).data.tokens["access"] != nil)
    #expect(
      await reason { () async throws(Failure) in try await answer(sent.code) }
        == .challengeUnknown)
    // The place and the device are known now.
    _ = try await signIn(lab, "ann@example.org", password, device: "laptop", peer: "198.51.100.7")
  }

  @Test func refreshReturnsOnlyAccessTokenOnSameDevice() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org", device: "phone")
    lab.clock.advance(seconds: 7_199)
    _ = try await lab.call("listDevices", tokens: data.tokens)
    lab.clock.advance(seconds: 1)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("listDevices", tokens: data.tokens)
      } == .tokenExpired)
    let renewed = try await lab.call("renewSession", tokens: data.tokens, device: "phone")
    #expect(renewed.data.tokens.keys.sorted() == ["access"])
    _ = try await lab.call("listDevices", tokens: renewed.data.tokens)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: data.tokens, device: "another")
      } == .tokenInvalid)
    lab.clock.advance(seconds: 30 * 86_400)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: data.tokens, device: "phone")
      } == .tokenExpired)
  }

  @Test func devicesAreListedAndSignedOut() async throws {
    let lab = try await lab()
    let phone = try await registered(lab, "ann@example.org", device: "phone")
    let tablet = try await signIn(lab, "ann@example.org", password, device: "tablet").data
    let other = try await registered(lab, "bob@example.org", device: "else")
    let list = try await lab.call("listDevices", tokens: phone.tokens).data
    #expect(list.sessions.count == 2)
    #expect(list.session?.id == phone.session?.id)
    let id = try #require(tablet.session?.id)
    // Nobody ends the session of another person.
    _ = try await lab.call("signOutDevice", ["id": .string(id)], tokens: other.tokens)
    _ = try await lab.call("listDevices", tokens: tablet.tokens)
    _ = try await lab.call("signOutDevice", ["id": .string(id)], tokens: phone.tokens)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("listDevices", tokens: tablet.tokens)
      } == .sessionEnded)
    let laptop = try await signIn(lab, "ann@example.org", password, device: "laptop").data
    _ = try await lab.call("signOutOthers", tokens: laptop.tokens)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("listDevices", tokens: phone.tokens)
      } == .sessionEnded)
    _ = try await lab.call("listDevices", tokens: laptop.tokens)
  }

  @Test func signOutIsImmediateAndRepeatable() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org", device: "phone")
    _ = try await lab.call("signOut", tokens: data.tokens, device: "phone")
    _ = try await lab.call("signOut", tokens: data.tokens, device: "phone")
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("listDevices", tokens: data.tokens)
      } == .sessionEnded)
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("renewSession", tokens: data.tokens, device: "phone")
      } == .sessionEnded)
  }

  @Test func profileUpdatesAreMerged() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org")
    let changed = try await lab.call("saveProfile", ["nickname": "Annie"], tokens: data.tokens)
    #expect(changed.data.account?.profile["nickname"] == "Annie")
    #expect(
      await reason { () async throws(Failure) in
        try await lab.call("saveProfile", ["nickname": "Annie"])
      } == .tokenMissing)
  }

  @Test func concurrentRegistrationsCreateOneAccount() async throws {
    let lab = try await lab()
    let terms: JSONObject = ["email": "ann@example.org", "acceptsTerms": true]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          _ = try? await lab.call(
            "register", terms, person: "ann@example.org", newPassword: "Sound Horse \(number)")
        }
      }
    }
    #expect(try await lab.store.accounts().count == 1)
  }

  /// A refresh during a sign-out elsewhere returns no working token.
  @Test func tokensIssuedDuringSignOutAreInvalid() async throws {
    let lab = try await lab()
    let data = try await registered(lab, "ann@example.org", device: "phone")
    let made = await withTaskGroup(of: AnswerData?.self) { group in
      for number in 0..<24 {
        group.addTask {
          if number == 12 {
            _ = try? await lab.call("signOut", tokens: data.tokens, device: "phone")
            return nil
          }
          return try? await lab.call("renewSession", tokens: data.tokens, device: "phone").data
        }
      }
      return await group.reduce(into: [AnswerData]()) { made, data in data.map { made.append($0) }
      }
    }
    for data in made {
      #expect(
        await reason { () async throws(Failure) in
          try await lab.call("listDevices", tokens: data.tokens)
        } == .sessionEnded)
    }
  }
}
