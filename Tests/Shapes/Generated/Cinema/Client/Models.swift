// Written by authgen from device-flow.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Cinema {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret

    public init(accessToken: Secret, refreshToken: Secret) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessToken), GrantedToken("refresh", refreshToken)]
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
    }
  }

  public struct BeginAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var deviceCode: Secret
    public var userCode: String
    public var page: URL
    public var interval: Int?

    public init(deviceCode: Secret, userCode: String, page: URL, interval: Int? = nil) {
      self.deviceCode = deviceCode
      self.userCode = userCode
      self.page = page
      self.interval = interval
    }

    public var tokens: [GrantedToken] { [GrantedToken("device", deviceCode)] }

    private enum CodingKeys: String, CodingKey {
      case page, interval
      case deviceCode = "device_code"
      case userCode = "user_code"
    }
  }

  public struct FilmsAnswer: Codable, Hashable, Sendable {
    public var titles: [String]

    public init(titles: [String]) {
      self.titles = titles
    }
  }

  public struct TooManyDetails: Codable, Hashable, Sendable {
    public var retryAfter: WaitingTime

    public init(retryAfter: WaitingTime) {
      self.retryAfter = retryAfter
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.retryAfter = try fields.header("Retry-After")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.retryAfter, as: "Retry-After")
    }
  }
}
