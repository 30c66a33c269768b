#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
  import AuthClient
  public import AuthenticationServices

  /// The system's own browser for signing in, over a window of the app.
  public struct SystemBrowser: Browser {
    private let window: @MainActor @Sendable () -> ASPresentationAnchor?

    /// - Parameter window: where the page is shown.
    public init(window: @escaping @MainActor @Sendable () -> ASPresentationAnchor?) {
      self.window = window
    }

    public func open(
      _ page: URL, until callback: CallbackRule, isPrivate: Bool
    ) async throws(WebFault) -> URL {
      guard callback.isUsable else { throw .arrival(.callback(.unusableRule)) }
      guard let window = await window() else { throw .noWindow }
      let visit = await BrowserVisit(window)
      let result = await withTaskCancellationHandler {
        await visit.run(page, callback, isPrivate)
      } onCancel: {
        Task { @MainActor in visit.cancel() }
      }
      return try result.get()
    }
  }

  /// One page that is open.
  @MainActor
  private final class BrowserVisit: NSObject, ASWebAuthenticationPresentationContextProviding {
    private let window: ASPresentationAnchor
    private let answer = OneAnswer<Result<URL, WebFault>>()
    private var session: ASWebAuthenticationSession?
    private var isCancelled = false

    init(_ window: ASPresentationAnchor) { self.window = window }

    func run(
      _ page: URL, _ callback: CallbackRule, _ isPrivate: Bool
    ) async -> Result<URL, WebFault> {
      guard !isCancelled, !Task.isCancelled else { return .failure(.cancelled) }
      guard let session = session(page, callback) else { return .failure(.unsupported) }
      session.presentationContextProvider = self
      session.prefersEphemeralWebBrowserSession = isPrivate
      self.session = session
      if !session.start() {
        // The completion handler has the reason. It may run only in the next turn of the main queue, or never.
        DispatchQueue.main.async { [answer] in answer.give(.failure(.failed)) }
      }
      return await answer.wait()
    }

    func cancel() {
      isCancelled = true
      session?.cancel()
      answer.give(.failure(.cancelled))
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
      window
    }

    private func session(_ page: URL, _ callback: CallbackRule) -> ASWebAuthenticationSession? {
      // The system may call this from any thread: it must not inherit the main actor.
      let done: @Sendable (URL?, (any Error)?) -> Void = { [answer] url, error in
        let fault = WebFault(session: error.map { $0 as NSError }, waitingFor: callback)
        answer.give(url.map(Result.success) ?? .failure(fault))
      }
      guard callback.isWeb else {
        return ASWebAuthenticationSession(
          url: page, callbackURLScheme: callback.scheme, completionHandler: done)
      }
      guard #available(iOS 17.4, macOS 14.4, visionOS 1.1, *), let host = callback.host else {
        return nil
      }
      return ASWebAuthenticationSession(
        url: page, callback: .https(host: host, path: callback.path), completionHandler: done)
    }
  }
#endif
