public import AuthClient
public import Foundation

/// A browser that shows a sign-in page and waits for the URL that ends it. `SystemBrowser` on a device, `FakeBrowser`
/// in tests and previews.
public protocol Browser: Sendable {
  /// - Parameters:
  ///   - page: the page's address.
  ///   - callback: the callback that ends the sign-in.
  ///   - isPrivate: nothing of the person's other browsing is seen by the page or kept from it.
  /// - Returns: what the browser took for the callback. Only `ArrivalGuard` says whether it is.
  ///
  /// When the task is cancelled the page closes and `.cancelled` is thrown.
  func open(
    _ page: URL, until callback: CallbackRule, isPrivate: Bool
  ) async throws(WebFault) -> URL
}

/// The reason why a web sign-in ended without an acceptable callback.
public enum WebFault: Error, Hashable, Sendable {
  /// The person closed the page, or the task was cancelled.
  case cancelled
  /// The page's address is none, or neither https nor on this machine.
  case insecure
  /// There is no window in the foreground to show the page over. A second try often finds one.
  case noWindow
  /// This system cannot wait for such a callback: https ones need iOS 17.4, macOS 14.4, visionOS 1.1.
  case unsupported
  /// The system refused the https callback, because its host and the app don't vouch for each other. Add
  /// `webcredentials:HOST` to the app's Associated Domains, and the app's id to `webcredentials.apps` in the host's
  /// `apple-app-site-association`. An `applinks` entry isn't enough.
  case unassociated(host: String)
  /// The browser failed, and did not say why in a way that helps.
  case failed
  case arrival(ArrivalFault)
  /// The tokens came and no session began: somebody signed out meanwhile, or they could not be stored. Or the
  /// session is over, and the store could not be cleared.
  case session(Fault)
}

extension WebFault: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .cancelled: .ignore
    case .failed, .noWindow: .retry
    case .insecure, .unsupported, .unassociated: .tell
    case .arrival(let fault): fault.recovery
    case .session(let fault): fault.recovery
    }
  }

  public var errorDescription: String? {
    switch self {
    case .cancelled: "The page was closed."
    case .insecure: "The page's address is not secure."
    case .noWindow: "There is no window in the foreground to show the page over."
    case .unsupported: "This system cannot wait for the page's callback."
    case .unassociated: "The app isn't associated with the callback's host (webcredentials)."
    case .failed: "The browser failed."
    case .arrival(let fault): fault.errorDescription
    case .session(let fault): fault.errorDescription
    }
  }
}
