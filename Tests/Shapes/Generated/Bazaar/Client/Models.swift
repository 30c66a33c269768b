// Written by authgen from free-json.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Bazaar {
  public struct Profile: Codable, Hashable, Sendable {
    public var id: UUID
    public var userMetadata: AnyJSON
    public var appMetadata: AnyJSON?
    public var notes: [AnyJSON]
    public var flags: [String: AnyJSON]?

    public init(
      id: UUID, userMetadata: AnyJSON, appMetadata: AnyJSON? = nil, notes: [AnyJSON],
      flags: [String: AnyJSON]? = nil
    ) {
      self.id = id
      self.userMetadata = userMetadata
      self.appMetadata = appMetadata
      self.notes = notes
      self.flags = flags
    }

    private enum CodingKeys: String, CodingKey {
      case id, notes, flags
      case userMetadata = "user_metadata"
      case appMetadata = "app_metadata"
    }
  }

  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var csrf: Secret
    public var user: Profile

    public init(session: Secret, csrf: Secret, user: Profile) {
      self.session = session
      self.csrf = csrf
      self.user = user
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session), GrantedToken("csrf", csrf)]
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: Bool = try fields.read("two_factor")
      self.session = try fields.cookie("bazaar_session")
      self.csrf = try fields.cookie("XSRF-TOKEN")
      self.user = try fields.read("user")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(false, as: "two_factor")
      try fields.cookie(self.session, as: "bazaar_session")
      try fields.cookie(self.csrf, as: "XSRF-TOKEN")
      try fields.write(self.user, as: "user")
    }
  }

  public struct CodeWanted: Codable, Hashable, Sendable {
    public var hint: String

    public init(hint: String) {
      self.hint = hint
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: Bool = try fields.read("two_factor")
      let _: Int = try fields.read("level")
      self.hint = try fields.read("hint")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(true, as: "two_factor")
      try fields.write(2, as: "level")
      try fields.write(self.hint, as: "hint")
    }
  }

  public struct OpenPage: Codable, Hashable, Sendable {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("action")
      self.url = try fields.read("url")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("open", as: "action")
      try fields.write(self.url, as: "url")
    }
  }

  public struct ShowText: Codable, Hashable, Sendable {
    public var text: String

    public init(text: String) {
      self.text = text
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("action")
      self.text = try fields.read("text")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("show", as: "action")
      try fields.write(self.text, as: "text")
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
