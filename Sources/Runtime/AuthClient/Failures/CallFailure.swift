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

extension CallFailure {
  /// The app's way to recover from the failure.
  public var recovery: Recovery {
    switch self {
    case .refused(let refusal): refusal.recovery
    case .undeclared(let refusal): refusal.recovery
    case .fault(let fault): rule(of: fault)?.recovery ?? fault.recovery
    case .signedOut: .signIn
    }
  }

  /// The contract's words for a person, never the server's; nil if the contract has none.
  ///
  /// - Parameter languages: as in `zh-Hans-CN`, the best first. Where the contract speaks none of
  ///   them, its own first language is the fallback.
  public func message(in languages: [String] = Locale.preferredLanguages) -> String? {
    messages?.text(in: languages)
  }

  private var messages: Messages? {
    switch self {
    case .refused(let refusal): refusal.rule.messages
    case .undeclared(let refusal): refusal.rule?.messages
    case .fault(let fault): rule(of: fault)?.messages
    case .signedOut(let refusal): refusal?.messages
    }
  }

  private func rule(of fault: Fault) -> FaultRule? { Refusal.faults.first { $0.fault == fault } }
}
