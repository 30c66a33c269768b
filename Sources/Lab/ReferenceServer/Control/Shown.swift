import AuthServer
import ContractModel
import Stores

/// The store's content as the control shows it: no password, no token, nothing that an operation keeps for itself.
enum Shown {
  static func letter(_ letter: Letter) -> JSONValue {
    [
      "channel": .string(letter.channel), "to": .string(letter.to),
      "subject": .string(letter.subject), "text": .string(letter.text),
      "code": letter.code.map(JSONValue.string), "at": ScalarType.instant.moment(letter.at),
    ]
  }

  static func account(_ account: Account) -> JSONValue {
    [
      "id": .string(account.id), "state": .string(account.state.rawValue),
      "identifiers": .array(account.identifiers.map(identifier)),
      "profile": .object(account.profile),
      "createdAt": ScalarType.instant.moment(account.createdAt),
    ]
  }

  private static func identifier(_ identifier: Identifier) -> JSONValue {
    [
      "kind": .string(identifier.kind.rawValue), "text": .string(identifier.text),
      "confirmed": .bool(identifier.isConfirmed),
    ]
  }

  static func session(_ session: Session) -> JSONValue {
    [
      "id": .string(session.id), "account": .string(session.account),
      "device": .string(session.deviceName),
      "beganAt": ScalarType.instant.moment(session.beganAt),
      // guard: shown-session-complete, shown-session-began-at
      "usedAt": ScalarType.instant.moment(session.usedAt),
    ]
  }
}
