import AuthClient
import Primitives

/// The group that Cognito's sign-in works in: 3,072 bits of RFC 5054, with 2 as its generator.
enum SRPGroup {
  static let width = 48
  static let field = MontgomeryField(modulus: number(hex))
  static let generator = number("02")
  /// `k` of SRP-6a, as Cognito hashes it: the generator is not padded to the modulus.
  static let multiplier = number(SHA256.hash(padded(field.modulus) + padded(generator)))

  static func number(_ bytes: [UInt8]) -> [UInt64] { Limbs.read(bytes, count: width) ?? [] }

  /// The shortest bytes that are not a negative number to those who read two's complement, as
  /// Cognito's own `BigInteger` is written before it is hashed.
  static func padded(_ limbs: [UInt64]) -> [UInt8] { padded(Limbs.bytes(limbs)) }

  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let significant = bytes.drop { $0 == 0 }
    let needsZero = significant.first.map { $0 >= 0x80 } ?? true  //! high-bits-padded
    return (needsZero ? [0] : []) + significant
  }

  private static func number(_ hex: String) -> [UInt64] { number(ByteText.bytes(hex: hex) ?? []) }

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
