// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Studio {
  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret
    public var name: String

    public init(session: Secret, name: String) {
      self.session = session
      self.name = name
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.session = try fields.read("session")
      self.name = try fields.read("name")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("signedIn", as: "kind")
      try fields.write(self.session, as: "session")
      try fields.write(self.name, as: "name")
    }
  }

  public struct TermsChanged: Codable, Hashable, Sendable, GrantsTokens {
    public var step: Secret
    public var document: URL

    public init(step: Secret, document: URL) {
      self.step = step
      self.document = document
    }

    public var tokens: [GrantedToken] { [GrantedToken("step", step)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.step = try fields.read("step")
      self.document = try fields.read("document")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("terms", as: "kind")
      try fields.write(self.step, as: "step")
      try fields.write(self.document, as: "document")
    }
  }

  public struct PasswordOutdated: Codable, Hashable, Sendable, GrantsTokens {
    public var step: Secret

    public init(step: Secret) {
      self.step = step
    }

    public var tokens: [GrantedToken] { [GrantedToken("step", step)] }

    public init(from decoder: any Decoder) throws {
      let fields = AnswerFields(decoder)
      let _: String = try fields.read("kind")
      self.step = try fields.read("step")
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = WrittenFields(encoder)
      try fields.write("password", as: "kind")
      try fields.write(self.step, as: "step")
    }
  }

  public struct ProjectsAnswer: Codable, Hashable, Sendable {
    public var projects: [String]

    public init(projects: [String]) {
      self.projects = projects
    }
  }
}
