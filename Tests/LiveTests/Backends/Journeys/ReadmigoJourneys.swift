import AuthClient
import Foundation
import LiveScenarios
import ReadmigoClient
import TestDevice
import TestLab

enum ReadmigoJourneys {
  static let all = [
    Journey(system: "Readmigo", name: "registration", run: registration),
    Journey(system: "Readmigo", name: "appleSignIn, biometricEnrolment", run: appleSignIn),
    Journey(system: "Readmigo", name: "sign-in by a code to the phone", run: phone),
    Journey(system: "Readmigo", name: "wrong passwords, the lock and its end", run: lockout),
    Journey(system: "Readmigo", name: "verification of an odd sign-in", run: verification),
    Journey(system: "Readmigo", name: "unlocking, renewal, the end after a month", run: renewal),
    Journey(system: "Readmigo", name: "devices, signingOut", run: devices),
  ]

  @Sendable private static func registration(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    guard case .enterEmail(let enterEmail) = begun(Readmigo.RegistrationFlow()),
      case .setPassword(let setPassword) = shown(enterEmail.userEntersEmail())
    else { throw Unexpected("it begins with the address") }
    try await client.register(email: world.email, password: world.password, acceptsTerms: true)
    try check(try await client.refusal(world.password) == .unknownAccount, "not verified yet")
    guard case .sendCode(let sendCode) = shown(setPassword.register()) else {
      throw Unexpected("then a code is sent")
    }
    try await client.sendMailCode(email: world.email)
    guard case .verifyEmail(let verifyEmail) = shown(sendCode.sendMailCode()) else {
      throw Unexpected("then the address is verified")
    }
    let wrong = try await failed(CallFailure<Readmigo.VerifyMailRefusal>.self) {
      _ = try await client.verifyMail(email: world.email, code: Secret("none"))
    }
    try check(wrong == .refused(.wrongCode), "\(wrong)")
    try check(
      shown(verifyEmail.verifyMailWrongCode()) == .verifyEmail(verifyEmail), "it is asked for again"
    )
    let session = try await client.verifyMail(email: world.email, code: world.lab.code())
    guard case .completeProfile(let completeProfile) = shown(verifyEmail.verifyMail()) else {
      throw Unexpected("then the profile is filled in")
    }
    try check(client.session.state == .signedIn, "signed in")
    let user = try await client.saveProfile(nickname: "小李 🐚")
    try check(user == Readmigo.User(id: session.user.id, nickname: "小李 🐚"), "\(user)")
    guard case .done = shown(completeProfile.saveProfile()) else {
      throw Unexpected("then it is done")
    }
  }

  @Sendable private static func appleSignIn(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    guard case .authorizing(let authorizing) = begun(Readmigo.AppleSignInFlow()) else {
      throw Unexpected("Apple's sheet is shown")
    }
    let minted = try await world.lab.mint("apple", ["audience": "lab-appleAudience"])
    guard case .sending(let sending) = shown(authorizing.appleAuthorizes()) else {
      throw Unexpected("Apple gave a token")
    }
    _ = try await client.signInWithApple(identityToken: Secret(minted["identityToken"] ?? ""))
    guard case .mainPage = shown(sending.signInWithApple()) else { throw Unexpected("in the app") }
    try check(client.session.state == .signedIn, "signed in")
    guard case .offered(let offered) = begun(Readmigo.BiometricEnrolmentFlow()),
      case .proving(let proving) = shown(offered.userAccepts())
    else { throw Unexpected("biometrics are offered") }
    try check(shown(proving.appUnlocks()).kept != nil, "what was switched on is kept")
  }

