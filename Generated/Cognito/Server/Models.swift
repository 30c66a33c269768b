// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension Cognito.PoolServer {
  public struct TokenSet: Equatable, Sendable, JSONConvertible {
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

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.idToken = try fields.required("IdToken")
      self.accessToken = try fields.required("AccessToken")
      self.refreshToken = try fields.optional("RefreshToken")
      self.expiresIn = try fields.required("ExpiresIn")
      try fields.constant("TokenType", .string("Bearer"))
    }

    public var json: JSONValue {
      [
        "IdToken": idToken.json,
        "AccessToken": accessToken.json,
        "RefreshToken": refreshToken?.json,
        "ExpiresIn": expiresIn.json,
        "TokenType": .string("Bearer"),
      ]
    }
  }

  public struct TokenAnswer: Equatable, Sendable, JSONConvertible {
    public var authenticationResult: TokenSet

    public init(authenticationResult: TokenSet) {
      self.authenticationResult = authenticationResult
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.authenticationResult = try fields.required("AuthenticationResult")
    }

    public var json: JSONValue {
      ["AuthenticationResult": authenticationResult.json]
    }
  }

  public struct PasswordChallengeChallengeParameters: Equatable, Sendable, JSONConvertible {
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

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("USER_ID_FOR_SRP")
      self.salt = try fields.required("SALT")
      self.srpB = try fields.required("SRP_B")
      self.secretBlock = try fields.required("SECRET_BLOCK")
    }

    public var json: JSONValue {
      [
        "USER_ID_FOR_SRP": userId.json,
        "SALT": salt.json,
        "SRP_B": srpB.json,
        "SECRET_BLOCK": secretBlock.json,
      ]
    }
  }

  public struct PasswordChallenge: Equatable, Sendable, JSONConvertible {
    public var challengeParameters: PasswordChallengeChallengeParameters

    public init(challengeParameters: PasswordChallengeChallengeParameters) {
      self.challengeParameters = challengeParameters
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("ChallengeName", .string("PASSWORD_VERIFIER"))
      self.challengeParameters = try fields.required("ChallengeParameters")
    }

    public var json: JSONValue {
      [
        "ChallengeName": .string("PASSWORD_VERIFIER"),
        "ChallengeParameters": challengeParameters.json,
      ]
    }
  }

  public struct SmsChallengeChallengeParameters: Hashable, Sendable, JSONConvertible {
    public var destination: String?

    public init(destination: String? = nil) {
      self.destination = destination
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.destination = try fields.optional("CODE_DELIVERY_DESTINATION")
    }

    public var json: JSONValue {
      ["CODE_DELIVERY_DESTINATION": destination?.json]
    }
  }

  public struct SmsChallenge: Equatable, Sendable, JSONConvertible {
    public var session: Secret
    public var challengeParameters: SmsChallengeChallengeParameters

    public init(session: Secret, challengeParameters: SmsChallengeChallengeParameters) {
      self.session = session
      self.challengeParameters = challengeParameters
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("ChallengeName", .string("SMS_MFA"))
      self.session = try fields.required("Session")
      self.challengeParameters = try fields.required("ChallengeParameters")
    }

    public var json: JSONValue {
      [
        "ChallengeName": .string("SMS_MFA"),
        "Session": session.json,
        "ChallengeParameters": challengeParameters.json,
      ]
    }
  }

  public struct AuthenticatorChallenge: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("ChallengeName", .string("SOFTWARE_TOKEN_MFA"))
      self.session = try fields.required("Session")
    }

    public var json: JSONValue {
      ["ChallengeName": .string("SOFTWARE_TOKEN_MFA"), "Session": session.json]
    }
  }

  public struct NewPasswordChallenge: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("ChallengeName", .string("NEW_PASSWORD_REQUIRED"))
      self.session = try fields.required("Session")
    }

    public var json: JSONValue {
      ["ChallengeName": .string("NEW_PASSWORD_REQUIRED"), "Session": session.json]
    }
  }

  public struct EmailAttribute: Hashable, Sendable, JSONConvertible {
    public var value: String

    public init(value: String) {
      self.value = value
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("Name", .string("email"))
      self.value = try fields.required("Value", keeping: .email)
    }

    public var json: JSONValue {
      ["Name": .string("email"), "Value": value.json]
    }
  }

  public struct PhoneAttribute: Hashable, Sendable, JSONConvertible {
    public var value: String

    public init(value: String) {
      self.value = value
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      try fields.constant("Name", .string("phone_number"))
      self.value = try fields.required("Value", keeping: .phone)
    }

    public var json: JSONValue {
      ["Name": .string("phone_number"), "Value": value.json]
    }
  }

  public struct CodeDelivery: Hashable, Sendable, JSONConvertible {
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

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.attributeName = try fields.required("AttributeName")
      self.deliveryMedium = try fields.required("DeliveryMedium")
      self.destination = try fields.required("Destination")
    }

    public var json: JSONValue {
      [
        "AttributeName": attributeName.json,
        "DeliveryMedium": deliveryMedium.json,
        "Destination": destination.json,
      ]
    }
  }

  public struct SignUpAnswer: Hashable, Sendable, JSONConvertible {
    public var userConfirmed: Bool
    public var userSub: UUID
    public var codeDeliveryDetails: CodeDelivery?

    public init(userConfirmed: Bool, userSub: UUID, codeDeliveryDetails: CodeDelivery? = nil) {
      self.userConfirmed = userConfirmed
      self.userSub = userSub
      self.codeDeliveryDetails = codeDeliveryDetails
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userConfirmed = try fields.required("UserConfirmed")
      self.userSub = try fields.required("UserSub")
      self.codeDeliveryDetails = try fields.optional("CodeDeliveryDetails")
    }

    public var json: JSONValue {
      [
        "UserConfirmed": userConfirmed.json,
        "UserSub": userSub.json,
        "CodeDeliveryDetails": codeDeliveryDetails?.json,
      ]
    }
  }

  public struct ResendCodeAnswer: Hashable, Sendable, JSONConvertible {
    public var codeDeliveryDetails: CodeDelivery?

    public init(codeDeliveryDetails: CodeDelivery? = nil) {
      self.codeDeliveryDetails = codeDeliveryDetails
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.codeDeliveryDetails = try fields.optional("CodeDeliveryDetails")
    }

    public var json: JSONValue {
      ["CodeDeliveryDetails": codeDeliveryDetails?.json]
    }
  }

  public struct StartSignInAuthParameters: Hashable, Sendable, JSONConvertible {
    public var username: String
    public var srpA: String

    public init(username: String, srpA: String) {
      self.username = username
      self.srpA = srpA
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.username = try fields.required("USERNAME")
      self.srpA = try fields.required("SRP_A")
    }

    public var json: JSONValue {
      ["USERNAME": username.json, "SRP_A": srpA.json]
    }
  }

  public struct ProvePasswordChallengeResponses: Equatable, Sendable, JSONConvertible {
    public var userId: String
    public var secretBlock: Secret
    public var timestamp: String
    public var signature: Secret

    public init(userId: String, secretBlock: Secret, timestamp: String, signature: Secret) {
      self.userId = userId
      self.secretBlock = secretBlock
      self.timestamp = timestamp
      self.signature = signature
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("USERNAME")
      self.secretBlock = try fields.required("PASSWORD_CLAIM_SECRET_BLOCK")
      self.timestamp = try fields.required("TIMESTAMP")
      self.signature = try fields.required("PASSWORD_CLAIM_SIGNATURE")
    }

    public var json: JSONValue {
      [
        "USERNAME": userId.json,
        "PASSWORD_CLAIM_SECRET_BLOCK": secretBlock.json,
        "TIMESTAMP": timestamp.json,
        "PASSWORD_CLAIM_SIGNATURE": signature.json,
      ]
    }
  }

  public struct AnswerSmsChallengeResponses: Equatable, Sendable, JSONConvertible {
    public var userId: String
    public var code: Secret

    public init(userId: String, code: Secret) {
      self.userId = userId
      self.code = code
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("USERNAME")
      self.code = try fields.required("SMS_MFA_CODE")
    }

    public var json: JSONValue {
      ["USERNAME": userId.json, "SMS_MFA_CODE": code.json]
    }
  }

  public struct AnswerAuthenticatorChallengeResponses: Equatable, Sendable, JSONConvertible {
    public var userId: String
    public var code: Secret

    public init(userId: String, code: Secret) {
      self.userId = userId
      self.code = code
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("USERNAME")
      self.code = try fields.required("SOFTWARE_TOKEN_MFA_CODE")
    }

    public var json: JSONValue {
      ["USERNAME": userId.json, "SOFTWARE_TOKEN_MFA_CODE": code.json]
    }
  }

  public struct SetNewPasswordChallengeResponses: Equatable, Sendable, JSONConvertible {
    public var userId: String
    public var newPassword: Secret

    public init(userId: String, newPassword: Secret) {
      self.userId = userId
      self.newPassword = newPassword
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.userId = try fields.required("USERNAME")
      self.newPassword = try fields.required("NEW_PASSWORD")
    }

    public var json: JSONValue {
      ["USERNAME": userId.json, "NEW_PASSWORD": newPassword.json]
    }
  }

  public struct RenewTokensAuthParameters: Equatable, Sendable, JSONConvertible {
    public var refreshToken: Secret

    public init(refreshToken: Secret) {
      self.refreshToken = refreshToken
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.refreshToken = try fields.required("REFRESH_TOKEN")
    }

    public var json: JSONValue {
      ["REFRESH_TOKEN": refreshToken.json]
    }
  }

  public struct UpdateAttributesAnswer: Hashable, Sendable, JSONConvertible {
    public var codeDeliveryDetailsList: [CodeDelivery]?

    public init(codeDeliveryDetailsList: [CodeDelivery]? = nil) {
      self.codeDeliveryDetailsList = codeDeliveryDetailsList
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.codeDeliveryDetailsList = try fields.optional("CodeDeliveryDetailsList")
    }

    public var json: JSONValue {
      ["CodeDeliveryDetailsList": codeDeliveryDetailsList?.json]
    }
  }

  public enum SignInAnswer: Equatable, Sendable, JSONConvertible {
    case smsChallenge(SmsChallenge)
    case authenticatorChallenge(AuthenticatorChallenge)
    case newPasswordChallenge(NewPasswordChallenge)
    case tokenAnswer(TokenAnswer)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if
        fields.has("ChallengeName", .string("SMS_MFA"))
      {
        self = .smsChallenge(try SmsChallenge(json: json))
      } else if
        fields.has("ChallengeName", .string("SOFTWARE_TOKEN_MFA"))
      {
        self = .authenticatorChallenge(try AuthenticatorChallenge(json: json))
      } else if
        fields.has("ChallengeName", .string("NEW_PASSWORD_REQUIRED"))
      {
        self = .newPasswordChallenge(try NewPasswordChallenge(json: json))
      } else {
        self = .tokenAnswer(try TokenAnswer(json: json))
      }
    }

    public var json: JSONValue {
      switch self {
      case .smsChallenge(let value): value.json
      case .authenticatorChallenge(let value): value.json
      case .newPasswordChallenge(let value): value.json
      case .tokenAnswer(let value): value.json
      }
    }
  }

  public enum Attribute: Hashable, Sendable, JSONConvertible {
    case emailAttribute(EmailAttribute)
    case phoneAttribute(PhoneAttribute)

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      if
        fields.has("Name", .string("email"))
      {
        self = .emailAttribute(try EmailAttribute(json: json))
      } else if
        fields.has("Name", .string("phone_number"))
      {
        self = .phoneAttribute(try PhoneAttribute(json: json))
      } else {
        throw InvalidValue(expected: "one of EmailAttribute, PhoneAttribute")
      }
    }

    public var json: JSONValue {
      switch self {
      case .emailAttribute(let value): value.json
      case .phoneAttribute(let value): value.json
      }
    }
  }

  public enum CodeDeliveryDeliveryMedium: String, JSONEnumeration {
    case email = "EMAIL"
    case sms = "SMS"
  }
}

