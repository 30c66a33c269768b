import AuthClient
import Foundation
import LiveScenarios
import ReadmigoClient
import TestDevice
import TestLab

/// Ways that a person, or the system, leaves early, and the other ways in.
enum ReadmigoLeavingJourneys {
  static let all = [
    Journey(
      system: "Readmigo", name: "appleSignIn that is cancelled, refused and tried again",
      run: appleScreen),
    Journey(
      system: "Readmigo", name: "registration, verification and biometricEnrolment that are left",
      run: left),
    Journey(
      system: "Readmigo", name: "registration that is left before the code was typed",
      run: leftBeforeTheCode),
    Journey(
      system: "Readmigo", name: "unlocking that fails, and ways to sign in after it", run: unlocking
    ),
    Journey(
      system: "Readmigo", name: "the other devices, and signingOut that is cancelled",
      run: otherDevices),
    Journey(system: "Readmigo", name: "renewal by a 401", run: renewal),
  ]

  private static func appleToken(_ world: ReadmigoJourneyWorld) async throws -> Secret {
    let minted = try await world.lab.mint("apple", ["audience": "lab-appleAudience"])
    return Secret(minted["identityToken"] ?? "")
  }

  private static func authorizing() throws -> Readmigo.AppleSignInFlow.AuthorizingState {
    guard case .authorizing(let authorizing) = begun(Readmigo.AppleSignInFlow()) else {
      throw Unexpected("Apple's sheet is shown")
    }
    return authorizing
  }

  @Sendable private static func appleScreen(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    guard case .left = shown(try authorizing().appleIsCancelled()) else { throw Unexpected("away") }
    guard case .left = shown(try authorizing().appleFails()) else { throw Unexpected("away") }
    guard case .sending(let forged) = shown(try authorizing().appleAuthorizes()) else {
      throw Unexpected("a token")
    }
    _ = try await failed(CallFailure<Readmigo.SignInWithAppleRefusal>.self) {
      let other = try await world.lab.mint("apple", ["audience": "another.app"])
      _ = try await client.signInWithApple(identityToken: Secret(other["identityToken"] ?? ""))
    }
    guard case .left = shown(forged.signInWithAppleRefused()) else { throw Unexpected("away") }
    try check(await client.session.restore() == .signedOut, "nobody is signed in")
    guard case .sending(let sending) = shown(try authorizing().appleAuthorizes()) else {
      throw Unexpected("a token")
    }
    _ = try await client.signInWithApple(identityToken: appleToken(world))
    guard case .mainPage = shown(sending.signInWithApple()) else { throw Unexpected("in the app") }
    try check(client.session.state == .signedIn, "signed in")
  }

  @Sendable private static func left(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    guard case .enterEmail(let first) = begun(Readmigo.RegistrationFlow()),
      case .left = shown(first.userGoesToSignIn())
    else { throw Unexpected("away to the sign-in") }
    let setPassword = try passwordAsked()
    let register = { (password: Secret, accepts: Bool) in
      try await failed(CallFailure<Readmigo.RegisterRefusal>.self) {
        try await client.register(email: world.email, password: password, acceptsTerms: accepts)
      }
    }
    let weak = try await register(Secret("short"), true)
    let unticked = try await register(world.password, false)
    guard weak == .refused(.weakPassword), unticked == .refused(.termsMissing),
      case .setPassword(let again) = shown(setPassword.registerRefused()),
      case .left = shown(again.userCancels())
    else { throw Unexpected("another password is asked for, and away: \(weak)") }
    let chosen = try passwordAsked()
    try await client.register(email: world.email, password: world.password, acceptsTerms: true)
    guard case .sendCode(let sendCode) = shown(chosen.register()),
      case .left = shown(sendCode.userCancels())
    else { throw Unexpected("away before the code") }
    let unknown = try await client.failure(world.password)
    try check(
      unknown == .refused(.unknownAccount)
        && unknown.recovery == .continue(flow: "registration"), "\(unknown)")
    try await client.sendMailCode(email: world.email)
    _ = try await client.verifyMail(email: world.email, code: world.lab.code())
    guard case .offered(let offered) = begun(Readmigo.BiometricEnrolmentFlow()) else {
      throw Unexpected("biometrics are offered")
    }
    let declined = shown(offered.userDeclines())
    guard case .left = declined, declined.kept == nil,
      case .offered(let other) = begun(Readmigo.BiometricEnrolmentFlow()),
      case .proving(let proving) = shown(other.userAccepts()),
      case .left = shown(proving.appUnlockFails())
    else { throw Unexpected("nothing is kept") }

    let stranger = try world.stranger()
    guard case .refused(.oddSignIn) = try await stranger.failure(world.password),
      case .enterCode(let enterCode) = begun(Readmigo.VerificationFlow()),
      case .left = shown(enterCode.userCancels())
    else { throw Unexpected("an odd sign-in, and away") }
    try check(stranger.session.state == .signedOut, "nobody is signed in")
  }

