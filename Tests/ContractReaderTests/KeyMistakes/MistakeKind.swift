/// A kind of mistake with a key: a column of the table.
enum MistakeKind: String, CaseIterable {
  /// The key stands in a mapping that does not have it.
  case unknown
  case misspelt
  case missing
  /// A list where a text is wanted, a word where a mapping is.
  case wrongType = "wrong-type"
  /// The same for something inside the list or mapping.
  case wrongPart = "wrong-part"
  /// The right type, and not what is wanted: `lifetime: soon`, an endpoint where a token is named.
  case wrongKind = "wrong-kind"
  case misspeltValue = "misspelt-value"
  /// A name that nothing has.
  case wrongReference = "wrong-reference"
  case outOfRange = "out-of-range"
  /// It stands where it says nothing, or nothing uses what it defines.
  case unused
  /// The key stands twice.
  case clashing
  /// Something in its list or mapping stands twice.
  case clashingPart = "clashing-part"
  /// It says something that another key denies.
  case contradicting
  /// It stands beside a key that cannot stand beside it.
  case impossible

  /// In the head of the table.
  var title: String {
    switch self {
    case .wrongPart: "wrong type inside"
    case .wrongKind: "of the wrong kind"
    case .clashingPart: "clashing inside"
    case .impossible: "impossible together"
    default: rawValue.replacing("-", with: " ")
    }
  }
}

/// Why a key does not admit a kind of mistake.
enum NotAdmitted: String, CaseIterable {
  case optional = "o"
  case anyText = "t"
  case ownRows = "r"
  case single = "s"
  case noWords = "w"
  case noNames = "n"
  case noRange = "u"
  case alone = "a"

  var words: String {
    switch self {
    case .optional: "it may be left out"
    case .anyText: "any text is right"
    case .ownRows: "what stands in it has rows of its own"
    case .single: "it holds one value"
    case .noWords: "it takes no word that the language or the contract knows"
    case .noNames: "it names nothing"
    case .noRange: "it is no amount"
    case .alone: "no other key speaks of the same thing"
    }
  }
}
