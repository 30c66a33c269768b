#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
  public import AuthClient
  public import AuthenticationServices

  /// Sign in with Apple, by the system's own sheet.
  public struct AppleSignInController: Sendable {
    private let request: AppleRequest
    private let first: FirstAuthorization?
    private let window: @MainActor @Sendable () -> ASPresentationAnchor?

    /// - Parameters:
    ///   - rule: the contract's.
    ///   - scopes: what the person is asked for, if it is not what the contract says.
    ///   - first: keeps the name and the mail, whatever becomes of the rest. Without one the app keeps them itself.
    ///   - window: where the sheet is shown.
    public init(
      _ rule: AppleRule, asking scopes: Set<AppleScope>? = nil,
      keepingIn first: FirstAuthorization? = nil,
      window: @escaping @MainActor @Sendable () -> ASPresentationAnchor?
    ) {
      request = AppleRequest(rule, scopes)
      self.first = first
      self.window = window
    }

    /// Shows the sheet. Where `isProfileKept` of what comes is false, keep the profile before doing anything else.
    public func authorize() async throws(AppleFault) -> AppleAuthorization {
      guard let window = await window() else { throw .noWindow }
      let sheet = await AppleSheet(window, first)
      let result = await withTaskCancellationHandler {
        await sheet.run(request)
      } onCancel: {
        Task { @MainActor in sheet.cancel() }
      }
      return try result.get()
    }

    /// Asks Apple about a user who signed in before. Call it at launch and after each of the ``revocations``.
    ///
    /// The answer only means something on a device: simulators report the same state for every user.
    ///
    /// - Returns: `.unknown` if Apple can't be asked.
    public static func credentialState(of userId: String) async -> AppleCredentialState {
      let answer = OneAnswer<AppleCredentialState>()
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: userId) { state, error in
        answer.give(error == nil ? AppleCredentialState(state) : .unknown)
      }
      return await answer.wait()
    }

    /// Yields when a user revokes the app's use of their Apple Account, while the app runs.
    ///
    /// Apple doesn't report who it was, so ask for the ``credentialState(of:)`` of each signed-in user.
    public static var revocations: AsyncStream<Void> {
      NotificationCenter.default.notices(
        ASAuthorizationAppleIDProvider.credentialRevokedNotification)
    }
  }

  /// One sheet that is open.
  @MainActor
  private final class AppleSheet: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    private let window: ASPresentationAnchor
    private let first: FirstAuthorization?
    private let nonce = PendingAppleNonce()
    private let answer = OneAnswer<Result<AppleAuthorization, AppleFault>>()
    private var controller: ASAuthorizationController?
    private var isCancelled = false
    private var needs: Set<AppleRule.Proof> = []

    init(_ window: ASPresentationAnchor, _ first: FirstAuthorization?) {
      self.window = window
      self.first = first
    }

    func run(_ asked: AppleRequest) async -> Result<AppleAuthorization, AppleFault> {
      guard !isCancelled, !Task.isCancelled else { return .failure(.cancelled) }
      needs = asked.rule.needs
      let request = ASAuthorizationAppleIDProvider().createRequest()
      asked.fill(request, nonce.begin(asked.rule.nonce))
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      controller.presentationContextProvider = self
      self.controller = controller
      controller.performRequests()
      return await answer.wait()
    }

    func cancel() {
      isCancelled = true
      controller?.cancel()
      answer.give(.failure(.cancelled))
    }

    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      window
    }

    func authorizationController(
      controller: ASAuthorizationController,
      didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      do throws(AppleFault) {
        let arrival = try AppleArrival(authorization, nonce, needs: needs)
        Task { answer.give(await arrival.judged(keepingIn: first)) }
      } catch {
        answer.give(.failure(error))
      }
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      answer.give(.failure(AppleFault(error)))
    }
  }

  extension AppleCredentialState {
    fileprivate init(_ state: ASAuthorizationAppleIDProvider.CredentialState) {
      switch state {
      case .authorized: self = .authorized
      case .revoked: self = .revoked
      case .notFound: self = .notFound
      case .transferred: self = .transferred
      @unknown default: self = .unknown
      }
    }
  }
#endif
