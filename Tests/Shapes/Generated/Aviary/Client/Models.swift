// Written by authgen from two-bearers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Aviary {
  public struct Session: Codable, Hashable, Sendable, GrantsTokens, KeepsValues {
    public var accessJwt: Secret
    public var refreshJwt: Secret
    public var handle: String
    public var did: String
    public var didDoc: AnyJSON?
    public var email: String?
    public var emailConfirmed: Bool?
    public var active: Bool?
    public var status: HostingStatus?

    public init(
      accessJwt: Secret, refreshJwt: Secret, handle: String, did: String, didDoc: AnyJSON? = nil,
      email: String? = nil, emailConfirmed: Bool? = nil, active: Bool? = nil,
      status: HostingStatus? = nil
    ) {
      self.accessJwt = accessJwt
      self.refreshJwt = refreshJwt
      self.handle = handle
      self.did = did
      self.didDoc = didDoc
      self.email = email
      self.emailConfirmed = emailConfirmed
      self.active = active
      self.status = status
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("access", accessJwt), GrantedToken("refresh", refreshJwt)]
    }

    public var kept: [String: String] { ["sessionDid": did.wireText] }
  }

  public struct Account: Codable, Hashable, Sendable {
    public var handle: String
    public var did: String
    public var email: String?
    public var emailConfirmed: Bool?

    public init(handle: String, did: String, email: String? = nil, emailConfirmed: Bool? = nil) {
      self.handle = handle
      self.did = did
      self.email = email
      self.emailConfirmed = emailConfirmed
    }
  }

  public struct TooManyRequestsDetails: Codable, Hashable, Sendable {
    public var resetsAt: UnixTime

    public init(resetsAt: UnixTime) {
      self.resetsAt = resetsAt
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.resetsAt = try fields.header("RateLimit-Reset")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.resetsAt, as: "RateLimit-Reset")
    }
  }
}
