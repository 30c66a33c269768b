#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
  import AuthClient
  import AuthenticationServices

  /// Sign in with Apple, by the system's own sheet.
  public struct AppleSignInController: Sendable {
    private let scopes: Set<AppleScope>
    private let first: FirstAuthorization?
    private let window: @MainActor @Sendable () -> ASPresentationAnchor?

    /// - Parameters:
    ///   - first: keeps the name and the mail, whatever becomes of the rest. Without one the app keeps them itself.
    ///   - window: where the sheet is shown.
    public init(
      asking scopes: Set<AppleScope>, keepingIn first: FirstAuthorization? = nil,
      window: @escaping @MainActor @Sendable () -> ASPresentationAnchor?
    ) {
      self.scopes = scopes
      self.first = first
      self.window = window
    }

    /// Shows the sheet. Where `isProfileKept` of what comes is false, keep the profile before doing anything else.
    public func authorize() async throws(AppleFault) -> AppleAuthorization {
      guard let window = await window() else { throw .noWindow }
      let sheet = await AppleSheet(window, first)
      let result = await withTaskCancellationHandler {
        await sheet.run(scopes)
      } onCancel: {
        Task { @MainActor in sheet.cancel() }
      }
      return try result.get()
    }

    /// What Apple says of a person who signed in before. To be asked at launch.
    public static func credentialState(of userId: String) async -> AppleCredentialState {
      let answer = OneAnswer<AppleCredentialState>()
      ASAuthorizationAppleIDProvider().getCredentialState(forUserID: userId) { state, error in
        answer.give(error == nil ? AppleCredentialState(state) : .unknown)
      }
      return await answer.wait()
    }
  }

  /// One sheet that is open.
  @MainActor
  private final class AppleSheet: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    private let window: ASPresentationAnchor
    private let first: FirstAuthorization?
    private let nonce = AppleNonce()
    private let answer = OneAnswer<Result<AppleAuthorization, AppleFault>>()
    private var controller: ASAuthorizationController?
    private var isCancelled = false

    init(_ window: ASPresentationAnchor, _ first: FirstAuthorization?) {
      self.window = window
      self.first = first
    }

    func run(_ scopes: Set<AppleScope>) async -> Result<AppleAuthorization, AppleFault> {
      guard !isCancelled, !Task.isCancelled else { return .failure(.cancelled) }
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.requestedScopes = AppleScope.allCases.filter(scopes.contains).map(\.asked)
      request.nonce = nonce.sha256Hex
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
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
        return answer.give(.failure(.incomplete))
      }
      let arrival = AppleArrival(
        identityToken: credential.identityToken, authorizationCode: credential.authorizationCode,
        nonce: nonce,
        profile: AppleProfile(
          userId: credential.user, fullName: credential.fullName.flatMap(PersonName.text),
          email: credential.email))
      Task { answer.give(await arrival.judged(keepingIn: first)) }
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      answer.give(.failure(AppleFault(error)))
    }
  }

  extension AppleScope {
    fileprivate var asked: ASAuthorization.Scope {
      switch self {
      case .fullName: .fullName
      case .email: .email
      }
    }
  }

  extension AppleFault {
    fileprivate init(_ error: any Error) {
      switch (error as? ASAuthorizationError)?.code {
      case .canceled: self = .cancelled
      case .failed: self = .failed
      case .invalidResponse: self = .invalidResponse
      case .notHandled: self = .notHandled
      case .notInteractive: self = .notInteractive
      default: self = .unknown
      }
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
