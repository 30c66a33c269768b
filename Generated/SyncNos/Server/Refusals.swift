// Written by authgen from syncnos.yaml: change the contract, not this file.
// swift-format-ignore-file

import AuthServer

extension SyncNos {
  /// How `signInWithApple` may refuse.
  public enum SignInWithAppleRefusal: DeclaredRefusal, CaseIterable {
    case invalidIdToken
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .invalidIdToken:
        Refusals.invalidIdToken
      case .serverFailed:
        Refusals.serverFailed
      }
    }
  }

  /// How `loadAccount` may refuse.
  public enum LoadAccountRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized
    case forbidden
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .unauthorized:
        Refusals.unauthorized
      case .forbidden:
        Refusals.forbidden
      case .serverFailed:
        Refusals.serverFailed
      }
    }
  }

  /// How `saveFirstProfile` may refuse.
  public enum SaveFirstProfileRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized
    case forbidden
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .unauthorized:
        Refusals.unauthorized
      case .forbidden:
        Refusals.forbidden
      case .serverFailed:
        Refusals.serverFailed
      }
    }
  }

  /// How `renewTokens` may refuse.
  public enum RenewTokensRefusal: DeclaredRefusal, CaseIterable {
    case unauthorized
    case forbidden
    case serverFailed

    public var answer: RefusalAnswer {
      switch self {
      case .unauthorized:
        Refusals.unauthorized
      case .forbidden:
        Refusals.forbidden
      case .serverFailed:
        Refusals.serverFailed
      }
    }
  }
}

extension SyncNos {
  /// How each refusal looks on the wire.
  private enum Refusals {
    static let invalidIdToken = RefusalAnswer(status: 401, at: ["message": "Invalid id_token"])
    static let unauthorized = RefusalAnswer(status: 401, body: nil)
    static let forbidden = RefusalAnswer(status: 403, body: nil)
    static let serverFailed = RefusalAnswer(status: 500, body: nil)
  }
}
