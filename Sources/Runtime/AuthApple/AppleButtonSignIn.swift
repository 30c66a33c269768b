#if canImport(AuthenticationServices) && !os(watchOS) && !os(tvOS)
  public import AuthClient
  public import AuthenticationServices

  /// Sign in with Apple by SwiftUI's own button. One of these goes with one button, for as many taps as it takes:
  ///
  ///     SignInWithAppleButton(.signIn) { request in
  ///       apple.fill(request)
  ///     } onCompletion: { result in
  ///       Task { try await client.signIn(apple.authorization(from: result)) }
  ///     }
  @MainActor
  public final class AppleButtonSignIn {
    private let request: AppleRequest
    private let first: FirstAuthorization?
    private let nonce = PendingAppleNonce()

    /// - Parameters:
    ///   - rule: the contract's.
    ///   - scopes: what the person is asked for, if it is not what the contract says.
    ///   - first: keeps the name and the mail, whatever becomes of the rest. Without one the app keeps them itself.
    public init(
      _ rule: AppleRule, asking scopes: Set<AppleScope>? = nil,
      keepingIn first: FirstAuthorization? = nil
    ) {
      request = AppleRequest(rule, scopes)
      self.first = first
    }

    /// Puts the scopes and a new nonce into a request. The nonce of the tap before counts no more.
    public func fill(_ request: ASAuthorizationAppleIDRequest) {
      self.request.fill(request, nonce.begin(self.request.rule.nonce))
    }

    /// The result of the last tap; it can be asked once. Where its `isProfileKept` is false, keep the profile
    /// before doing anything else.
    public func authorization(
      from result: Result<ASAuthorization, any Error>
    ) async throws(AppleFault) -> AppleAuthorization {
      let authorization: ASAuthorization
      do { authorization = try result.get() } catch { throw AppleFault(error) }
      let arrival = try AppleArrival(authorization, nonce, needs: request.rule.needs)
      return try await arrival.judged(keepingIn: first).get()
    }
  }
#endif
