import AuthClient
import Foundation
import Primitives

/// A sign-in at a Cognito user pool by SRP. Create a new one for each sign-in.
///
/// The pool learns that the user knows the password, and nobody learns the password.
///
///     let signIn = try SRPSignIn(poolId: "eu-west-1_Abc123")
///     // InitiateAuth with SRP_A: signIn.srpA; its answer brings the challenge
///     let answer = try signIn.answer(
///       userId: …, password: …, salt: …, srpB: …, secretBlock: …, now: client.session.serverTime)
///
/// The arithmetic takes as long for one password as for another, as far as Swift lets one say so.
public struct SRPSignIn: Sendable {
  /// `SRP_A`, in hexadecimal. It may be seen.
  public let srpA: String

  private let poolName: String
  /// `a`: 256 random bits, as RFC 5054 asks at least.
  private let secretNumber: [UInt64]
  private let publicNumber: [UInt64]

  public init(poolId: String) throws(SRPFault) {
    try self.init(poolId: poolId, secret: SystemRandom.bytes(SRPSignIn.secretSize))  //! random-key
  }

  init(poolId: String, secret: [UInt8]) throws(SRPFault) {
    let parts = poolId.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    //! pool-name-required
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .poolId }
    poolName = String(parts[1])
    secretNumber = SRPSignIn.small(secret)
    publicNumber = SRPGroup.field.power(SRPGroup.generator, secretNumber)
    srpA = SRPSignIn.hex(publicNumber)
  }

  /// - Parameters:
  ///   - userId: `USER_ID_FOR_SRP`, which need not be what the person typed.
  ///   - password: what the user typed.
  ///   - salt: `SALT`, in hexadecimal.
  ///   - srpB: `SRP_B`, in hexadecimal.
  ///   - secretBlock: `SECRET_BLOCK`, in Base64. It goes back as it came.
  ///   - now: the session's `serverTime`, which the challenge has just told. Cognito refuses a time that is
  ///     minutes off, in the words of a wrong password, and the device's clock may be.
  public func answer(
    userId: String, password: Secret, salt: String, srpB: String, secretBlock: String, now: Date
  ) throws(SRPFault) -> SRPAnswer {
    let key = try key(userId: userId, password: password, salt: salt, srpB: srpB)
    //! secret-block-form
    guard let block = Data(base64Encoded: secretBlock, options: .ignoreUnknownCharacters),
      !block.isEmpty
    else { throw .challenge }
    let timestamp = CognitoTimestamp.text(now)
    let message = Array(poolName.utf8) + Array(userId.utf8) + block + Array(timestamp.utf8)
    let signature = Data(HMACSHA256.code(message, key: key)).base64EncodedString()
    return SRPAnswer(signature: Secret(signature), timestamp: timestamp)
  }

  private func key(
    userId: String, password: Secret, salt: String, srpB: String
  ) throws(SRPFault) -> [UInt8] {
    let server = try SRPSignIn.serverNumber(srpB)
    guard let salt = ByteText.bytes(hex: salt) else { throw .challenge }
    let scramble = SHA256.hash(SRPGroup.padded(publicNumber) + SRPGroup.padded(server))
    let identity = SHA256.hash("\(poolName)\(userId):\(password.reveal())".utf8)
    let verified = SHA256.hash(SRPGroup.padded(salt) + identity)
    let shared = try sharedNumber(server, scramble: scramble, password: verified)
    return HKDFSHA256.key(
      from: SRPGroup.padded(shared), salt: SRPGroup.padded(scramble),
      info: Array("Caldera Derived Key".utf8), count: 16)
  }

  /// `(B - k × g^x) ^ (a + u × x)`
  func sharedNumber(
    _ server: [UInt64], scramble: [UInt8], password: [UInt8]
  ) throws(SRPFault) -> [UInt64] {
    let (u, x) = (SRPSignIn.small(scramble), SRPSignIn.small(password))
    guard !Limbs.isZero(u) else { throw .unsafeServer }  //! scramble-not-zero
    let field = SRPGroup.field
    let hidden = field.multiply(SRPGroup.multiplier, field.power(SRPGroup.generator, x))
    let exponent = Limbs.multiply(u, x, adding: secretNumber)
    return field.power(field.subtract(server, hidden), exponent)
  }

  /// Zero, the modulus and what is above it would make the shared number one that anybody knows.
  private static func serverNumber(_ hex: String) throws(SRPFault) -> [UInt64] {
    guard let bytes = ByteText.bytes(hex: hex) else { throw .challenge }
    //! pool-number-not-zero
    guard let number = Limbs.read(bytes, count: SRPGroup.width), !Limbs.isZero(number),
      Limbs.subtract(number, SRPGroup.field.modulus).borrow == 1
    else { throw .unsafeServer }
    return number
  }

  private static let secretSize = 32

  private static func small(_ bytes: [UInt8]) -> [UInt64] {
    Limbs.read(bytes, count: secretSize / 8) ?? []
  }

  private static func hex(_ limbs: [UInt64]) -> String {
    String(Hex.encode(Limbs.bytes(limbs)).drop { $0 == "0" })
  }
}

extension SRPSignIn: CustomStringConvertible, CustomReflectable {
  /// Only that there is one.
  public var description: String { "a sign-in by SRP" }
  public var customMirror: Mirror { Mirror(self, children: []) }  //! sign-in-secret-mirror
}
