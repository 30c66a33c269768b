// Written by authgen from cognito.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cognito {
  public struct TokenSet: Codable, Hashable, Sendable, GrantsTokens {
    public var idToken: Secret
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresIn: Int
    public var tokenType: String

    public init(idToken: Secret, accessToken: Secret, refreshToken: Secret? = nil, expiresIn: Int, tokenType: String = "Bearer") {
      self.idToken = idToken
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
      self.tokenType = tokenType
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("id", idToken), GrantedToken("access", accessToken, expiresIn: Double(expiresIn)), refreshToken.map { GrantedToken("refresh", $0) }].compactMap { $0 }
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.idToken = try fields.read("IdToken", elsewhere: ["page": "id_token"])
      self.accessToken = try fields.read("AccessToken", elsewhere: ["page": "access_token"])
      self.refreshToken = try fields.readIfPresent("RefreshToken", elsewhere: ["page": "refresh_token"])
      self.expiresIn = try fields.read("ExpiresIn", elsewhere: ["page": "expires_in"])
      self.tokenType = try fields.read("TokenType", elsewhere: ["page": "token_type"])
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.idToken, as: "IdToken", elsewhere: ["page": "id_token"])
      try fields.write(self.accessToken, as: "AccessToken", elsewhere: ["page": "access_token"])
      try fields.write(self.refreshToken, as: "RefreshToken", elsewhere: ["page": "refresh_token"])
      try fields.write(self.expiresIn, as: "ExpiresIn", elsewhere: ["page": "expires_in"])
      try fields.write(self.tokenType, as: "TokenType", elsewhere: ["page": "token_type"])
    }
  }

  public struct TokenAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var authenticationResult: TokenSet

    public init(authenticationResult: TokenSet) {
      self.authenticationResult = authenticationResult
    }

    public var tokens: [GrantedToken] {
      authenticationResult.tokens
    }

    private enum CodingKeys: String, CodingKey {
      case authenticationResult = "AuthenticationResult"
    }
  }

  public struct PasswordChallengeChallengeParameters: Codable, Hashable, Sendable {
    public var userId: String
    public var salt: String
    public var srpB: String
    public var secretBlock: Secret

    public init(userId: String, salt: String, srpB: String, secretBlock: Secret) {
      self.userId = userId
      self.salt = salt
      self.srpB = srpB
      self.secretBlock = secretBlock
    }

    private enum CodingKeys: String, CodingKey {
      case userId = "USER_ID_FOR_SRP"
      case salt = "SALT"
      case srpB = "SRP_B"
      case secretBlock = "SECRET_BLOCK"
    }
  }

  public struct PasswordChallenge: Codable, Hashable, Sendable {
    public var challengeName: String
    public var challengeParameters: PasswordChallengeChallengeParameters

    public init(challengeName: String = "PASSWORD_VERIFIER", challengeParameters: PasswordChallengeChallengeParameters) {
      self.challengeName = challengeName
      self.challengeParameters = challengeParameters
    }

    private enum CodingKeys: String, CodingKey {
      case challengeName = "ChallengeName"
      case challengeParameters = "ChallengeParameters"
    }
  }

  public struct SmsChallengeChallengeParameters: Codable, Hashable, Sendable {
    public var destination: String?

    public init(destination: String? = nil) {
      self.destination = destination
    }

    private enum CodingKeys: String, CodingKey {
      case destination = "CODE_DELIVERY_DESTINATION"
    }
  }

  public struct SmsChallenge: Codable, Hashable, Sendable, GrantsTokens {
    public var challengeName: String
    public var session: Secret
    public var challengeParameters: SmsChallengeChallengeParameters

    public init(challengeName: String = "SMS_MFA", session: Secret, challengeParameters: SmsChallengeChallengeParameters) {
      self.challengeName = challengeName
      self.session = session
      self.challengeParameters = challengeParameters
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    private enum CodingKeys: String, CodingKey {
      case challengeName = "ChallengeName"
      case session = "Session"
      case challengeParameters = "ChallengeParameters"
    }
  }

  public struct AuthenticatorChallenge: Codable, Hashable, Sendable, GrantsTokens {
    public var challengeName: String
    public var session: Secret

    public init(challengeName: String = "SOFTWARE_TOKEN_MFA", session: Secret) {
      self.challengeName = challengeName
      self.session = session
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    private enum CodingKeys: String, CodingKey {
      case challengeName = "ChallengeName"
      case session = "Session"
    }
  }

  public struct NewPasswordChallenge: Codable, Hashable, Sendable, GrantsTokens {
    public var challengeName: String
    public var session: Secret

    public init(challengeName: String = "NEW_PASSWORD_REQUIRED", session: Secret) {
      self.challengeName = challengeName
      self.session = session
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    private enum CodingKeys: String, CodingKey {
      case challengeName = "ChallengeName"
      case session = "Session"
    }
  }

  public struct EmailAttribute: Codable, Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String = "email", value: String) {
      self.name = name
      self.value = value
    }

    private enum CodingKeys: String, CodingKey {
      case name = "Name"
      case value = "Value"
    }
  }

  public struct PhoneAttribute: Codable, Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String = "phone_number", value: String) {
      self.name = name
      self.value = value
    }

    private enum CodingKeys: String, CodingKey {
      case name = "Name"
      case value = "Value"
    }
  }

  public struct CodeDelivery: Codable, Hashable, Sendable {
    public var attributeName: String
    public var deliveryMedium: CodeDeliveryDeliveryMedium
    public var destination: String

    public init(attributeName: String, deliveryMedium: CodeDeliveryDeliveryMedium, destination: String) {
      self.attributeName = attributeName
      self.deliveryMedium = deliveryMedium
      self.destination = destination
    }

    private enum CodingKeys: String, CodingKey {
      case attributeName = "AttributeName"
      case deliveryMedium = "DeliveryMedium"
      case destination = "Destination"
    }
  }

  public struct SignUpAnswer: Codable, Hashable, Sendable {
    public var userConfirmed: Bool
    public var userSub: UUID
    public var codeDeliveryDetails: CodeDelivery?

    public init(userConfirmed: Bool, userSub: UUID, codeDeliveryDetails: CodeDelivery? = nil) {
      self.userConfirmed = userConfirmed
      self.userSub = userSub
      self.codeDeliveryDetails = codeDeliveryDetails
    }

    private enum CodingKeys: String, CodingKey {
      case userConfirmed = "UserConfirmed"
      case userSub = "UserSub"
      case codeDeliveryDetails = "CodeDeliveryDetails"
    }
  }

  public struct ResendCodeAnswer: Codable, Hashable, Sendable {
    public var codeDeliveryDetails: CodeDelivery?

    public init(codeDeliveryDetails: CodeDelivery? = nil) {
      self.codeDeliveryDetails = codeDeliveryDetails
    }

    private enum CodingKeys: String, CodingKey {
      case codeDeliveryDetails = "CodeDeliveryDetails"
    }
  }

  public struct UpdateAttributesAnswer: Codable, Hashable, Sendable {
    public var codeDeliveryDetailsList: [CodeDelivery]?

    public init(codeDeliveryDetailsList: [CodeDelivery]? = nil) {
      self.codeDeliveryDetailsList = codeDeliveryDetailsList
    }

    private enum CodingKeys: String, CodingKey {
      case codeDeliveryDetailsList = "CodeDeliveryDetailsList"
    }
  }

  public struct DeleteProfileAnswer: Codable, Hashable, Sendable {
    public var success: Bool

    public init(success: Bool) {
      self.success = success
    }
  }

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

