// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Bazaar {
  public struct Profile: Codable, Hashable, Sendable {
    public var id: UUID
    public var userMetadata: AnyJSON
    public var appMetadata: AnyJSON?
    public var notes: [AnyJSON]
    public var flags: [String: AnyJSON]?

    public init(id: UUID, userMetadata: AnyJSON, appMetadata: AnyJSON? = nil, notes: [AnyJSON], flags: [String: AnyJSON]? = nil) {
      self.id = id
      self.userMetadata = userMetadata
      self.appMetadata = appMetadata
      self.notes = notes
      self.flags = flags
    }

    private enum CodingKeys: String, CodingKey {
      case id = "id"
      case userMetadata = "user_metadata"
      case appMetadata = "app_metadata"
      case notes = "notes"
      case flags = "flags"
    }
  }

  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var twoFactor: Bool
    public var session: Secret
    public var csrf: Secret
    public var user: Profile

    public init(twoFactor: Bool = false, session: Secret, csrf: Secret, user: Profile) {
      self.twoFactor = twoFactor
      self.session = session
      self.csrf = csrf
      self.user = user
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session), GrantedToken("csrf", csrf)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.twoFactor = try fields.read("two_factor")
      self.session = try fields.cookie("bazaar_session")
      self.csrf = try fields.cookie("XSRF-TOKEN")
      self.user = try fields.read("user")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.twoFactor, as: "two_factor")
      try fields.cookie(self.session, as: "bazaar_session")
      try fields.cookie(self.csrf, as: "XSRF-TOKEN")
      try fields.write(self.user, as: "user")
    }
  }

  public struct CodeWanted: Codable, Hashable, Sendable {
    public var twoFactor: Bool
    public var level: Int
    public var hint: String

    public init(twoFactor: Bool = true, level: Int = 2, hint: String) {
      self.twoFactor = twoFactor
      self.level = level
      self.hint = hint
    }

    private enum CodingKeys: String, CodingKey {
      case twoFactor = "two_factor"
      case level = "level"
      case hint = "hint"
    }
  }

  public struct OpenPage: Codable, Hashable, Sendable {
    public var action: String
    public var url: URL

    public init(action: String = "open", url: URL) {
      self.action = action
      self.url = url
    }
  }

  public struct ShowText: Codable, Hashable, Sendable {
    public var action: String
    public var text: String

    public init(action: String = "show", text: String) {
      self.action = action
      self.text = text
    }
  }

  public struct PeekAnswer: Codable, Hashable, Sendable {
    public var known: Bool
    public var steps: [Step]

    public init(known: Bool, steps: [Step]) {
      self.known = known
      self.steps = steps
    }
  }

  public struct SignUpAnswer: Codable, Hashable, Sendable {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
    }
  }

  public struct GuestAnswer: Codable, Hashable, Sendable {
    public var id: UUID

    public init(id: UUID) {
      self.id = id
    }
  }

  public struct WrongPasswordDetails: Codable, Hashable, Sendable {
    public var details: AnyJSON?

    public init(details: AnyJSON? = nil) {
      self.details = details
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
