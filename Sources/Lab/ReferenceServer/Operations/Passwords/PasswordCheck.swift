import AuthServer
import ContractModel
import Stores

/// Whether a password may be chosen.
struct PasswordCheck {
  let policy: PasswordPolicy?

  /// The least length that NIST SP 800-63B asks for where a contract has no rule.
  private static let least = 8
  /// Nothing longer is hashed.
  private static let mostBytes = 1_024  //! chosen-password-length

  /// `names` are what the person is called; nobody should choose that.
  func accepts(_ password: Secret, names: [String]) -> Bool {
    let text = password.reveal()
    let length = text.unicodeScalars.count
    guard text.utf8.count <= Self.mostBytes, length >= policy?.minLength?.value ?? Self.least,
      length <= policy?.maxLength?.value ?? Self.mostBytes
    else { return false }
    let classes = Set(text.unicodeScalars.flatMap(\.passwordClasses))
    guard policy?.contains.allSatisfy({ classes.contains($0.value) }) ?? true else { return false }
    guard policy?.blocklist?.value == true else { return true }
    return !text.isCommonPassword && !names.contains { $0.lowercased() == text.lowercased() }
  }
}

extension Unicode.Scalar {
  /// As the app counts them: cases and digits of ASCII only, letters of any script.
  fileprivate var passwordClasses: [PasswordPolicy.CharacterClass] {
    switch self {
    case "a"..."z": return [.letter, .lowercase]
    case "A"..."Z": return [.letter, .uppercase]
    case "0"..."9": return [.digit]
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return [.letter]
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .spaceSeparator:
      return [.special]
    default: return []
    }
  }
}
