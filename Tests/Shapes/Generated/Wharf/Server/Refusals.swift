// Written by authgen from pages-in-answers.yaml: change the contract, not this file.

import AuthServer

extension Wharf {
  /// How `linkGoogle` may refuse.
  public enum LinkGoogleRefusal: DeclaredRefusal, CaseIterable {
    case linkTaken, sessionEnded

    public var answer: RefusalAnswer {
      switch self {
      case .linkTaken: Refusals.linkTaken
      case .sessionEnded: Refusals.sessionEnded
      }
    }
  }

  /// How `openCompany` may refuse.
  public enum OpenCompanyRefusal: DeclaredRefusal, Equatable {
    case nobodyThere(text: String)

    public var answer: RefusalAnswer {
      switch self {
      case .nobodyThere(let text): Refusals.nobodyThere(text: text)
      }
    }
  }

  /// How `signInWithGoogle` may refuse.
  public enum SignInWithGoogleRefusal: DeclaredRefusal, CaseIterable {
    case flowOver, linkTaken

    public var answer: RefusalAnswer {
      switch self {
      case .flowOver: Refusals.flowOver
      case .linkTaken: Refusals.linkTaken
      }
    }
  }

  /// How `sendCode` may refuse.
  public enum SendCodeRefusal: DeclaredRefusal, Equatable {
    case wrongCode
    case nobodyThere(text: String)
    case notTaken

    public var answer: RefusalAnswer {
      switch self {
      case .wrongCode: Refusals.wrongCode
      case .nobodyThere(let text): Refusals.nobodyThere(text: text)
      case .notTaken: Refusals.notTaken
      }
    }
  }

  /// How `redeem` may refuse.
  public enum RedeemRefusal: DeclaredRefusal, CaseIterable {
    case notTaken

    public var answer: RefusalAnswer {
      switch self {
      case .notTaken: Refusals.notTaken
      }
    }
  }

  /// How `renewSession` may refuse.
  public enum RenewSessionRefusal: DeclaredRefusal, CaseIterable {
    case renewalRefused

    public var answer: RefusalAnswer {
      switch self {
      case .renewalRefused: Refusals.renewalRefused
      }
    }
  }

  /// How `me` may refuse.
  public enum MeRefusal: DeclaredRefusal, CaseIterable {
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

extension Wharf {
  /// How each refusal looks on the wire.
  private enum Refusals {
    // status 400, ui.nodes.*.messages.*.id 4010008
    static let wrongCode = RefusalAnswer(status: 400, at: ["ui.nodes.*.messages.*.id": 4_010_008])
    // status 400, ui.nodes.*.messages.*.id 4000035
    static func nobodyThere(text: String) -> RefusalAnswer {
      RefusalAnswer(
        status: 400,
        at: ["ui.nodes.*.messages.*.id": 4_000_035, "ui.nodes.*.messages.*.text": text.json])
    }
    // status 410
    static let flowOver = RefusalAnswer(status: 410, body: nil)
    // status 422, ui.nodes.*.messages.*.id 4000027
    static let linkTaken = RefusalAnswer(status: 422, at: ["ui.nodes.*.messages.*.id": 4_000_027])
    // status 400
    static let notTaken = RefusalAnswer(status: 400, body: nil)
    // status 401
    static let sessionEnded = RefusalAnswer(status: 401, body: nil)
    // status 400, ui.nodes.*.messages.*.id 4010009
    static let renewalRefused = RefusalAnswer(
      status: 400, at: ["ui.nodes.*.messages.*.id": 4_010_009])
  }
}