  @Sendable private static func phone(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    try await client.sendPhoneCode(phone: "+8613800000000")
    let wrong = try await failed(CallFailure<Readmigo.SignInWithPhoneRefusal>.self) {
      _ = try await client.signInWithPhone(phone: "+8613800000000", code: Secret("none"))
    }
    try check(wrong == .refused(.wrongCode), "\(wrong)")
    _ = try await client.signInWithPhone(phone: "+8613800000000", code: world.lab.code())
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func lockout(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    _ = try await world.registered()
    let client = world.client("tablet")
    for left in [4, 3, 2, 1] {
      let refusal = try await client.refusal()
      try check(refusal == .wrongCredentials(.init(attemptsLeft: left)), "\(refusal)")
    }
    let before = try await world.lab.serverTime()
    guard case .accountLocked(let lock) = try await client.refusal() else {
      throw Unexpected("the fifth locks")
    }
    let after = try await world.lab.serverTime()
    let begin = lock.lockedUntil.addingTimeInterval(-300)
    try check(
      begin > before.addingTimeInterval(-1) && begin < after.addingTimeInterval(1),
      "for five minutes, and until \(lock.lockedUntil) from \(after)")
    guard case .accountLocked = try await client.refusal(world.password) else {
      throw Unexpected("nobody comes in while it is locked")
    }
    try await world.lab.advance(by: 301)
    _ = try await client.signInWithEmail(email: world.email, password: world.password)
    try check(client.session.state == .signedIn, "signed in after the lock")
  }

  @Sendable private static func verification(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    _ = try await world.registered()
    let client = try world.stranger()
    let odd = try await client.failure(world.password)
    guard case .refused(.oddSignIn) = odd, odd.recovery == .continue(flow: "verification") else {
      throw Unexpected("\(odd)")
    }
    guard case .enterCode(let enterCode) = begun(Readmigo.VerificationFlow()) else {
      throw Unexpected("a code is asked for")
    }
    let wrong = try await failed(CallFailure<Readmigo.ContinueSignInRefusal>.self) {
      _ = try await client.continueSignIn(code: Secret("none"))
    }
    try check(wrong == .refused(.wrongCode), "\(wrong)")
    try check(
      shown(enterCode.continueSignInWrongCode()) == .enterCode(enterCode), "it is asked for again")
    _ = try await client.continueSignIn(code: world.lab.code())
    guard case .done = shown(enterCode.continueSignIn()) else {
      throw Unexpected("then it is done")
    }
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func renewal(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let store = MemoryStore()
    let client = try await world.registered(store)
    guard case .prompting(let prompting) = begun(Readmigo.UnlockingFlow()),
      case .inApp = shown(prompting.appUnlocks())
    else { throw Unexpected("biometrics unlock") }
    let before = store.load()?.tokens["refresh"]?.secret
    try await world.lab.advance(by: 2 * 3600)
    try check(try await client.listDevices().count == 1, "the session renewed by itself")
    try check(store.load()?.tokens["refresh"]?.secret == before, "and kept its refresh token")
    try await world.lab.advance(by: 31 * 86_400)
    try check(try await client.failureOfListing().recovery == .signIn, "over after a month")
    try check(client.session.state == .signedOut, "signed out")
  }

  @Sendable private static func devices(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let phone = try await world.registered()
    let tablet = world.client("tablet")
    _ = try await tablet.signInWithEmail(email: world.email, password: world.password)
    let devices = try await tablet.listDevices()
    try check(devices.count == 2 && devices.count { $0.current } == 1, "\(devices)")
    guard let other = devices.first(where: { !$0.current }) else { throw Unexpected("two") }
    try await tablet.signOutDevice(id: other.id)
    try check(try await phone.failureOfListing().recovery == .signIn, "the phone is signed out")
    guard case .asking(let asking) = begun(Readmigo.SigningOutFlow()),
      case .telling(let telling) = shown(asking.userAnswers())
    else { throw Unexpected("what is to be kept is asked") }
    try await tablet.signOut()
    guard case .signInScreen = shown(telling.signOut()) else {
      throw Unexpected("the sign-in screen")
    }
    try check(tablet.session.state == .signedOut, "signed out")
  }
}
