import AuthServer
import Crypto
import Primitives

/// The pool's side of SRP-6a as Amazon Cognito has it: 3,072 bits of RFC 5054, 2 as the generator,
/// SHA-256, and numbers hashed as its own `BigInteger` writes them.
struct SRPPool {
  /// The part of the pool's id behind the underscore.
  let name: String

  static let modulus = BigNumber(hex: hex)!
  static let generator = BigNumber([2])
  static let multiplier = BigNumber(SHA256.hash(padded(modulus) + padded(generator)))

  /// The verifier that the pool keeps instead of a password.
  func verifier(userId: String, password: Secret, salt: BigNumber) throws -> BigNumber {
    let identity = SHA256.hash(Array("\(name)\(userId):\(password.reveal())".utf8))
    let exponent = BigNumber(SHA256.hash(Self.padded(salt) + identity))
    return try Self.generator.power(exponent, modulo: Self.modulus)
  }

  /// `B`, from the secret `b`.
  func publicNumber(verifier: BigNumber, secret: BigNumber) throws -> BigNumber {
    let hidden = try Self.multiplier.times(verifier, modulo: Self.modulus)
    let power = try Self.generator.power(secret, modulo: Self.modulus)
    return try hidden.plus(power, modulo: Self.modulus)
  }

  /// Nil for a number that makes the shared one known to everybody.
  static func clientNumber(_ hex: String) throws -> BigNumber? {
    guard hex.utf8.count <= 768, let number = BigNumber(hex: hex) else { return nil }
    let reduced = try number.times(BigNumber([1]), modulo: modulus)
    return reduced.isZero ? nil : number  //! client-number-not-zero
  }

  /// The key that a person who knows the password signs with, for one pair of numbers.
  func key(
    client: BigNumber, server: BigNumber, verifier: BigNumber, secret: BigNumber
  ) throws -> [UInt8]? {
    let scramble = BigNumber(SHA256.hash(Self.padded(client) + Self.padded(server)))
    guard !scramble.isZero else { return nil }
    let masked = try verifier.power(scramble, modulo: Self.modulus)
    let shared = try client.times(masked, modulo: Self.modulus)
      .power(secret, modulo: Self.modulus)
    // HKDF (RFC 5869), of which 16 bytes are taken.
    let extracted = HMACSHA256.code(Self.padded(shared), key: Self.padded(scramble))
    return Array(HMACSHA256.code(Array("Caldera Derived Key\u{1}".utf8), key: extracted).prefix(16))
  }

  func signature(userId: String, block: [UInt8], timestamp: String, key: [UInt8]) -> [UInt8] {
    HMACSHA256.code(
      Array(name.utf8) + Array(userId.utf8) + block + Array(timestamp.utf8), key: key)
  }

  private static func padded(_ number: BigNumber) -> [UInt8] {
    (number.bytes.first.map { $0 >= 0x80 } ?? true ? [0] : []) + number.bytes
  }

  private static let hex = """
    ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74\
    020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437\
    4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed\
    ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05\
    98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb\
    9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b\
    e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718\
    3995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33\
    a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7\
    abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864\
    d87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e2\
    08e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff
    """
}
