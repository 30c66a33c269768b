import AuthServer
import ContractModel
import Stores

/// The name and the meaning of a field whose value is looked for.
struct FieldLabel {
  let name: String
  let role: FieldRole?
  private let words: [Field.RoleWord]

  init(_ field: Field) {
    name = field.name.value
    role = field.role?.value
    words = field.words
  }

  private init() {
    name = ""
    role = nil
    words = []
  }

  /// An element of a list, or a body that is one value.
  static let unnamed = FieldLabel()

  /// The text that stands for a word of the role.
  func text(for word: String) -> String {
    words.first { $0.word.value == word }?.text.value ?? word
  }
}

extension Account {
  /// The value of a field that speaks of the account; nil for other roles.
  func value(of role: FieldRole, _ scalar: ScalarType, _ label: FieldLabel) -> JSONValue? {
    switch role {
    case .accountID: .string(id)
    case .accountName: details.name.map(JSONValue.string)
    case .accountState: .string(label.text(for: state.rawValue))
    case .accountConfirmed: .bool(state != .unconfirmed)
    case .accountEmailConfirmed: .bool(hasConfirmed(.email))
    case .accountPhoneConfirmed: .bool(hasConfirmed(.phone))
    case .accountSince: scalar.moment(createdAt)
    case .accountGuest: .bool(details.isGuest)
    case .sessionID, .sessionCurrent, .sessionBegan, .sessionUsed, .deviceID, .deviceName,
      .termsAccepted, .stepConfirmation, .stepNewPassword, .stepTerms, .stepAuthenticator,
      .stepMessage, .stepOddSignIn, .codeChannel, .codeDestination, .codePause, .providerChosen,
      .signOutScope, .callSucceeded, .triesLeft:
      nil
    }
  }

  private func hasConfirmed(_ kind: Identifier.Kind) -> Bool {
    identifiers.contains { $0.kind == kind && $0.isConfirmed }
  }
}
