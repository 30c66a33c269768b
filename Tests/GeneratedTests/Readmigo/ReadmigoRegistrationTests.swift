import AuthClient
import Foundation
import ReadmigoClient
import TestDevice
import Testing

/// The registration of section 3, told by the generated machine and the calls of its steps.
@Suite struct ReadmigoRegistrationTests {
  @Test func registrationFlowCompletes() async throws {
    let world = try await ReadmigoWorld()
    let client = world.client()
    guard case .enterEmail(let enterEmail) = Readmigo.RegistrationFlow(),
      case .setPassword(let setPassword) = enterEmail.userEntersEmail()
    else { throw Unexpected("it begins with the address") }

    try await client.register(
      email: ReadmigoWorld.email, password: ReadmigoWorld.password, acceptsTerms: true)
    guard case .sendCode(let sendCode) = setPassword.register() else {
      throw Unexpected("then a code is sent")
    }
    try await client.sendMailCode(email: ReadmigoWorld.email)
    guard case .verifyEmail(let verifyEmail) = sendCode.sendMailCode() else {
      throw Unexpected("then the address is verified")
    }

    await #expect(throws: CallFailure<Readmigo.VerifyMailRefusal>.refused(.wrongCode)) {
      try await client.verifyMail(email: ReadmigoWorld.email, code: Secret("000"))
    }
    #expect(verifyEmail.verifyMailWrongCode() == .verifyEmail(verifyEmail))
    #expect(client.session.state == .signedOut)

    let session = try await client.verifyMail(
      email: ReadmigoWorld.email, code: world.code("registrationMail"))
    #expect(session.user.nickname == nil)
    #expect(client.session.state == .signedIn)
    guard case .completeProfile(let completeProfile) = verifyEmail.verifyMail() else {
      throw Unexpected("then the profile is filled in")
    }
    let user = try await client.saveProfile(nickname: "小李 🐚")
    #expect(user == Readmigo.User(id: session.user.id, nickname: "小李 🐚"))
    guard case .done = completeProfile.saveProfile() else { throw Unexpected("then it is done") }
  }

  @Test func mailCodeWorksOnce() async throws {
    let world = try await ReadmigoWorld()
    let client = try await world.registered()
    let message = try #require(try await world.stub.outbox().first)
    #expect(message.by == "mail")
    #expect(message.to == ReadmigoWorld.email)
    #expect(message.code?.count == 6)
    await #expect(throws: CallFailure<Readmigo.VerifyMailRefusal>.refused(.wrongCode)) {
      try await client.verifyMail(email: ReadmigoWorld.email, code: world.code("registrationMail"))
    }
    #expect(client.session.state == .signedIn, "a wrong code says nothing about the session")
  }

  @Test func unverifiedAddressCannotSignIn() async throws {
    let world = try await ReadmigoWorld()
    let client = world.client()
    try await client.register(
      email: ReadmigoWorld.email, password: ReadmigoWorld.password, acceptsTerms: true)
    let failure = try await client.failureOfSignIn(ReadmigoWorld.email, ReadmigoWorld.password)
    #expect(failure == .refused(.unknownAccount))
  }

  @Test(arguments: [("password", true), ("Pass0rd", true), ("Passw0rd", false)])
  func serverChecksPasswordAndTerms(_ password: String, _ accepts: Bool) async throws {
    let world = try await ReadmigoWorld()
    let failure = try await #require(throws: CallFailure<Readmigo.RegisterRefusal>.self) {
      try await world.client().register(
        email: ReadmigoWorld.email, password: Secret(password), acceptsTerms: accepts)
    }
    #expect(failure == .refused(accepts ? .weakPassword : .termsMissing))
    #expect(failure.message(in: ["en"]) != nil)
  }

  /// Only the name of a state survives the app, and the flow continues from it.
  @Test func enrolledBiometricsAreRestored() throws {
    guard case .offered(let offered) = Readmigo.BiometricEnrolmentFlow(),
      case .proving(let proving) = offered.userAccepts()
    else { throw Unexpected("it begins with an offer") }
    #expect(offered.userAccepts().kept == nil)
    let linked = proving.appUnlocks()
    let kept = try #require(linked.kept)
    #expect(Readmigo.BiometricEnrolmentFlow(kept: kept) == linked)
    #expect(Readmigo.BiometricEnrolmentFlow(kept: "offered") == nil)
  }
}
