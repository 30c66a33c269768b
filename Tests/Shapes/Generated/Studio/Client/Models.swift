// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Studio {
  public struct SignedIn: Codable, Hashable, Sendable, GrantsTokens {
    public var kind: String
    public var session: Secret
    public var name: String

    public init(kind: String = "signedIn", session: Secret, name: String) {
      self.kind = kind
      self.session = session
      self.name = name
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("session", session)]
    }
  }

  public struct TermsChanged: Codable, Hashable, Sendable, GrantsTokens {
    public var kind: String
    public var step: Secret
    public var document: URL

    public init(kind: String = "terms", step: Secret, document: URL) {
      self.kind = kind
      self.step = step
      self.document = document
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("step", step)]
    }
  }

  public struct PasswordOutdated: Codable, Hashable, Sendable, GrantsTokens {
    public var kind: String
    public var step: Secret

    public init(kind: String = "password", step: Secret) {
      self.kind = kind
      self.step = step
    }

    public var tokens: [GrantedToken] {
      [GrantedToken("step", step)]
    }
  }

  public struct ProjectsAnswer: Codable, Hashable, Sendable {
    public var projects: [String]

    public init(projects: [String]) {
      self.projects = projects
    }
  }
}
