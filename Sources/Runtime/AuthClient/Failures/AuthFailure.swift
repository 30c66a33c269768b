import Foundation

/// A failure of this library, whichever call it comes from. Where the compiler only knows `any Error`, as after two
/// calls in one `do` or in a `Task {}`, `catch let failure as any AuthFailure` asks it what to do.
///
/// `localizedDescription` is the contract's message, or a sentence of this library where the contract has none. It
/// never holds a text of the server, a token or an address.
public protocol AuthFailure: LocalizedError {
  /// The app's way to recover from the failure.
  var recovery: Recovery { get }
  /// The contract's words for a person, never the server's; nil if the contract has none.
  ///
  /// - Parameter languages: as in `zh-Hans-CN`, the best first. Where the contract speaks none of
  ///   them, its own first language is the fallback.
  func message(in languages: [String]) -> String?
  /// The person or the app gave up, or a later sign-in took the place of this one: there is nothing to show.
  var isCancelled: Bool { get }
  /// The refusal that ended the session; nil if the session goes on, or if no refusal ended it.
  var endedBecause: RefusalRule? { get }
}

extension AuthFailure {
  /// The contract's words in the person's language; nil if the contract has none.
  public func message() -> String? { message(in: Locale.preferredLanguages) }

  public func message(in languages: [String]) -> String? { nil }
  public var isCancelled: Bool { recovery == .ignore }
  public var endedBecause: RefusalRule? { nil }
}