// The requests of the endpoints.

extension Cognito.PoolServer {
  public struct SignUpRequest: IncomingRequest {
    public var clientId: String
    /// The email address, or the phone number where the pool has SMS set up.
    public var username: String
    public var password: Secret
    public var userAttributes: [Attribute]

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.username = try body.required("Username")
      self.password = try body.required("Password")
      self.userAttributes = try body.required("UserAttributes")
    }
  }

  public struct ConfirmSignUpRequest: IncomingRequest {
    public var clientId: String
    public var username: String
    public var confirmationCode: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.username = try body.required("Username")
      self.confirmationCode = try body.required("ConfirmationCode")
    }
  }

  public struct ResendCodeRequest: IncomingRequest {
    public var clientId: String
    public var username: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.username = try body.required("Username")
    }
  }

  public struct StartSignInRequest: IncomingRequest {
    public var clientId: String
    public var authParameters: StartSignInAuthParameters

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.authParameters = try body.required("AuthParameters")
    }
  }

  public struct ProvePasswordRequest: IncomingRequest {
    public var clientId: String
    public var challengeResponses: ProvePasswordChallengeResponses

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.challengeResponses = try body.required("ChallengeResponses")
    }
  }

  public struct AnswerSmsRequest: IncomingRequest {
    public var clientId: String
    public var session: Secret
    public var challengeResponses: AnswerSmsChallengeResponses

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.session = try body.required("Session")
      self.challengeResponses = try body.required("ChallengeResponses")
    }
  }

  public struct AnswerAuthenticatorRequest: IncomingRequest {
    public var clientId: String
    public var session: Secret
    public var challengeResponses: AnswerAuthenticatorChallengeResponses

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.session = try body.required("Session")
      self.challengeResponses = try body.required("ChallengeResponses")
    }
  }

  public struct SetNewPasswordRequest: IncomingRequest {
    public var clientId: String
    public var session: Secret
    public var challengeResponses: SetNewPasswordChallengeResponses

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.session = try body.required("Session")
      self.challengeResponses = try body.required("ChallengeResponses")
    }
  }

  public struct RenewTokensRequest: IncomingRequest {
    public var clientId: String
    public var authParameters: RenewTokensAuthParameters

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.authParameters = try body.required("AuthParameters")
    }
  }

  public struct UpdateAttributesRequest: IncomingRequest {
    public var accessToken: Secret
    public var userAttributes: [Attribute]

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.accessToken = try body.required("AccessToken")
      self.userAttributes = try body.required("UserAttributes")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    public var clientId: String
    public var token: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.clientId = try body.required(
        "ClientId",
        keeping: incoming.deployment.rule("clientId")
      )
      self.token = try body.required("Token")
    }
  }

  public struct SignOutEverywhereRequest: IncomingRequest {
    public var accessToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.accessToken = try body.required("AccessToken")
    }
  }

  public struct DeletePoolUserRequest: IncomingRequest {
    public var accessToken: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.accessToken = try body.required("AccessToken")
    }
  }
}

