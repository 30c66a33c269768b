// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
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

  public enum SignInAnswer: Codable, Hashable, Sendable, NamesAnswer, GrantsTokens {
    case signedIn(SignedIn)
    case termsChanged(TermsChanged)
    case passwordOutdated(PasswordOutdated)

    public init(from decoder: any Decoder) throws {
      if decoder.holds(["kind": "signedIn"]) {
        self = .signedIn(try SignedIn(from: decoder))
      } else if decoder.holds(["kind": "terms"]) {
        self = .termsChanged(try TermsChanged(from: decoder))
      } else if decoder.holds(["kind": "password"]) {
        self = .passwordOutdated(try PasswordOutdated(from: decoder))
      } else {
        throw UnknownAnswer()
      }
    }

    public func encode(to encoder: any Encoder) throws {
      switch self {
      case .signedIn(let value): try value.encode(to: encoder)
      case .termsChanged(let value): try value.encode(to: encoder)
      case .passwordOutdated(let value): try value.encode(to: encoder)
      }
    }

    public var answerName: String {
      switch self {
      case .signedIn: "SignedIn"
      case .termsChanged: "TermsChanged"
      case .passwordOutdated: "PasswordOutdated"
      }
    }

    public var tokens: [GrantedToken] {
      switch self {
      case .signedIn(let value): value.tokens
      case .termsChanged(let value): value.tokens
      case .passwordOutdated(let value): value.tokens
      }
    }
  }
}

// What each call sends.

nonisolated extension Studio {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct AcceptTermsBody: Encodable, Sendable {
    let step: Secret
  }

  struct ChoosePasswordBody: Encodable, Sendable {
    let step: Secret
    let password: Secret
  }
}
