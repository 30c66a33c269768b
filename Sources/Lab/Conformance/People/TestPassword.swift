import ContractModel
import Diagnostics

/// Passwords at the edges of a contract's rules.
struct TestPassword {
  private let policy: PasswordPolicy?

  init(_ policy: PasswordPolicy?) { self.policy = policy }

  private var least: Int { policy?.minLength?.value ?? 8 }
  private var most: Int { policy?.maxLength?.value ?? 64 }

  /// It keeps all the rules, and no list of common passwords has it.
  var good: String { text(of: min(max(least, 16), most)) }

  /// It is as short as the rules allow.
  var shortest: String { text(of: least) }

  /// It is one character too short; nil where the rules have no least length.
  var tooShort: String? {
    guard let length = policy?.minLength?.value, length > 1 else { return nil }
    return text(of: length - 1)
  }

  var longest: String? { policy?.maxLength.map { text(of: $0.value) } }

  var tooLong: String? { policy?.maxLength.map { text(of: $0.value + 1) } }

  /// It lacks just this class of characters.
  func lacking(_ missing: PasswordPolicy.CharacterClass) -> String {
    let length = min(max(least, 16), most)
    let parts: [String] =
      switch missing {
      case .letter: ["7", "-", "4", "+"]
      case .lowercase: ["Q", "7", "-", "W"]
      case .uppercase: ["q", "7", "-", "w"]
      case .digit: ["Q", "w", "-", "z"]
      case .special: ["Q", "w", "7", "z"]
      }
    return Self.fill(parts, length)
  }

  private func text(of length: Int) -> String { Self.fill(["Q", "w", "7", "-", "z", "4"], length) }

  private static func fill(_ parts: [String], _ length: Int) -> String {
    (0..<length).map { parts[$0 % parts.count] }.joined()
  }
}
