import Foundation
import Primitives
import Testing

@testable import AuthClient
@testable import AuthCognito

@Suite("Sign-in by SRP")
struct SRPSignInTests {
  private let vectors = SRPVectors.all
  /// Its power takes long in a debug build, and most tests change only what comes after it.
  private static let first = try? SRPSignIn(
    poolId: SRPVectors.all.poolId, secret: ByteText.bytes(hex: SRPVectors.all.signIns[0].a) ?? [])

  @Test func vectorsArePresent() { #expect(vectors.signIns.count == 27) }

  @Test(arguments: SRPVectors.all.chosen)
  func matchesReferenceImplementation(_ index: Int) throws {
    let vector = vectors.signIns[index]
    let signIn = try signIn(vector)
    #expect(signIn.srpA == vector.srpA)
    let answer = try signIn.answer(
      userId: vector.userId, password: Secret(vector.password), salt: vector.salt,
      srpB: vector.srpB, secretBlock: vector.secretBlock,
      now: Date(timeIntervalSince1970: vector.now))
    #expect(answer.timestamp == vector.timestamp)
    #expect(answer.signature.reveal() == vector.signature)
  }

  @Test func leadingZerosAndCaseOfSaltAreIgnored() throws {
    let vector = vectors.signIns[0]
    let plain = try answer(vector)
    #expect(try answer(vector, salt: "000" + vector.salt) == plain)
    #expect(try answer(vector, salt: vector.salt.uppercased()) == plain)
  }

  @Test func everyPartOfChallengeAffectsSignature() throws {
    let vector = vectors.signIns[0]
    let right = try answer(vector).signature
    #expect(try answer(vector, password: vector.password + " ").signature != right)
    #expect(try answer(vector, salt: "1" + vector.salt).signature != right)
    #expect(try answer(vector, srpB: "3").signature != right)
    #expect(try answer(vector, secretBlock: "AAAA").signature != right)
  }

  /// Each of these makes the shared number zero, so that an attacker could sign in without the password.
  @Test(arguments: [0, 1, 2])
  func serverValueMultipleOfModulusIsRejected(_ factor: UInt64) throws {
    let multiple = Limbs.multiply(SRPGroup.field.modulus, [factor], adding: [0])
    let hex = Hex.encode(Limbs.bytes(multiple))
    #expect(throws: SRPFault.unsafeServer) { try answer(vectors.signIns[0], srpB: hex) }
  }

  @Test func serverValueAboveModulusIsRejected() throws {
    let last = [UInt8](repeating: 0xFF, count: 384)
    #expect(throws: SRPFault.unsafeServer) {
      try answer(vectors.signIns[0], srpB: Hex.encode(last))
    }
    #expect(throws: SRPFault.unsafeServer) {
      try answer(vectors.signIns[0], srpB: Hex.encode([1] + last))
    }
  }

  @Test func zeroScrambleIsRejected() throws {
    let signIn = try signIn(vectors.signIns[0])
    let zero = [UInt8](repeating: 0, count: 32)
    #expect(throws: SRPFault.unsafeServer) {
      try signIn.sharedNumber(SRPGroup.generator, scramble: zero, password: zero)
    }
  }

  @Test(arguments: ["", "xyz", "0x12", "12 34"])
  func nonHexadecimalChallengeIsRejected(_ text: String) {
    #expect(throws: SRPFault.challenge) { try answer(vectors.signIns[0], srpB: text) }
    #expect(throws: SRPFault.challenge) { try answer(vectors.signIns[0], salt: text) }
  }

  @Test func nonBase64SecretBlockIsRejected() {
    #expect(throws: SRPFault.challenge) { try answer(vectors.signIns[0], secretBlock: "") }
    #expect(throws: SRPFault.challenge) { try answer(vectors.signIns[0], secretBlock: "A") }
  }

  @Test(arguments: ["", "eu-west-1", "_name", "eu-west-1_"])
  func malformedPoolIdIsRejected(_ id: String) {
    #expect(throws: SRPFault.poolId) { try SRPSignIn(poolId: id) }
  }

  @Test func eachSignInUsesFreshEphemeralValue() throws {
    let numbers = try (0..<4).map { _ in try SRPSignIn(poolId: vectors.poolId).srpA }
    #expect(Set(numbers).count == 4)
    for number in numbers { #expect(number.count > 700) }
  }

  @Test func printingHidesSecrets() throws {
    let vector = vectors.signIns[0]
    let signIn = try signIn(vector)
    #expect(views(of: signIn) == views(of: try SRPSignIn(poolId: "a_b")))
    #expect(!views(of: try answer(vector)).contains(vector.signature))
  }

  private func signIn(_ vector: SRPVectors.SignIn) throws -> SRPSignIn {
    try SRPSignIn(poolId: vectors.poolId, secret: try bytes(vector.a))
  }

  private func bytes(_ hex: some StringProtocol) throws -> [UInt8] {
    try #require(ByteText.bytes(hex: String(hex)))
  }

  @discardableResult
  private func answer(
    _ vector: SRPVectors.SignIn, password: String? = nil, salt: String? = nil,
    srpB: String? = nil, secretBlock: String? = nil
  ) throws -> SRPAnswer {
    let isFirst = vector.a == vectors.signIns[0].a
    let signIn = isFirst ? try #require(Self.first) : try signIn(vector)
    return try signIn.answer(
      userId: vector.userId, password: Secret(password ?? vector.password),
      salt: salt ?? vector.salt, srpB: srpB ?? vector.srpB,
      secretBlock: secretBlock ?? vector.secretBlock,
      now: Date(timeIntervalSince1970: vector.now))
  }
}
