// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// Answers that are one of several types, and texts that are one of several words.

nonisolated extension Cognito {
  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case smsChallenge(SmsChallenge)
    case authenticatorChallenge(AuthenticatorChallenge)
    case newPasswordChallenge(NewPasswordChallenge)
    case tokenAnswer(TokenAnswer)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["ChallengeName": "SMS_MFA"]) {
        self = .smsChallenge(try SmsChallenge(from: decoder))
      } else if decoder.holds(["ChallengeName": "SOFTWARE_TOKEN_MFA"]) {
        self = .authenticatorChallenge(try AuthenticatorChallenge(from: decoder))
      } else if decoder.holds(["ChallengeName": "NEW_PASSWORD_REQUIRED"]) {
        self = .newPasswordChallenge(try NewPasswordChallenge(from: decoder))
      } else {
        self = .tokenAnswer(try TokenAnswer(from: decoder))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .smsChallenge(let value): try value.encode(to: encoder)
      case .authenticatorChallenge(let value): try value.encode(to: encoder)
      case .newPasswordChallenge(let value): try value.encode(to: encoder)
      case .tokenAnswer(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .smsChallenge: "SmsChallenge"
      case .authenticatorChallenge: "AuthenticatorChallenge"
      case .newPasswordChallenge: "NewPasswordChallenge"
      case .tokenAnswer: "TokenAnswer"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .smsChallenge(let value): value.tokens
      case .authenticatorChallenge(let value): value.tokens
      case .newPasswordChallenge(let value): value.tokens
      case .tokenAnswer(let value): value.tokens
      }
    }
  }

  public enum Attribute: Codable, Hashable, Sendable, NamesAnswer {
    case emailAttribute(EmailAttribute)
    case phoneAttribute(PhoneAttribute)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["Name": "email"]) {
        self = .emailAttribute(try EmailAttribute(from: decoder))
      } else if decoder.holds(["Name": "phone_number"]) {
        self = .phoneAttribute(try PhoneAttribute(from: decoder))
      } else {
        throw UnknownAnswer()
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .emailAttribute(let value): try value.encode(to: encoder)
      case .phoneAttribute(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .emailAttribute: "EmailAttribute"
      case .phoneAttribute: "PhoneAttribute"
      }
    }
  }

  public enum CodeDeliveryDeliveryMedium: OpenEnumeration {
    case email
    case sms
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "EMAIL": self = .email
      case "SMS": self = .sms
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .email: "EMAIL"
      case .sms: "SMS"
      case .other(let text): text
      }
    }
  }

  public enum OpenPageIdentityProvider: OpenEnumeration {
    case signInWithApple
    case google
    case facebook
    case loginWithAmazon
    /// A value that this app does not know.
    case other(String)

    public init(rawValue: String) {
      switch rawValue {
      case "SignInWithApple": self = .signInWithApple
      case "Google": self = .google
      case "Facebook": self = .facebook
      case "LoginWithAmazon": self = .loginWithAmazon
      default: self = .other(rawValue)
      }
    }

    public var rawValue: String {
      switch self {
      case .signInWithApple: "SignInWithApple"
      case .google: "Google"
      case .facebook: "Facebook"
      case .loginWithAmazon: "LoginWithAmazon"
      case .other(let text): text
      }
    }
  }
}
