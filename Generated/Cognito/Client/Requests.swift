// Written by authgen from cognito.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthClient
import Foundation

// The bodies of the requests.

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
    let clientId: String
    let token: Secret

    private enum CodingKeys: String, CodingKey {
      case clientId = "ClientId"
      case token = "Token"
    }
  }

  struct SignOutEverywhereBody: Encodable, Sendable {
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
