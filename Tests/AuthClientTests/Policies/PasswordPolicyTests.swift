import Foundation
import Testing

@testable import AuthClient
@testable import AuthPasswords

@Suite("The password policy")
struct PasswordPolicyTests {
  /// As readmigo has it.
  private let readmigo = PasswordPolicy(
    minLength: 8, contains: [.lowercase, .uppercase, .digit],
    strength: [
      .init("weak"), .init("medium", contains: [.letter, .digit]),
      .init("strong", contains: [.lowercase, .uppercase, .digit]),
      .init("veryStrong", contains: [.lowercase, .uppercase, .digit, .special]),
    ])

  @Test(
    arguments: [
      ("Abcdefg1", []),
      ("Abcdefg1!", []),
      ("Abcde1", [.tooShort(minimum: 8)]),
      ("abcdefg1", [.lacks(.uppercase)]),
      ("12345678", [.lacks(.lowercase), .lacks(.uppercase)]),
      (
        "", [.tooShort(minimum: 8), .lacks(.lowercase), .lacks(.uppercase), .lacks(.digit)]
      ),
      ("密码密码密码密码", [.lacks(.lowercase), .lacks(.uppercase), .lacks(.digit)]),
    ] as [(String, [PasswordProblem])])
  func checkListsProblems(_ password: String, _ problems: [PasswordProblem]) {
    #expect(readmigo.check(Secret(password)) == problems)
  }

  @Test(arguments: [
    ("", "weak"), ("12345678", "weak"), ("abcdefgh", "weak"), ("!!!!", "weak"),
    ("abcd1234", "medium"), ("密码1", "medium"), ("ABCD1234!", "medium"), ("Abcd1234", "strong"),
    ("Abcd 1234", "veryStrong"), ("Aa1🙂", "veryStrong"),
  ])
  func strengthFollowsLevels(_ password: String, _ level: String) {
    #expect(readmigo.strength(of: Secret(password)) == level)
  }

  /// A contract lists levels from weak to strong.
  @Test func lastMatchingLevelWins() {
    let odd = PasswordPolicy(strength: [
      .init("digits", contains: [.digit]), .init("anything"),
      .init("upper", contains: [.uppercase]),
    ])
    #expect(odd.strength(of: Secret("1")) == "anything")
    #expect(odd.strength(of: Secret("A1")) == "upper")
  }

  @Test func strengthIsNilWithoutMatchingLevel() {
    #expect(PasswordPolicy().strength(of: Secret("Aa1!")) == nil)
    let strict = PasswordPolicy(strength: [.init("good", contains: [.special])])
    #expect(strict.strength(of: Secret("Aa1")) == nil)
  }

  @Test func emptyPolicyAcceptsAnything() { #expect(PasswordPolicy().check(Secret("")) == []) }

  /// A family emoji is one character to a user, but seven code points to NIST and most servers.
  @Test func lengthCountsCodePoints() {
    let family = "👨‍👩‍👧‍👦"
    #expect(family.count == 1)
    #expect(PasswordPolicy(minLength: 7).check(Secret(family)) == [])
    #expect(PasswordPolicy(minLength: 8).check(Secret(family)) == [.tooShort(minimum: 8)])
    #expect(PasswordPolicy(maxLength: 6).check(Secret(family)) == [.tooLong(maximum: 6)])
    #expect(PasswordPolicy(minLength: 2, maxLength: 2).check(Secret("e\u{301}")) == [])
    #expect(PasswordPolicy(minLength: 1, maxLength: 1).check(Secret("\u{e9}")) == [])
  }

  @Test func spaceCountsAsSpecialCharacter() {
    let policy = PasswordPolicy(minLength: 5, contains: [.special])
    #expect(policy.check(Secret(" a b ")) == [])
  }

  @Test(
    arguments: [
      ("a", [.letter, .lowercase]), ("Z", [.letter, .uppercase]), ("0", [.digit]),
      ("!", [.special]),
      (" ", [.special]), ("é", [.letter]), ("Ä", [.letter]), ("中", [.letter]), ("ʰ", [.letter]),
      ("€", [.special]), ("_", [.special]), ("`", [.special]), ("🙂", [.special]), ("٣", []),
      ("\u{301}", []), ("\u{0}", []), ("\u{200D}", []),
    ] as [(Unicode.Scalar, [PasswordPolicy.CharacterClass])])
  func classifiesCharacters(_ scalar: Unicode.Scalar, _ classes: [PasswordPolicy.CharacterClass]) {
    #expect(PasswordPolicy.CharacterClass.all(of: scalar) == classes)
  }

  @Test(arguments: [
    "password", "PassWord", "password1", "Password123!", "qwertyui", "12345678", "87654321",
    "abcdefgh", "aaaaaaaa", "abababab", "123123123", "P@ssw0rd2024", "woaini1314", "iloveyou!!",
    "1qaz2wsx", "!@#$%^&*", "lkjhgfds", "dragon99",
  ])
  func commonPasswordsAreRejected(_ password: String) {
    let policy = PasswordPolicy(blocklist: .common)
    #expect(policy.check(Secret(password)) == [.common])
    #expect(PasswordPolicy().check(Secret(password)) == [], "only where the contract says so")
  }

  @Test(arguments: [
    "", "correct horse battery staple", "Tr0ub4dor&3", "x9$kQ2!pLm", "passwordless-garden",
    "七上八下的水桶", "qwertyuipas", "12345679",
  ])
  func uncommonPasswordsAreAccepted(_ password: String) {
    #expect(PasswordPolicy(blocklist: .common).check(Secret(password)) == [])
  }

  @Test func serviceCanAddBlockedWords() {
    let policy = PasswordPolicy(blocklist: .common.and(["Readmigo", ""]))
    #expect(policy.check(Secret("readmigo2026")) == [.common])
    #expect(policy.check(Secret("2026")) == [], "an empty word doesn't count")
    #expect(
      PasswordPolicy(blocklist: .none.and(["readmigo"])).check(Secret("READMIGO")) == [.common])
  }

