// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import AuthWeb
import Foundation

// The bodies of the requests.

nonisolated extension Relay {
  struct SignInBody: Encodable, Sendable {
    let type = "m.login.password"
    let identifier: PersonName
    let password: Secret
    let deviceId: String?
    let initialDeviceDisplayName: String?
    let refreshToken = true

    private enum CodingKeys: String, CodingKey {
      case type = "type"
      case identifier = "identifier"
      case password = "password"
      case deviceId = "device_id"
      case initialDeviceDisplayName = "initial_device_display_name"
      case refreshToken = "refresh_token"
    }
  }

  struct RedeemSsoBody: Encodable, Sendable {
    let type = "m.login.token"
    let token: Secret
    let deviceId: String?
    let refreshToken = true

    private enum CodingKeys: String, CodingKey {
      case type = "type"
      case token = "token"
      case deviceId = "device_id"
      case refreshToken = "refresh_token"
    }
  }

  struct RegisterBody: Encodable, Sendable {
    let username: String
    let password: Secret
    let refreshToken = true
    let auth: Stage?

    private enum CodingKeys: String, CodingKey {
      case username = "username"
      case password = "password"
      case refreshToken = "refresh_token"
      case auth = "auth"
    }
  }

  struct RenewBody: Encodable, Sendable {
    let refreshToken: Secret

    private enum CodingKeys: String, CodingKey {
      case refreshToken = "refresh_token"
    }
  }

  struct ChangePasswordBody: Encodable, Sendable {
    let newPassword: Secret
    let logoutDevices: Bool
    let auth: Stage?

    private enum CodingKeys: String, CodingKey {
      case newPassword = "new_password"
      case logoutDevices = "logout_devices"
      case auth = "auth"
    }
  }

  struct AddAddressBody: Encodable, Sendable {
    let sid: String
    let clientSecret: Secret
    let auth: Stage?

    private enum CodingKeys: String, CodingKey {
      case sid = "sid"
      case clientSecret = "client_secret"
      case auth = "auth"
    }
  }

  struct DeactivateBody: Encodable, Sendable {
    let erase: Bool?
    let auth: Stage?
  }
}
