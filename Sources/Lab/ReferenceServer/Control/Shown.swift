import AuthServer
import ContractModel
import Stores

/// The store's content as the control shows it: no password, no token, nothing that an operation keeps for itself.
enum Shown {
  static func message(_ message: OutboxMessage) -> JSONValue {
    [
      "channel": .string(message.channel), "to": .string(message.to),
      "subject": .string(message.subject), "text": .string(message.text),
      "code": message.code.map(JSONValue.string), "at": ScalarType.instant.moment(message.at),
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
      "usedAt": ScalarType.instant.moment(session.usedAt),  //! shown-session-complete
    ]
  }
}
