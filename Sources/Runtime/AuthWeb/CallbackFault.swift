public import AuthClient
import Foundation

/// The reason why a URL isn't the expected callback. It contains nothing of the URL.
public enum CallbackFault: Error, Hashable, Sendable {
  /// The rule's own URL is not one that can end a sign-in, so nothing is.
  case unusableRule
  case tooLong
  /// A space, a control character or anything beyond ASCII.
  case character
  case otherScheme
  case otherHost
  case otherPath
  case userInfo
  case port
  case fragment
  /// `%zz`, or one that stands for a control character or for no text.
  case escape
  /// A parameter stands twice.
  case duplicate
  /// This parameter, which the rule names, is not there.
  case missing(String)
  /// This one is there and says nothing.
  case empty(String)
  /// The ID token is the answer to another sign-in.
  case otherNonce
  /// The page ended the sign-in with `error=` (RFC 6749, section 4.1.2.1).
  case refused(OAuthRefusal)
}

extension CallbackFault: AuthFailure {
  public var recovery: Recovery {
    switch self {
    case .refused(.accessDenied), .refused(.serverError), .refused(.temporarilyUnavailable): .retry
    default: .tell
    }
  }

  public var errorDescription: String? {
    if case .refused(let refusal) = self {
      "The page refused the sign-in: \(refusal)."
    } else {
      "The page's callback is not as expected: \(self)."
    }
  }
}

/// The reasons that OAuth and OpenID Connect have words for. What else stands in `error=`, and all of
/// `error_description=`, is anybody's text: it is not kept and shown to nobody.
public enum OAuthRefusal: String, Hashable, Sendable {
  case invalidRequest = "invalid_request"
  case unauthorizedClient = "unauthorized_client"
  /// The person said no, or may not sign in.
  case accessDenied = "access_denied"
  case unsupportedResponseType = "unsupported_response_type"
  case invalidScope = "invalid_scope"
  case serverError = "server_error"
  case temporarilyUnavailable = "temporarily_unavailable"
  case interactionRequired = "interaction_required"
  case loginRequired = "login_required"
  case consentRequired = "consent_required"
  case other = ""
}
