// Written by authgen from staged-proof.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Lattice {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens, KeepsValues {
    public var userId: String
    public var deviceId: String
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresInMs: Int?
    /// Its keys hold dots.
    public var wellKnown: AnyJSON?

    public init(
      userId: String, deviceId: String, accessToken: Secret, refreshToken: Secret? = nil,
      expiresInMs: Int? = nil, wellKnown: AnyJSON? = nil
    ) {
      self.userId = userId
      self.deviceId = deviceId
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresInMs = expiresInMs
      self.wellKnown = wellKnown
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, .lasting(milliseconds: self.expiresInMs)),
        refreshToken.map { GrantedToken("refresh", $0) },
      ].compactMap { $0 }
    }

    public var kept: [String: String] {
      ["sessionUserId": userId.wireText, "sessionDeviceId": deviceId.wireText]
    }

    private enum CodingKeys: String, CodingKey {
      case userId = "user_id"
      case deviceId = "device_id"
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
      case expiresInMs = "expires_in_ms"
      case wellKnown = "well_known"
    }
  }

  public struct PersonName: Codable, Hashable, Sendable {
    public var user: String

    public init(user: String) {
      self.user = user
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("type")
      self.user = try fields.read("user")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("m.id.user", as: "type")
      try fields.write(self.user, as: "user")
    }
  }

  public struct Way: Codable, Hashable, Sendable {
    public var stages: [String]

    public init(stages: [String]) {
      self.stages = stages
    }
  }

  public struct PasswordStage: Codable, Hashable, Sendable {
    public var session: String?
    public var identifier: PersonName
    public var password: Secret

    public init(session: String? = nil, identifier: PersonName, password: Secret) {
      self.session = session
      self.identifier = identifier
      self.password = password
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("type")
      self.session = try fields.readIfPresent("session")
      self.identifier = try fields.read("identifier")
      self.password = try fields.read("password")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("m.login.password", as: "type")
      try fields.write(self.session, as: "session")
      try fields.write(self.identifier, as: "identifier")
      try fields.write(self.password, as: "password")
    }
  }

  public struct TermsStage: Codable, Hashable, Sendable {
    public var session: String?

    public init(session: String? = nil) {
      self.session = session
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("type")
      self.session = try fields.readIfPresent("session")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("m.login.terms", as: "type")
      try fields.write(self.session, as: "session")
    }
  }

  public struct MailStage: Codable, Hashable, Sendable {
    public var session: String?
    public var threepidCreds: MailProof

    public init(session: String? = nil, threepidCreds: MailProof) {
      self.session = session
      self.threepidCreds = threepidCreds
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("type")
      self.session = try fields.readIfPresent("session")
      self.threepidCreds = try fields.read("threepid_creds")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("m.login.email.identity", as: "type")
      try fields.write(self.session, as: "session")
      try fields.write(self.threepidCreds, as: "threepid_creds")
    }
  }

  public struct DoneElsewhere: Codable, Hashable, Sendable {
    public var session: String

    public init(session: String) {
      self.session = session
    }
  }

  public struct MailProof: Codable, Hashable, Sendable {
    public var sid: String
    public var clientSecret: Secret

    public init(sid: String, clientSecret: Secret) {
      self.sid = sid
      self.clientSecret = clientSecret
    }

    private enum CodingKeys: String, CodingKey {
      case sid
      case clientSecret = "client_secret"
    }
  }

  public struct Address: Codable, Hashable, Sendable {
    public var medium: AddressMedium
    public var address: String
    /// Milliseconds since 1970.
    public var validatedAt: Int

    public init(medium: AddressMedium, address: String, validatedAt: Int) {
      self.medium = medium
      self.address = address
      self.validatedAt = validatedAt
    }

    private enum CodingKeys: String, CodingKey {
      case medium, address
      case validatedAt = "validated_at"
    }
  }

  public struct RenewAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var accessToken: Secret
    public var refreshToken: Secret?
    public var expiresInMs: Int?

    public init(accessToken: Secret, refreshToken: Secret? = nil, expiresInMs: Int? = nil) {
      self.accessToken = accessToken
      self.refreshToken = refreshToken
      self.expiresInMs = expiresInMs
    }

    public var tokens: [GrantedToken] {
      [
        GrantedToken("access", accessToken, .lasting(milliseconds: self.expiresInMs)),
        refreshToken.map { GrantedToken("refresh", $0) },
      ].compactMap { $0 }
    }

    private enum CodingKeys: String, CodingKey {
      case accessToken = "access_token"
      case refreshToken = "refresh_token"
      case expiresInMs = "expires_in_ms"
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var userId: String
    public var deviceId: String?
    public var isGuest: Bool?

    public init(userId: String, deviceId: String? = nil, isGuest: Bool? = nil) {
      self.userId = userId
      self.deviceId = deviceId
      self.isGuest = isGuest
    }

    private enum CodingKeys: String, CodingKey {
      case userId = "user_id"
      case deviceId = "device_id"
      case isGuest = "is_guest"
    }
  }

  public struct AddressesAnswer: Codable, Hashable, Sendable {
    public var threepids: [Address]

    public init(threepids: [Address]) {
      self.threepids = threepids
    }
  }

  public struct StageWantedDetails: Codable, Hashable, Sendable {
    public var session: String?
    public var flows: [Way]
    public var completed: [String]?
    public var params: AnyJSON?

    public init(
      session: String? = nil, flows: [Way], completed: [String]? = nil, params: AnyJSON? = nil
    ) {
      self.session = session
      self.flows = flows
      self.completed = completed
      self.params = params
    }
  }

  public struct StageFailedDetails: Codable, Hashable, Sendable {
    public var session: String?
    public var flows: [Way]
    public var completed: [String]?

    public init(session: String? = nil, flows: [Way], completed: [String]? = nil) {
      self.session = session
      self.flows = flows
      self.completed = completed
    }
  }

  public struct LimitedDetails: Codable, Hashable, Sendable {
    public var retryAfter: WaitingTime?

    public init(retryAfter: WaitingTime? = nil) {
      self.retryAfter = retryAfter
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.retryAfter = try fields.headerIfPresent("Retry-After")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.retryAfter, as: "Retry-After")
    }
  }
}
