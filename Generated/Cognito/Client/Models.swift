// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

nonisolated extension Cognito {
  public struct TokenSet: Codable, Hashable, Sendable, GrantsTokens {
    public var idToken: Secret
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresIn: Int

    public init(
      idToken: Secret,
      accessToken: Secret,
      refreshToken: Secret? = nil,
      expiresIn: Int
    ) {
      self.idToken = idToken
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresIn = expiresIn
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("id", idToken),
        GrantedToken("access", accessToken, expiresIn: Double(expiresIn)),
        refreshToken.map { GrantedToken("refresh", $0) },
      ].compactMap { $0 }
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.idToken = try fields.read("IdToken", elsewhere: ["page": "id_token"])
      self.accessToken = try fields.read(
        "AccessToken",
        elsewhere: ["page": "access_token"]
      )
      self.refreshToken = try fields.readIfPresent(
        "RefreshToken",
        elsewhere: ["page": "refresh_token"]
      )
      self.expiresIn = try fields.read(
        "ExpiresIn",
        elsewhere: ["page": "expires_in"]
      )
      let _: String = try fields.read(
        "TokenType",
        elsewhere: ["page": "token_type"]
      )
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.idToken, as: "IdToken", elsewhere: ["page": "id_token"])
      try fields.write(
        self.accessToken,
        as: "AccessToken",
        elsewhere: ["page": "access_token"]
      )
      try fields.write(
        self.refreshToken,
        as: "RefreshToken",
        elsewhere: ["page": "refresh_token"]
      )
      try fields.write(
        self.expiresIn,
        as: "ExpiresIn",
        elsewhere: ["page": "expires_in"]
      )
      try fields.write("Bearer", as: "TokenType", elsewhere: ["page": "token_type"])
    }
  }

  public struct TokenAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var authenticationResult: TokenSet

    public init(authenticationResult: TokenSet) {
      self.authenticationResult = authenticationResult
    }

    public var tokens: [GrantedToken] {
      self.authenticationResult.tokens
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
    public var challengeParameters: PasswordChallengeChallengeParameters

    public init(challengeParameters: PasswordChallengeChallengeParameters) {
      self.challengeParameters = challengeParameters
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("ChallengeName")
      self.challengeParameters = try fields.read("ChallengeParameters")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("PASSWORD_VERIFIER", as: "ChallengeName")
      try fields.write(self.challengeParameters, as: "ChallengeParameters")
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
    public var session: Secret
    public var challengeParameters: SmsChallengeChallengeParameters

    public init(session: Secret, challengeParameters: SmsChallengeChallengeParameters) {
      self.session = session
      self.challengeParameters = challengeParameters
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("ChallengeName")
      self.session = try fields.read("Session")
      self.challengeParameters = try fields.read("ChallengeParameters")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("SMS_MFA", as: "ChallengeName")
      try fields.write(self.session, as: "Session")
      try fields.write(self.challengeParameters, as: "ChallengeParameters")
    }
  }

  public struct AuthenticatorChallenge: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("ChallengeName")
      self.session = try fields.read("Session")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("SOFTWARE_TOKEN_MFA", as: "ChallengeName")
      try fields.write(self.session, as: "Session")
    }
  }

  public struct NewPasswordChallenge: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("challenge", session)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("ChallengeName")
      self.session = try fields.read("Session")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("NEW_PASSWORD_REQUIRED", as: "ChallengeName")
      try fields.write(self.session, as: "Session")
    }
  }

  public struct EmailAttribute: Codable, Hashable, Sendable {
    public var value: String

    public init(value: String) {
      self.value = value
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("Name")
      self.value = try fields.read("Value")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("email", as: "Name")
      try fields.write(self.value, as: "Value")
    }
  }

  public struct PhoneAttribute: Codable, Hashable, Sendable {
    public var value: String

    public init(value: String) {
      self.value = value
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("Name")
      self.value = try fields.read("Value")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("phone_number", as: "Name")
      try fields.write(self.value, as: "Value")
    }
  }

  public struct CodeDelivery: Codable, Hashable, Sendable {
    public var attributeName: String
    public var deliveryMedium: CodeDeliveryDeliveryMedium
    public var destination: String

    public init(
      attributeName: String,
      deliveryMedium: CodeDeliveryDeliveryMedium,
      destination: String
    ) {
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
}
