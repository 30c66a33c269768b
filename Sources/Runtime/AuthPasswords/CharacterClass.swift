extension PasswordPolicy {
  /// A kind of character in a password.
  public enum CharacterClass: String, CaseIterable, Hashable, Sendable {
    /// A letter of any script.
    case letter
    /// `a` to `z`. Other letters are letters; whether they have cases is another question in each
    /// script, and a server that counts `A` to `Z` only would refuse what passed here.
    case lowercase
    /// `A` to `Z`.
    case uppercase
    /// `0` to `9`.
    case digit
    /// Neither a letter nor a digit: punctuation, symbols, spaces.
    case special

    /// The classes of a character; a letter with a case is of two, a control character of none.
    static func all(of scalar: Unicode.Scalar) -> [CharacterClass] {
      switch scalar {
      case "a"..."z": [.letter, .lowercase]
      case "A"..."Z": [.letter, .uppercase]
      case "0"..."9": [.digit]
      default: all(of: scalar.properties.generalCategory)
      }
    }

    private static func all(of category: Unicode.GeneralCategory) -> [CharacterClass] {
      switch category {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        [.letter]
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
        .modifierSymbol, .otherSymbol, .spaceSeparator:
        [.special]
      // Marks belong to the letter before them; digits of other scripts are no digit to a server.
      default: []
      }
    }
  }
}
