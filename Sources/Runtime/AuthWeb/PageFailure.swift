public import AuthClient
import Foundation

/// The reason why a call whose response names a page didn't end in that page's callback.
public enum PageFailure<Refusal: DeclaredRefusal>: Error, Hashable {
  /// The call failed, and no page was opened.
  case call(CallFailure<Refusal>)
  case page(WebFault)
}

extension PageFailure: AuthFailure {
  private var failure: any AuthFailure {
    switch self {
    case .call(let failure): failure
    case .page(let fault): fault
    }
  }

  public var recovery: Recovery { failure.recovery }
  public var endedBecause: RefusalRule? { failure.endedBecause }
  public var errorDescription: String? { failure.errorDescription }

  public func message(in languages: [String]) -> String? { failure.message(in: languages) }
}

extension PageFailure: CustomStringConvertible {
  /// A line for logs, as a `CallFailure` has one.
  public var description: String { "\(failure)" }
}
