import AuthClient
import Foundation

/// The outcome of Sign in with Apple, ready for the server.
public struct AppleAuthorization: Sendable {
  /// Stays the same for this person and this team of developers.
  public let userId: String
  /// Apple's word on who this is, for minutes. Nil only where the contract sends none, or an optional one.
  public let identityToken: Secret?
  /// Redeemed once, within five minutes. Nil only where the contract sends none, or an optional one.
  public let authorizationCode: Secret?
  public let rawNonce: Secret
  /// The name and mail address that the person shared. Only the first authorization has them: see `FirstAuthorization`.
  public let profile: AppleProfile
  /// Whether a `FirstAuthorization` has the profile, or there is nothing to keep in it.
  public let isProfileKept: Bool
  /// Apple's guess whether the user is a person. Your server may weigh it when it creates an account.
  public let realUser: AppleRealUser

  public var fullName: String? { profile.fullName }
  public var email: String? { profile.email }

  /// - Parameters:
  ///   - nonce: the one that Apple was given. It is spent with this.
  ///   - needs: what may not be missing.
  init(
    identityToken: Data?, authorizationCode: Data?, nonce: AppleNonce,
    needs: Set<AppleRule.Proof>, profile: AppleProfile, isProfileKept: Bool,
    realUser: AppleRealUser = .unknown
  ) throws(AppleFault) {
    guard let rawNonce = nonce.take() else { throw .nonceIsSpent }  //! failed-tap-drops-nonce
    self.identityToken = AppleAuthorization.text(identityToken)
    self.authorizationCode = AppleAuthorization.text(authorizationCode)
    //! apple-token-needed
    if needs.contains(.identityToken), self.identityToken == nil { throw .incomplete }
    //! apple-code-needed
    if needs.contains(.authorizationCode), self.authorizationCode == nil { throw .incomplete }
    if profile.userId.isEmpty { throw .incomplete }  //! apple-person-asked
    self.userId = profile.userId
    self.rawNonce = rawNonce
    self.profile = profile
    self.isProfileKept = isProfileKept
    self.realUser = realUser
  }

  private static func text(_ data: Data?) -> Secret? {
    guard let data, !data.isEmpty, let text = String(data: data, encoding: .utf8) else {
      return nil
    }  //! apple-token-asked
    return Secret(text)
  }
}

/// The outcome of Apple's sheet, before anything of it is judged.
struct AppleArrival: Sendable {
  let identityToken: Data?
  let authorizationCode: Data?
  let nonce: AppleNonce
  let needs: Set<AppleRule.Proof>
  let profile: AppleProfile
  var realUser = AppleRealUser.unknown

  /// The profile is kept first: Apple does not give it again, whatever is missing in the rest and whoever has cancelled.
  func judged(
    keepingIn first: FirstAuthorization?
  ) async -> Result<AppleAuthorization, AppleFault> {
    let isKept = await isKept(in: first)  //! partial-profile-kept
    do throws(AppleFault) {
      return .success(
        try AppleAuthorization(
          identityToken: identityToken, authorizationCode: authorizationCode, nonce: nonce,
          needs: needs, profile: profile, isProfileKept: isKept, realUser: realUser))
    } catch {
      return .failure(error)
    }
  }

  private func isKept(in first: FirstAuthorization?) async -> Bool {
    guard !profile.isEmpty else { return true }
    guard let first else { return false }
    do { try await first.keep(profile) } catch { return false }
    return true
  }
}

/// The reason why Sign in with Apple failed.
public enum AppleFault: Error, Hashable, Sendable {
  /// The person closed the sheet, or the task was cancelled.
  case cancelled
  case failed
  case invalidResponse
  case notHandled
  /// It would have needed a sheet where none can be shown.
  case notInteractive
  /// Often: nobody is signed in to iCloud, or the app lacks the capability.
  case unknown
  /// Apple left out the person's id, or of the token and the code what the contract needs.
  case incomplete
  /// This authorization was made into one before, or was not asked for here.
  case nonceIsSpent
  case noWindow
}

extension AppleFault: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .cancelled: .ignore
    case .failed, .invalidResponse, .notHandled, .unknown, .nonceIsSpent: .retry
    // By the next tap the scene is in the foreground.
    case .notInteractive, .noWindow: .retry
    case .incomplete: .tell
    }
  }

  public var errorDescription: String? { "Sign in with Apple gave nothing: \(self)." }
}

/// Apple's guess whether a user is a person.
public enum AppleRealUser: Hashable, Sendable {
  case likelyReal
  /// Apple hasn't decided. Treat the user like any other new one.
  case unknown
  /// Apple doesn't judge this user or this platform.
  case unsupported
}

/// The state that Apple reports for a person who signed in before.
public enum AppleCredentialState: Hashable, Sendable {
  case authorized
  /// The person took the app's access away.
  case revoked
  case notFound
  /// The app changed hands, and ids have to be exchanged.
  case transferred
  /// Apple could not be asked, or said something new. It is no reason to sign anybody out.
  case unknown

  /// The session that stands on it is over.
  public var endsSession: Bool { self == .revoked || self == .notFound }  //! unknown-keeps-session
}