extension Cognito.PageServer {
  public struct TokenSet: Equatable, Sendable, JSONConvertible {
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

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.idToken = try fields.required("id_token")
      self.accessToken = try fields.required("access_token")
      self.refreshToken = try fields.optional("refresh_token")
      self.expiresIn = try fields.required("expires_in")
      try fields.constant("token_type", .string("Bearer"))
    }

    public var json: JSONValue {
      [
        "id_token": idToken.json,
        "access_token": accessToken.json,
        "refresh_token": refreshToken?.json,
        "expires_in": expiresIn.json,
        "token_type": .string("Bearer"),
      ]
    }
  }

  public enum OpenPageIdentityProvider: String, JSONEnumeration {
    case signInWithApple = "SignInWithApple"
    case google = "Google"
    case facebook = "Facebook"
    case loginWithAmazon = "LoginWithAmazon"
  }
}

// The callbacks that end a web sign-in.

extension Cognito.PageServer {
  public struct ArrivalCallback: Equatable, WebCallback {
    public static let url = "myapp://callback"

    public var code: Secret
    public var state: String

    public init(code: Secret, state: String) {
      self.code = code
      self.state = state
    }

    public var fields: [(String, String?)] {
      [("code", code.wireText), ("state", state.wireText)]
    }

    public func check() throws(InvalidValue) {
      let query = TextFields.answer(.query, fields)
      let _: Secret = try query.required("code")
      let _: String = try query.required("state")
    }
  }

