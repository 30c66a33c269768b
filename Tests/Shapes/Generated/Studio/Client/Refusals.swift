// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import AuthPasswords
import Foundation

nonisolated extension Studio {
  /// Why `signIn` was refused.
  public enum SignInRefusal: DeclaredRefusal, CaseIterable {
    case wrongPassword

    public var rule: RefusalRule {
      switch self {
      case .wrongPassword: Refusals.wrongPassword
      }
    }
  }

  /// Why `acceptTerms` was refused.
  public enum AcceptTermsRefusal: DeclaredRefusal, CaseIterable {
    case stepEnded

    public var rule: RefusalRule {
      switch self {
      case .stepEnded: Refusals.stepEnded
      }
    }
  }

  /// Why `choosePassword` was refused.
  public enum ChoosePasswordRefusal: DeclaredRefusal, CaseIterable {
    case weakPassword, stepEnded

    public var rule: RefusalRule {
      switch self {
      case .weakPassword: Refusals.weakPassword
      case .stepEnded: Refusals.stepEnded
      }
    }
  }

  /// Why `projects` was refused.
  public enum ProjectsRefusal: DeclaredRefusal, CaseIterable {
    case sessionEnded

    public var rule: RefusalRule {
      switch self {
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// Why `signOut` was refused.
  public typealias SignOutRefusal = ProjectsRefusal
}

/// The rules of the contract for each refusal.
private nonisolated enum Refusals {
  // status 403, code password
  static let wrongPassword = RefusalRule(name: "wrongPassword", status: 403, match: ["code": .equals("password")], recovery: .correct, messages: ["en": "Wrong name or password"])
  // status 422
  static let weakPassword = RefusalRule(name: "weakPassword", status: 422, recovery: .correct, messages: ["en": "This password is too weak"])
  // status 410
  static let stepEnded = RefusalRule(name: "stepEnded", status: 410, recovery: .signIn)
  // status 401
  static let sessionEnded = RefusalRule(name: "sessionEnded", status: 401, recovery: .signIn)
}
