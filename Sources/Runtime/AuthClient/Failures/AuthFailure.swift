public import Foundation

/// A failure of any call of the libraries.
///
/// Catch it if the compiler only knows `any Error`, as after two calls in one `do` or inside a `Task {}`:
///
/// ```swift
/// } catch let failure as any AuthFailure {
///   if !failure.isCancelled { show(failure.message(in: ["zh-Hans"]), failure.recovery) }
/// }
/// ```
///
/// `localizedDescription` is the contract's message, or a sentence of this library if the contract has none. It never
/// contains a text of the server, a token or an address.
public protocol AuthFailure: LocalizedError {
  /// The way the app recovers from the failure.
  var recovery: Recovery { get }
  /// Returns the contract's message for the user, never the server's; nil if the contract has none.
  ///
  /// - Parameter languages: tags such as `zh-Hans-CN`, the best first. If the contract has none of them, its own first
  ///   language is the fallback.
  func message(in languages: [String]) -> String?
  /// Whether the user or the app cancelled, or a newer sign-in superseded this one. Show nothing then.
  var isCancelled: Bool { get }
  /// The refusal that ended the session; nil if the session goes on, or if no refusal ended it.
  var endedBecause: RefusalRule? { get }
}

extension AuthFailure {
  /// Returns the contract's message in the user's language; nil if the contract has none.
  public func message() -> String? { message(in: Locale.preferredLanguages) }

  public func message(in languages: [String]) -> String? { nil }
  public var isCancelled: Bool { recovery == .ignore }
  public var endedBecause: RefusalRule? { nil }
}
