// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Lattice {
  struct SignInBody: Encodable, Sendable {
    let type = "m.login.password"
    let identifier: PersonName
    let password: Secret
    let deviceId: String?
    let initialDeviceDisplayName: String?
    let refreshToken = true

    private enum CodingKeys: String, CodingKey {
      case type, identifier, password
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
      case type, token
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
      case username, password, auth
      case refreshToken = "refresh_token"
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
      case auth
      case newPassword = "new_password"
      case logoutDevices = "logout_devices"
    }
  }

  struct AddAddressBody: Encodable, Sendable {
    let sid: String
    let clientSecret: Secret
    let auth: Stage?

    private enum CodingKeys: String, CodingKey {
      case sid, auth
      case clientSecret = "client_secret"
    }
  }

  struct DeactivateBody: Encodable, Sendable {
    let erase: Bool?
    let auth: Stage?
  }
}
