/// A text by which a refusal or a good answer is known.
package struct ConditionPlan: Sendable {
  package let wire: String
  package let isHeader: Bool
  package let kind: Kind
  package let text: String

  package enum Kind: String, Sendable {
    case equals
    case startsWith
    case has

    /// The words for how a text is compared, in English.
    package var words: String {
      switch self {
      case .equals: ""
      case .startsWith: "begins with "
      case .has: "contains "
      }
    }
  }
}
