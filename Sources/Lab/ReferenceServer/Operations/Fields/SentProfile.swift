import AuthServer
import Stores

/// The part of a call that an account keeps of its person.
struct SentProfile {
  let fields: JSONObject
  /// The name by which the person wants to be shown: null is none, and nil was not sent.
  let name: JSONValue?

  /// The details of a new account.
  var details: AccountDetails { AccountDetails(name: name?.asText) }

  /// The change of an account that is there.
  var change: AccountUpdate {
    AccountUpdate(profile: fields) { [name] details in
      if let name { details.name = name.asText }
    }
  }
}

extension NewAccount {
  init(
    id: String? = nil, state: Account.State, identifiers: [Identifier], passwordHash: String?,
    sent: SentProfile
  ) {
    self.init(
      id: id, state: state, identifiers: identifiers, passwordHash: passwordHash,
      profile: sent.fields, details: sent.details)
  }
}
