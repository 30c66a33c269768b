package import Diagnostics

/// A service beside the API that says who a person is.
package struct Provider: Definition, KeyedModel {
  package let name: Text
  package internal(set) var doc: LocalizedText?
  package internal(set) var kind: Located<Kind>
  /// The recipient that an identity token of the provider must name.
  package internal(set) var audience: Reference?
  package internal(set) var issuer: Reference?
  package internal(set) var clientId: Reference?
  package internal(set) var poolId: Reference?
  package internal(set) var scopes: [Text] = []
  /// The values that the app asks the provider for.
  package internal(set) var asks: [Located<Asked>] = []
  package internal(set) var pkce: Located<PKCE>?
  package internal(set) var nonce: Located<NonceRule>?
  /// The system's web sheet keeps no cookies, and so asks nothing of the person.
  package internal(set) var privateSession: Located<Bool>?
  /// By what a user pool knows a person; fixed when the pool is made.
  package internal(set) var signInAliases: [Located<Alias>] = []
  /// The providers behind a hosted page.
  package internal(set) var offers: [Text] = []

  package init(_ name: Text) {
    self.name = name
    kind = Located(.oidc, at: name.span)
  }

  package enum Kind: String, CaseIterable, Sendable {
    case apple
    case google
    case github
    case wechat
    case oidc
    case oauth2
    case cognito

    /// The values that a sign-in with this kind of provider yields.
    package var slots: [ProviderSlot] {
      switch self {
      case .apple: [.identityToken, .authorizationCode, .rawNonce, .userId, .fullName, .email]
      case .google, .oidc:
        [.identityToken, .authorizationCode, .rawNonce, .state, .codeVerifier, .codeChallenge]
      case .github, .oauth2: [.authorizationCode, .state, .codeVerifier, .codeChallenge]
      case .wechat: [.authorizationCode, .state]
      case .cognito:
        [
          .srpA, .salt, .srpB, .secretBlock, .userId, .timestamp, .signature, .authorizationCode,
          .state, .codeVerifier, .codeChallenge,
        ]
      }
    }
  }

  package enum Asked: String, CaseIterable, Sendable {
    case fullName
    case email
  }

  package enum PKCE: String, CaseIterable, Sendable {
    case s256 = "S256"
    case plain
    case unused = "none"
  }

  package enum NonceRule: String, CaseIterable, Sendable {
    case sha256Hex
    case raw
    case unused = "none"
  }

  package enum Alias: String, CaseIterable, Sendable {
    case email
    case phone
    case username
  }
}

/// A value that a provider hands to the app, or that the app makes for it.
package enum ProviderSlot: String, CaseIterable, Sendable {
  case identityToken
  case authorizationCode
  case rawNonce
  case userId
  case fullName
  case email
  case state
  case codeVerifier
  case codeChallenge
  case srpA
  case salt
  case srpB
  case secretBlock
  case timestamp
  case signature

  /// True if anyone who knows it could act as the person.
  package var isSecret: Bool {
    switch self {
    case .identityToken, .authorizationCode, .rawNonce, .codeVerifier, .secretBlock, .signature:
      true
    case .userId, .fullName, .email, .state, .codeChallenge, .srpA, .salt, .srpB, .timestamp: false
    }
  }

  /// The provider gives it at the first authorization and never again.
  package var isSentOnce: Bool { self == .fullName || self == .email }
}

/// A text, or the name of a value of the deployment that holds it.
package enum Reference: Sendable {
  case text(Text)
  case configuration(Text)

  package var span: Span {
    switch self {
    case .text(let text), .configuration(let text): text.span
    }
  }

  /// The text, where it is known.
  package var literal: Text? { if case .text(let text) = self { text } else { nil } }
}