  public struct DepartureCallback: Hashable, WebCallback {
    public static let url = "myapp://signout"

    public init() {}

    public var fields: [(String, String?)] {
      []
    }
  }
}

// The requests of the endpoints.

extension Cognito.PageServer {
  public struct OpenPageRequest: IncomingRequest {
    /// Named in the call, so that the page goes straight there.
    public var identityProvider: OpenPageIdentityProvider
    public var clientId: String
    public var state: String
    public var codeChallenge: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.identityProvider = try query.required("identity_provider")
      try query.constant("response_type", "code")
      self.clientId = try query.required(
        "client_id",
        keeping: incoming.deployment.rule("clientId")
      )
      try query.constant("redirect_uri", "myapp://callback")
      try query.constant(
        "scope",
        "email openid profile aws.cognito.signin.user.admin"
      )
      self.state = try query.required("state")
      self.codeChallenge = try query.required("code_challenge")
      try query.constant("code_challenge_method", "S256")
    }
  }

  public struct AppleReturnsRequest: IncomingRequest {
    public var code: Secret
    public var state: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      self.code = try body.required("code")
      self.state = try body.required("state")
    }
  }

  public struct ExchangeCodeRequest: IncomingRequest {
    public var clientId: String
    public var code: Secret
    public var codeVerifier: Secret

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.formBody()
      try body.constant("grant_type", "authorization_code")
      self.clientId = try body.required(
        "client_id",
        keeping: incoming.deployment.rule("clientId")
      )
      self.code = try body.required("code")
      try body.constant("redirect_uri", "myapp://callback")
      self.codeVerifier = try body.required("code_verifier")
    }
  }

  public struct LeavePageRequest: IncomingRequest {
    public var clientId: String

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let query = try incoming.query()
      self.clientId = try query.required(
        "client_id",
        keeping: incoming.deployment.rule("clientId")
      )
      try query.constant("logout_uri", "myapp://signout")
    }
  }
}

extension Cognito.ApiServer {
  public struct DeleteProfileAnswer: Hashable, Sendable, JSONConvertible {
    public var success: Bool

    public init(success: Bool) {
      self.success = success
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.success = try fields.required("success")
    }

    public var json: JSONValue {
      ["success": success.json]
    }
  }
}

// The requests of the endpoints.

extension Cognito.ApiServer {
  public struct DeleteProfileRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var id: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.id = incoming.bearer
    }
  }
}