  private static let problems: [PasswordProblem] =
    [.tooShort(minimum: 8), .tooLong(maximum: 64), .common]
    + PasswordPolicy.CharacterClass.allCases.map(PasswordProblem.lacks)

  @Test(arguments: problems)
  func everyProblemHasEnglishAndChineseMessage(_ problem: PasswordProblem) {
    let (english, chinese) = (problem.message(in: ["en-GB"]), problem.message(in: ["zh-Hans-CN"]))
    #expect(english.hasSuffix("."))
    #expect(english.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(chinese.unicodeScalars.contains { $0.properties.isIdeographic })
    #expect(problem.message(in: ["fr"]) == english)
    #expect(Set(Self.problems.map { $0.message(in: ["zh"]) }).count == Self.problems.count)
  }

  @Test func messageStatesTheLimit() {
    #expect(
      PasswordProblem.tooShort(minimum: 8).message(in: ["en"]) == "Use at least 8 characters.")
    #expect(PasswordProblem.tooShort(minimum: 1).message(in: ["en"]) == "Use at least 1 character.")
    #expect(PasswordProblem.tooLong(maximum: 64).message(in: ["zh-Hans"]) == "请最多使用 64 个字符")
  }
}

@Suite("Lockout countdown")
struct LockoutDisplayTests {
  private let clock = VirtualClock()

  @Test func countsDownByTheClock() {
    let lockout = LockoutDisplay(until: clock.now + 300, clock: clock)
    #expect(lockout.remaining == 300)
    clock.advance(by: 299.5)
    #expect(lockout.remaining == 1)
    #expect(!lockout.isOver)
    clock.advance(by: 0.5)
    #expect(lockout.remaining == 0)
    #expect(lockout.isOver)
    clock.advance(by: 1000)
    #expect(lockout.remaining == 0)
  }

  @Test func settingClockBackExtendsLockout() {
    let lockout = LockoutDisplay(until: clock.now + 300, clock: clock)
    clock.advance(by: -60)
    #expect(lockout.remaining == 360)
  }

  @Test(arguments: [Date.distantFuture, Date(timeIntervalSince1970: 1e300)])
  func distantLockoutIsCapped(_ until: Date) {
    #expect(LockoutDisplay(until: until, clock: clock).remaining == 315_576_000)
    #expect(LockoutDisplay(until: .distantPast, clock: clock).isOver)
  }

  @Test func sessionMeasuresLockoutByItsClock() {
    let world = World.signedIn
    let session = world.client.session
    let lockout = session.lockout(.wait(until: world.clock.now + 60))
    #expect(lockout?.remaining == 60)
    world.clock.advance(by: 15)
    #expect(lockout?.remaining == 45)
    #expect(session.lockout(.wait(until: nil)) == nil)
    #expect(session.lockout(.correct) == nil)
  }

  /// A wait is measured by the device's clock, the session by a monotonic one.
  @Test(arguments: [86_400.0, -86_400])
  func lockoutIgnoresDeviceClockChange(_ jump: TimeInterval) async throws {
    let world = World.signedIn
    await world.client.session.restore()
    world.clock.jump(by: jump)
    world.script.on(
      "me", .answer(HTTPResponse(status: 429, headers: ["Retry-After": "60"])))
    let recovery = try #require(await world.me().failure?.recovery)
    let lockout = world.client.session.lockout(recovery)
    #expect(lockout?.remaining == 60)
    world.clock.advance(by: 60)
    #expect(lockout?.isOver == true)
  }
}
