public import Foundation

/// The contract's rules for a code that reaches the person by mail or SMS.
public struct CodePolicy: Hashable, Sendable {
  public let length: Int
  public let alphabet: Alphabet
  /// Seconds in which it is good; nil if nobody says.
  public let lifetime: TimeInterval?
  /// Seconds after which another may be asked for.
  public let resendAfter: TimeInterval

  public init(
    length: Int, alphabet: Alphabet = .digits, lifetime: TimeInterval? = nil,
    resendAfter: TimeInterval = 0
  ) {
    self.length = length
    self.alphabet = alphabet
    self.lifetime = lifetime
    self.resendAfter = resendAfter
  }

  public enum Alphabet: Hashable, Sendable {
    case digits
    case letters
    case lettersAndDigits

    func holds(_ byte: UInt8) -> Bool {
      let isDigit = (0x30...0x39).contains(byte)
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      return switch self {
      case .digits: isDigit
      case .letters: isLetter
      case .lettersAndDigits: isDigit || isLetter
      }
    }
  }

  /// It looks like a code and can be sent. Whether it is the right one only the server knows.
  public func accepts(_ code: Secret) -> Bool {
    let bytes = code.reveal().utf8
    return bytes.count == length && bytes.allSatisfy(alphabet.holds)
  }
}