// What each call sends.

nonisolated extension Cognito {
  struct SignUpBody: Encodable, Sendable {
    let clientId: String
    let username: String
    let password: Secret
    let userAttributes: [Attribute]

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case username = "Username"
      case password = "Password"
      case userAttributes = "UserAttributes"
    }
  }

  struct ConfirmSignUpBody: Encodable, Sendable {
    let clientId: String
    let username: String
    let confirmationCode: Secret

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case username = "Username"
      case confirmationCode = "ConfirmationCode"
    }
  }

  struct ResendCodeBody: Encodable, Sendable {
    let clientId: String
    let username: String

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case username = "Username"
    }
  }

  struct StartSignInBody: Encodable, Sendable {
    let clientId: String
    let authFlow = "USER_SRP_AUTH"
    let authParameters: StartSignInAuthParameters

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case authFlow = "AuthFlow"
      case authParameters = "AuthParameters"
    }
  }

  struct ProvePasswordBody: Encodable, Sendable {
    let clientId: String
    let challengeName = "PASSWORD_VERIFIER"
    let challengeResponses: ProvePasswordChallengeResponses

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case challengeName = "ChallengeName"
      case challengeResponses = "ChallengeResponses"
    }
  }

  struct AnswerSmsBody: Encodable, Sendable {
    let clientId: String
    let challengeName = "SMS_MFA"
    let session: Secret
    let challengeResponses: AnswerSmsChallengeResponses

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case challengeName = "ChallengeName"
      case session = "Session"
      case challengeResponses = "ChallengeResponses"
    }
  }

  struct AnswerAuthenticatorBody: Encodable, Sendable {
    let clientId: String
    let challengeName = "SOFTWARE_TOKEN_MFA"
    let session: Secret
    let challengeResponses: AnswerAuthenticatorChallengeResponses

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case challengeName = "ChallengeName"
      case session = "Session"
      case challengeResponses = "ChallengeResponses"
    }
  }

  struct SetNewPasswordBody: Encodable, Sendable {
    let clientId: String
    let challengeName = "NEW_PASSWORD_REQUIRED"
    let session: Secret
    let challengeResponses: SetNewPasswordChallengeResponses

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case challengeName = "ChallengeName"
      case session = "Session"
      case challengeResponses = "ChallengeResponses"
    }
  }

  struct RenewTokensBody: Encodable, Sendable {
    let clientId: String
    let authFlow = "REFRESH_TOKEN_AUTH"
    let authParameters: RenewTokensAuthParameters

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case authFlow = "AuthFlow"
      case authParameters = "AuthParameters"
    }
  }

  struct UpdateAttributesBody: Encodable, Sendable {
    let accessToken: Secret
    let userAttributes: [Attribute]

    private enum CodingKeys: String, CodingKey {
      case accessToken = "AccessToken"
      case userAttributes = "UserAttributes"
    }
  }

  struct SignOutBody: Encodable, Sendable {
    let accessToken: Secret

    private enum CodingKeys: String, CodingKey {
      case accessToken = "AccessToken"
    }
  }

  struct DeletePoolUserBody: Encodable, Sendable {
    let accessToken: Secret

    private enum CodingKeys: String, CodingKey {
      case accessToken = "AccessToken"
    }
  }

  struct StartSignInAuthParameters: Encodable, Sendable {
    let username: String
    let srpA: String

    private enum CodingKeys: String, CodingKey {
      case username = "USERNAME"
      case srpA = "SRP_A"
    }
  }

  struct ProvePasswordChallengeResponses: Encodable, Sendable {
    let userId: String
    let secretBlock: Secret
    let timestamp: String
    let signature: Secret

    private enum CodingKeys: String, CodingKey {
      case userId = "USERNAME"
      case secretBlock = "PASSWORD_CLAIM_SECRET_BLOCK"
      case timestamp = "TIMESTAMP"
      case signature = "PASSWORD_CLAIM_SIGNATURE"
    }
  }

  struct AnswerSmsChallengeResponses: Encodable, Sendable {
    let userId: String
    let code: Secret

    private enum CodingKeys: String, CodingKey {
      case userId = "USERNAME"
      case code = "SMS_MFA_CODE"
    }
  }

  struct AnswerAuthenticatorChallengeResponses: Encodable, Sendable {
    let userId: String
    let code: Secret

    private enum CodingKeys: String, CodingKey {
      case userId = "USERNAME"
      case code = "SOFTWARE_TOKEN_MFA_CODE"
    }
  }

  struct SetNewPasswordChallengeResponses: Encodable, Sendable {
    let userId: String
    let newPassword: Secret

    private enum CodingKeys: String, CodingKey {
      case userId = "USERNAME"
      case newPassword = "NEW_PASSWORD"
    }
  }

  struct RenewTokensAuthParameters: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "REFRESH_TOKEN"
    }
  }
}
