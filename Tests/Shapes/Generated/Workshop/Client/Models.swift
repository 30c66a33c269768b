// Written by authgen from steps-in-refusals.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Workshop {
  public struct User: Codable, Hashable, Sendable, KeepsValues {
    public var id: Int
    public var display: String
    public var hasUsablePassword: Bool?
    public var email: String?

    public init(id: Int, display: String, hasUsablePassword: Bool? = nil, email: String? = nil) {
      self.id = id
      self.display = display
      self.hasUsablePassword = hasUsablePassword
      self.email = email
    }

    public var kept: [String: String] { ["userId": id.wireText] }

    private enum CodingKeys: String, CodingKey {
      case id, display, email
      case hasUsablePassword = "has_usable_password"
    }
  }

  public struct Proof: Codable, Hashable, Sendable {
    public var method: String
    public var at: Double
    public var type: String?

    public init(method: String, at: Double, type: String? = nil) {
      self.method = method
      self.at = at
      self.type = type
    }
  }

  public struct SignedInData: Codable, Hashable, Sendable, KeepsValues {
    public var user: User
    public var methods: [Proof]

    public init(user: User, methods: [Proof]) {
      self.user = user
      self.methods = methods
    }

    public var kept: [String: String] { self.user.kept }
  }

  public struct SignedInMeta: Codable, Hashable, Sendable, GrantsTokens {
    public var isAuthenticated: Bool
    public var sessionToken: Secret?

    public init(isAuthenticated: Bool, sessionToken: Secret? = nil) {
      self.isAuthenticated = isAuthenticated
      self.sessionToken = sessionToken
    }

    public var tokens: [GrantedToken] {
      [sessionToken.map { GrantedToken("session", $0) }].compactMap { $0 }
    }

    private enum CodingKeys: String, CodingKey {
      case isAuthenticated = "is_authenticated"
      case sessionToken = "session_token"
    }
  }

  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens, KeepsValues {
    public var status: Int
    public var data: SignedInData
    public var meta: SignedInMeta

    public init(status: Int, data: SignedInData, meta: SignedInMeta) {
      self.status = status
      self.data = data
      self.meta = meta
    }

    public var tokens: [GrantedToken] { self.meta.tokens }

    public var kept: [String: String] { self.data.kept }
  }

  public struct Step: Codable, Hashable, Sendable {
    public var id: String
    public var isPending: Bool?
    public var types: [String]?

    public init(id: String, isPending: Bool? = nil, types: [String]? = nil) {
      self.id = id
      self.isPending = isPending
      self.types = types
    }

    private enum CodingKeys: String, CodingKey {
      case id, types
      case isPending = "is_pending"
    }
  }

  public struct Address: Codable, Hashable, Sendable {
    public var email: String
    public var primary: Bool
    public var verified: Bool

    public init(email: String, primary: Bool, verified: Bool) {
      self.email = email
      self.primary = primary
      self.verified = verified
    }
  }

  public struct ForgotPasswordAnswer: Codable, Hashable, Sendable {
    public var status: Int

    public init(status: Int) {
      self.status = status
    }
  }

  public struct AddAddressAnswer: Codable, Hashable, Sendable {
    public var status: Int
    public var data: [Address]

    public init(status: Int, data: [Address]) {
      self.status = status
      self.data = data
    }
  }

  public struct StepWantedDetails: Codable, Hashable, Sendable, GrantsTokens {
    public var flows: [Step]
    public var pending: Secret?

    public init(flows: [Step], pending: Secret? = nil) {
      self.flows = flows
      self.pending = pending
    }

    public var tokens: [GrantedToken] {
      [pending.map { GrantedToken("pending", $0) }].compactMap { $0 }
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.flows = try fields.read(at: "data.flows")
      self.pending = try fields.readIfPresent(at: "meta.session_token")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.flows, at: "data.flows")
      try fields.write(self.pending, at: "meta.session_token")
    }
  }

  public struct ProofWantedDetails: Codable, Hashable, Sendable {
    public var flows: [Step]

    public init(flows: [Step]) {
      self.flows = flows
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.flows = try fields.read(at: "data.flows")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.flows, at: "data.flows")
    }
  }
}
