import Foundation

/// The reason why a call failed.
///
/// ```swift
/// do throws(CallFailure<Readmigo.SignInWithEmailRefusal>) {
///   _ = try await client.signInWithEmail(email: email, password: password)
/// } catch .refused(.wrongCredentials(let details)) {
///   show(attemptsLeft: details.attemptsLeft)
/// } catch {
///   show(error.message(in: ["zh-Hans"]), error.recovery)
/// }
/// ```
public enum CallFailure<Refusal: DeclaredRefusal>: Error, Hashable {
  /// The server refused the call in a way that the contract declares for this endpoint.
  case refused(Refusal)
  /// The server refused the call in another way, or without the declared fields.
  case undeclared(UndeclaredRefusal)
  /// No valid response came, or the store failed. The session is unchanged.
  case fault(Fault)
  /// The call needs a session and there is none, or it ended in the meantime because of this refusal.
  case signedOut(because: RefusalRule?)
}

extension CallFailure: AuthFailure {
  /// The way the app recovers; never `.renew`, because the session has already refreshed.
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
