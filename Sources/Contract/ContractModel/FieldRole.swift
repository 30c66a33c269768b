/// The role of a field, beside its type: the closed list of `is`. A field's name says nothing.
package enum FieldRole: String, CaseIterable, Sendable {
  case accountID = "account.id"
  case accountName = "account.name"
  case accountState = "account.state"
  case accountConfirmed = "account.confirmed"
  case accountEmailConfirmed = "account.emailConfirmed"
  case accountPhoneConfirmed = "account.phoneConfirmed"
  case accountSince = "account.since"
  case accountGuest = "account.guest"
  case sessionID = "session.id"
  case sessionCurrent = "session.current"
  case sessionBegan = "session.began"
  case sessionUsed = "session.used"
  case deviceID = "device.id"
  case deviceName = "device.name"
  case termsAccepted = "terms.accepted"
  case stepConfirmation = "step.confirmation"
  case stepNewPassword = "step.newPassword"
  case stepTerms = "step.terms"
  case stepAuthenticator = "step.authenticator"
  case stepMessage = "step.message"
  case stepOddSignIn = "step.oddSignIn"
  case codeChannel = "code.channel"
  case codeDestination = "code.destination"
  case codePause = "code.pause"
  case providerChosen = "provider.chosen"
  case signOutScope = "signOut.scope"
  case callSucceeded = "call.succeeded"
  case triesLeft = "tries.left"

  /// The value is the caller's own: it differs from one device to the next.
  package var isOfCaller: Bool { self == .deviceID || self == .deviceName }

  /// A message, or a part of one, in which a field can stand.
  package enum Place: String, CaseIterable, Sendable {
    case sent
    case returned
    case refused
    case claimed
  }
}

/// A step that a person may have to do before a sign-in is complete.
package enum SignInStep: String, CaseIterable, Sendable {
  case confirmation
  case newPassword
  case terms
  case authenticator
  case message
  case oddSignIn
}

/// The sessions that a sign-out ends.
package enum SignOutScope: String, CaseIterable, Sendable {
  case own
  case others
  case all
}

extension FieldRole {
  package var says: String {
    switch self {
    case .accountID: "the account's own id, which the server chooses"
    case .accountName: "the name by which the person is shown"
    case .accountState: "the state of the account"
    case .accountConfirmed: "whether an address of the account is confirmed"
    case .accountEmailConfirmed: "whether the account's email address is confirmed"
    case .accountPhoneConfirmed: "whether the account's phone number is confirmed"
    case .accountSince: "the time when the account was made"
    case .accountGuest: "whether the account is a guest's, without a name to sign in by"
    case .sessionID: "the id of a session, as in the list of sessions"
    case .sessionCurrent: "whether a session is the one of the call"
    case .sessionBegan: "the time when a session began"
    case .sessionUsed: "the time when a session was used last"
    case .deviceID: "the value that tells one device from another"
    case .deviceName: "the name of the device"
    case .termsAccepted: "whether the person accepts the terms"
    case .stepConfirmation: "the message is about the confirmation of an address"
    case .stepNewPassword: "the message is about a new password that the sign-in needs"
    case .stepTerms: "the message is about terms that the sign-in needs accepted"
    case .stepAuthenticator: "the message is about a code of an authenticator app"
    case .stepMessage: "the message is about a code that was sent by mail or SMS"
    case .stepOddSignIn: "the message is about the proof that an unusual sign-in needs"
    case .codeChannel: "how the code is sent"
    case .codeDestination: "where the code was sent, perhaps in part hidden"
    case .codePause: "the time before another code can be asked for"
    case .providerChosen: "the identity provider that the person chose"
    case .signOutScope: "which sessions the sign-out ends"
    case .callSucceeded: "true in every good answer"
    case .triesLeft: "how many tries are left"
    }
  }

  package var step: SignInStep? {
    rawValue.hasPrefix("step.") ? SignInStep(rawValue: String(rawValue.dropFirst(5))) : nil
  }

  /// The messages in which it makes sense.
  package var places: Set<Place> {
    switch self {
    case .termsAccepted, .signOutScope, .providerChosen: [.sent]
    case .sessionCurrent, .sessionBegan, .sessionUsed, .callSucceeded: [.returned]
    case .codeChannel: [.sent, .returned]
    case .codeDestination, .codePause: [.returned, .refused]
    case .triesLeft: [.refused]
    case .accountID, .accountName, .sessionID: [.sent, .returned, .claimed]
    case .accountState, .accountConfirmed, .accountEmailConfirmed, .accountPhoneConfirmed,
      .accountSince, .accountGuest:
      [.returned, .claimed]
    case .deviceID, .deviceName: [.sent, .returned]
    case .stepConfirmation, .stepNewPassword, .stepTerms, .stepAuthenticator, .stepMessage,
      .stepOddSignIn:
      [.sent, .returned]
    }
  }

  /// The words of the language that the texts of an enumeration can stand for; nil where it takes no enumeration. Those of
  /// `provider.chosen` are the contract's providers.
  package var words: [String]? {
    switch self {
    case .accountState: AccountState.allCases.map(\.rawValue)
    case .codeChannel: Channel.allCases.map(\.rawValue)
    case .signOutScope: SignOutScope.allCases.map(\.rawValue)
    case .providerChosen: []
    case .accountID, .accountName, .accountConfirmed, .accountEmailConfirmed,
      .accountPhoneConfirmed, .accountSince, .accountGuest, .sessionID, .sessionCurrent,
      .sessionBegan, .sessionUsed, .deviceID, .deviceName, .termsAccepted, .stepConfirmation,
      .stepNewPassword, .stepTerms, .stepAuthenticator, .stepMessage, .stepOddSignIn,
      .codeDestination, .codePause, .callSucceeded, .triesLeft:
      nil
    }
  }

  /// The simple types that it can have; empty where only an enumeration or any type fits.
  package var scalars: [ScalarType] {
    switch self {
    case .accountID, .sessionID, .deviceID: [.string, .uuid]
    case .accountName, .deviceName: [.string]
    case .accountState, .codeChannel, .signOutScope, .providerChosen: [.string]
    case .codeDestination: [.string, .email, .phone, .identifier]
    case .accountConfirmed, .accountEmailConfirmed, .accountPhoneConfirmed, .sessionCurrent,
      .accountGuest, .termsAccepted, .callSucceeded:
      [.bool]
    case .accountSince, .sessionBegan, .sessionUsed: [.instant, .unixTime]
    case .codePause: [.int, .seconds, .number]
    case .triesLeft: [.int]
    case .stepConfirmation, .stepNewPassword, .stepTerms, .stepAuthenticator, .stepMessage,
      .stepOddSignIn:
      []
    }
  }
}

/// The state of an account, in the words of the language.
package enum AccountState: String, CaseIterable, Sendable {
  case unconfirmed
  case active
  case disabled
  case deleted
}
