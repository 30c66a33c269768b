// Written by authgen from token-places.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Marina {
  public struct BelowAbout: Codable, Hashable, Sendable {
    public var until: UnixTime

    public init(until: UnixTime) {
      self.until = until
    }
  }

  public struct Below: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var about: BelowAbout

    public init(session: Secret, about: BelowAbout) {
      self.session = session
      self.about = about
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session, .ending(self.about.until))]
    }
  }

  public struct AboveGrant: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct Above: Codable, Hashable, Sendable, GrantsTokens {
    public var csrf: Secret?
    @AsOptionalText public var left: Int?
    public var grant: AboveGrant

    public init(csrf: Secret? = nil, left: Int? = nil, grant: AboveGrant) {
      self.csrf = csrf
      self.left = left
      self.grant = grant
    }

    public var tokens: [GrantedToken] {
      [csrf.map { GrantedToken("csrf", $0) }].compactMap { $0 }
        + self.grant.tokens.ending("session", .lasting(seconds: self.left))
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.csrf = try fields.headerIfPresent("X-CSRF-Token")
      self.left = try (fields.readIfPresent("left") as AsText<Int>?)?.wrappedValue
      self.grant = try fields.read("grant")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.csrf, as: "X-CSRF-Token")
      try fields.write(self.left.map(AsText.init(wrappedValue:)), as: "left")
      try fields.write(self.grant, as: "grant")
    }
  }

  public struct Milliseconds: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    @AsText public var left: Int

    public init(session: Secret, left: Int) {
      self.session = session
      self.left = left
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session, .lasting(milliseconds: self.left))]
    }
  }

  public struct Instant: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var until: Date

    public init(session: Secret, until: Date) {
      self.session = session
      self.until = until
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session, expiresAt: until)] }
  }

  public struct UnixMilliseconds: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var until: Int

    public init(session: Secret, until: Int) {
      self.session = session
      self.until = until
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session, .ending(milliseconds: self.until))]
    }
  }

  public struct UnixText: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    @AsText public var until: UnixTime

    public init(session: Secret, until: UnixTime) {
      self.session = session
      self.until = until
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session, .ending(self.until))] }
  }

  public struct Granted: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var name: String?

    public init(session: Secret, name: String? = nil) {
      self.session = session
      self.name = name
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }

  public struct FactorWanted: Codable, Hashable, Sendable, GrantsTokens {
    public var pendingCredential: Secret
    public var name: String?

    public init(pendingCredential: Secret, name: String? = nil) {
      self.pendingCredential = pendingCredential
      self.name = name
    }

    public var tokens: [GrantedToken] { [GrantedToken("pending", pendingCredential)] }
  }

  public struct SetSession: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("action")
      self.session = try fields.read("session")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("set_session", as: "action")
      try fields.write(self.session, as: "session")
    }
  }

  public struct ShowPage: Codable, Hashable, Sendable {
    public var page: String

    public init(page: String) {
      self.page = page
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("action")
      self.page = try fields.read("page")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("show_page", as: "action")
      try fields.write(self.page, as: "page")
    }
  }

  public struct Recovered: Codable, Hashable, Sendable, GrantsTokens {
    public var recoveryFlow: Secret
    public var until: UnixTime?
    public var next: [NextStep]

    public init(recoveryFlow: Secret, until: UnixTime? = nil, next: [NextStep]) {
      self.recoveryFlow = recoveryFlow
      self.until = until
      self.next = next
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("recoveryFlow", recoveryFlow)]
        + self.next.tokens.ending("session", .ending(self.until))
    }
  }

  public struct FreshValueAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var csrf: Secret

    public init(csrf: Secret) {
      self.csrf = csrf
    }

    public var tokens: [GrantedToken] { [GrantedToken("csrf", csrf)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.csrf = try fields.cookie("XSRF-TOKEN")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.cookie(self.csrf, as: "XSRF-TOKEN")
    }
  }

  public struct StartFlowAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var id: Secret

    public init(id: Secret) {
      self.id = id
    }

    public var tokens: [GrantedToken] { [GrantedToken("flow", id)] }
  }

  public struct ForgotAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var id: Secret

    public init(id: Secret) {
      self.id = id
    }

    public var tokens: [GrantedToken] { [GrantedToken("recoveryFlow", id)] }
  }

  public struct RedeemHouseAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var id: Secret

    public init(session: Secret, id: Secret) {
      self.session = session
      self.id = id
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session), GrantedToken("id", id)]
    }

    private enum CodingKeys: String, CodingKey {
      case session
      case id = "id_token"
    }
  }
}