  private static func passwordAsked() throws -> Readmigo.RegistrationFlow.SetPasswordState {
    guard case .enterEmail(let enterEmail) = begun(Readmigo.RegistrationFlow()),
      case .setPassword(let setPassword) = shown(enterEmail.userEntersEmail())
    else { throw Unexpected("it begins with the address") }
    return setPassword
  }

  /// The address is not proven: nobody is signed in.
  @Sendable private static func leftBeforeTheCode(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = world.client()
    let setPassword = try passwordAsked()
    try await client.register(email: world.email, password: world.password, acceptsTerms: true)
    guard case .sendCode(let sendCode) = shown(setPassword.register()) else {
      throw Unexpected("then a code is sent")
    }
    try await client.sendMailCode(email: world.email)
    guard case .verifyEmail(let verifyEmail) = shown(sendCode.sendMailCode()),
      case .left = shown(verifyEmail.userCancels())
    else { throw Unexpected("away before the code was typed") }
    try check(try await client.refusal(world.password) == .unknownAccount, "nobody comes in")
    try check(client.session.state == .signedOut, "nobody is signed in")
  }

  /// A launch locks whoever switched biometrics on; a sign-in of any kind opens it.
  @Sendable private static func unlocking(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let client = try await world.registered()
    try await signInAfterLock(client, { $0.signInWithEmail() }) {
      _ = try await client.signInWithEmail(email: world.email, password: world.password)
    }
    try await signInAfterLock(client, { $0.signInWithApple() }) {
      _ = try await client.signInWithApple(identityToken: appleToken(world))
    }
    try await signInAfterLock(client, { $0.signInWithWeChat() }) {
      let minted = try await world.lab.mint("wechat", ["audience": "lab-wechatAppId"])
      _ = try await client.signInWithWeChat(code: Secret(minted["authorizationCode"] ?? ""))
    }
  }

  private static func signInAfterLock(
    _ client: Readmigo.Client,
    _ move: (Readmigo.UnlockingFlow.SignInScreenState) -> Readmigo.UnlockingFlow,
    by signIn: () async throws -> Void
  ) async throws {
    try check(await client.session.happen(.launches) == .locked, "locked at launch")
    guard case .prompting(let prompting) = begun(Readmigo.UnlockingFlow()) else {
      throw Unexpected("biometrics are asked for")
    }
    try check(await client.session.happen(.unlockFails) == .locked, "it stays locked")
    guard case .signInScreen(let screen) = shown(prompting.appUnlockFails()) else {
      throw Unexpected("the sign-in screen")
    }
    try await signIn()
    guard case .inApp = shown(move(screen)) else { throw Unexpected("in the app") }
    try check(client.session.state == .signedIn, "signed in")
    try check(try await client.listDevices().contains { $0.current }, "with tokens that are good")
  }

  @Sendable private static func otherDevices(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let phone = try await world.registered()
    let tablet = world.client("tablet")
    _ = try await tablet.signInWithEmail(email: world.email, password: world.password)
    guard case .asking(let asking) = begun(Readmigo.SigningOutFlow()),
      case .left = shown(asking.userCancels())
    else { throw Unexpected("away") }
    try check(try await phone.listDevices().count == 2, "who cancels stays signed in")
    try await phone.signOutOthers()
    try check(try await phone.listDevices().map(\.current) == [true], "this device alone")
    try check(try await tablet.failureOfListing().recovery == .signIn, "the tablet is signed out")
  }

  /// The app's clock stands: it learns from the answer that the token is over.
  @Sendable private static func renewal(_ backend: Backend) async throws {
    let world = try await ReadmigoJourneyWorld(backend)
    let store = MemoryStore()
    let client = try await world.registered(store)
    let before = store.load()?.tokens["access"]?.secret
    try await world.lab.advanceServer(by: 2 * 3600)
    try check(try await client.listDevices().count == 1, "the call is made again")
    let after = store.load()?.tokens["access"]?.secret
    try check(after != nil && after != before, "with another token")
  }
}
