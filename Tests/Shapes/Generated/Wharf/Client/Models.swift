// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Wharf {
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

  public struct DirectionsError: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("id")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("browser_location_change_required", as: "id")
    }
  }

  public struct Directions: Codable, Hashable, Sendable {
    public var redirectBrowserTo: URL
    public var error: DirectionsError

    public init(redirectBrowserTo: URL, error: DirectionsError) {
      self.redirectBrowserTo = redirectBrowserTo
      self.error = error
    }

    private enum CodingKeys: String, CodingKey {
      case error
      case redirectBrowserTo = "redirect_browser_to"
    }
  }

  public struct LinkGoogleAnswer: Codable, Hashable, Sendable {
    public var url: URL

    public init(url: URL) {
      self.url = url
    }
  }

  public struct OpenCompanyAnswer: Codable, Hashable, Sendable {
    public var page: URL

    public init(page: URL) {
      self.page = page
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.page = try fields.header("Location")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.header(self.page, as: "Location")
    }
  }

  public struct SendCodeAnswer: Codable, Hashable, Sendable {

    public init() {
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("state")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("sent_email", as: "state")
    }
  }

  public struct MeAnswer: Codable, Hashable, Sendable {
    public var email: String

    public init(email: String) {
      self.email = email
    }
  }

  public struct NobodyThereDetails: Codable, Hashable, Sendable {
    public var text: String

    public init(text: String) {
      self.text = text
    }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      self.text = try fields.read(at: "ui.nodes.*.messages.*.text")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write(self.text, at: "ui.nodes.*.messages.*.text")
    }
  }
}
