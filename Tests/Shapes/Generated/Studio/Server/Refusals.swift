// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthServer

extension Studio {
  /// How `signIn` may refuse.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var answer: RefusalAnswer {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// How `acceptTerms` may refuse.
  public enum AcceptTermsRefusal: DeclaredRefusal, CaseIterable {
    case stepEnded

    public var answer: RefusalAnswer {
      switch self {
      case .stepEnded: Refusals.stepEnded
      }
    }
  }

  /// How `choosePassword` may refuse.
  public enum ChoosePasswordRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword, stepEnded

    public var answer: RefusalAnswer {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .stepEnded: Refusals.stepEnded
      }
    }
  }

  /// How `projects` may refuse.
  public enum ProjectsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `signOut` may refuse.
  public enum SignOutRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }
}

extension Studio {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 403, code password
    static let wrongPassword = RefusalAnswer(status: 403, at: ["code": "password"])
    // status 422
    static let weakPassword = RefusalAnswer(status: 422, body: nil)
    // status 410
    static let stepEnded = RefusalAnswer(status: 410, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
  }
}
