// Written by authgen from form-bodies.yaml: change the contract, not this file.

import AuthServer

extension Foyer {
  /// How `exchangeCode` may refuse.
  public enum ExchangeCodeRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused

    public var answer: RefusalAnswer {
      switch self {
      case .codeRefused: Refusals.codeRefused
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case codeRefused

    public var answer: RefusalAnswer {
      switch self {
      case .codeRefused: Refusals.codeRefused
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
    case tokenRefused

    public var answer: RefusalAnswer {
      switch self {
      case .tokenRefused: Refusals.tokenRefused
      }
    }
  }

  /// How `setPicture` may refuse.
  public enum SetPictureRefusal: DeclaredRefusal, CaseIterable {
    case tokenRefused

    public var answer: RefusalAnswer {
      switch self {
      case .tokenRefused: Refusals.tokenRefused
      }
    }
  }
}

extension Foyer {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, error invalid_grant
    static let codeRefused = RefusalAnswer(status: 400, at: ["error": "invalid_grant"])
    // status 401, error invalid_token
    static let tokenRefused = RefusalAnswer(status: 401, at: ["error": "invalid_token"])
  }
}
