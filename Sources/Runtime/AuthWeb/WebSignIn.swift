import AuthClient
import Foundation

/// A way to sign in on web pages: the browser, and the guard of the callbacks.
///
/// A generated client opens its pages with it:
///
/// ```swift
/// let arrival = try await client.openLogin(in: WebSignIn(browser: browser))
/// ```
///
/// Without a generated client, call `run`:
///
///     let arrival = try await webSignIn.run(until: rule, isPrivate: true) { signIn in
///       page(state: signIn.state, codeChallenge: signIn.pkce.challenge)
///     }
///
/// One sign-in waits at a time: another one takes its place.
public struct WebSignIn: Sendable {
  private let browser: any Browser
  /// For callbacks that come to the app and not through the browser.
  public let arrivals: ArrivalGuard

  public init(browser: any Browser, arrivals: ArrivalGuard = ArrivalGuard()) {
    self.browser = browser
    self.arrivals = arrivals
  }

  /// - Parameters:
  ///   - rule: the form of the callback.
  ///   - isPrivate: whether the page shares nothing with the user's other browsing.
  ///   - page: the page's address for this sign-in, with its state and its challenge.
  public func run(
    until rule: CallbackRule, isPrivate: Bool, page: @Sendable (PendingSignIn) -> URL?
  ) async throws(WebFault) -> WebArrival {
    let signIn = arrivals.begin(rule)
    defer { arrivals.cancel(signIn) }  //! failed-sign-in-dropped
    return try await show(page(signIn), for: signIn, isPrivate: isPrivate)
  }

  /// Asks a server for the page's address, and runs as with any page.
  func visit<Refusal>(
    until rule: CallbackRule, isPrivate: Bool,
    askedFor ask: @Sendable (PendingSignIn) async throws(CallFailure<Refusal>) -> URL
  ) async throws(PageFailure<Refusal>) -> WebArrival {
    let signIn = arrivals.begin(rule)
    defer { arrivals.cancel(signIn) }  //! unnamed-page-dropped
    let address: URL
    do { address = try await ask(signIn) } catch { throw .call(error) }
    do {
      return try await show(address, for: signIn, isPrivate: isPrivate)
    } catch { throw .page(error) }
  }

  private func show(
    _ address: URL?, for signIn: PendingSignIn, isPrivate: Bool
  ) async throws(WebFault) -> WebArrival {
    guard let address, address.isSafe else { throw .insecure }  //! page-url-safe
    let url = try await browser.open(address, until: signIn.rule, isPrivate: isPrivate)
    guard !Task.isCancelled else { throw .cancelled }  //! cancelled-task-callback
    //! own-browser-callback
    do { return try arrivals.accept(url, for: signIn) } catch { throw .arrival(error) }
  }
}
