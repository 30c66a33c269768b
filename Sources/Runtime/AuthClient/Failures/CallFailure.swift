import Foundation

/// Why a call failed.
public enum CallFailure<Refusal: DeclaredRefusal>: Error, Hashable {
  /// The server said no, in a way that the contract declares.
  case refused(Refusal)
  case undeclared(UndeclaredRefusal)
  case fault(Fault)
  /// The call needs a session and there is none, or it ended meanwhile: because of this refusal, if
  /// it was one.
  case signedOut(because: RefusalRule?)
}

extension CallFailure: AuthFailure {
  /// The app's way to recover; never `.renew`, which the session has done by then.
  public var recovery: Recovery { declared.forApp }

  private var declared: Recovery {
    switch self {
    case .refused(let refusal): refusal.recovery
    case .undeclared(let refusal): refusal.recovery
    case .fault(let fault): rule(of: fault)?.recovery ?? fault.recovery
    case .signedOut: .signIn
    }
  }

  public func message(in languages: [String]) -> String? { messages?.text(in: languages) }

  public var endedBecause: RefusalRule? {
    if case .signedOut(let refusal) = self { refusal } else { nil }
  }

  public var errorDescription: String? { message() ?? sentence.text(in: Locale.preferredLanguages) }

  private var messages: Messages? {
    switch self {
    case .refused(let refusal): refusal.rule.messages
    case .undeclared(let refusal): refusal.rule?.messages
    case .fault(let fault): rule(of: fault)?.messages
    case .signedOut(let refusal): refusal?.messages
    }
  }

  private var sentence: Messages {
    switch self {
    case .refused(let refusal): refusal.rule.sentence
    case .undeclared(let refusal): refusal.rule?.sentence ?? refusal.sentence
    case .fault(let fault): fault.sentence
    case .signedOut: ["en": "Please sign in.", "zh-Hans": "请登录"]
    }
  }

  private func rule(of fault: Fault) -> FaultRule? { Refusal.faults.first { $0.fault == fault } }
}

extension RefusalRule {
  fileprivate var sentence: Messages {
    ["en": "The server refused this: \(name).", "zh-Hans": "服务器拒绝了此操作:\(name)"]
  }
}

extension UndeclaredRefusal {
  fileprivate var sentence: Messages {
    ["en": "The server refused this (\(status)).", "zh-Hans": "服务器拒绝了此操作(\(status))"]
  }
}
