import AuthServer
import ContractModel
import Stores

/// Others who vouch for a person, whoever they are: Apple, an OpenID provider, WeChat.
protocol ProviderGate: Sendable {
  /// Checks what came from a provider: an identity token by its keys, issuer, audience and nonce; an
  /// authorization code by exchanging it.
  func vouch(for proof: ProviderProof, at provider: Provider) async throws(ProviderFault)
    -> ProviderPerson
  /// The URL where the browser goes to sign in there.
  func start(_ start: ProviderStart, at provider: Provider) async throws(ProviderFault) -> String
  /// Reads a signed notice about an account.
  func notice(_ notice: Secret, from provider: Provider) async throws(ProviderFault)
    -> ProviderNotice
  /// Tells the provider that the account is deleted here; what it takes for it was kept at the sign-in.
  func revoke(_ person: ProviderGrant, at provider: Provider) async throws(ProviderFault)
}

/// The values that the app or the browser brought from a provider.
struct ProviderProof: Sendable {
  /// By what each is: an identity token, a code, the raw nonce, the code verifier of a code.
  var slots: [ProviderSlot: Secret] = [:]
  /// The call has a place for the raw nonce: a token that carries one is nobody's who does not send it.
  var takesNonce = false
  /// The URL to which the provider sent the browser back; nil where an app asked by itself.
  var redirect: String?
  /// The nonce that this server put into its own question.
  var nonce: Secret?
}

/// Whom a provider vouches for.
struct ProviderPerson: Sendable {
  /// The provider's own name of the person, which never changes.
  var subject: String
  var email: String?
  /// The provider says that the address is the person's.
  var emailIsVerified = false
  var fullName: String?
  /// The grant that revoking takes later: Apple's refresh token.
  var grant: ProviderGrant?
}

/// The right of this server to act for the person at the provider.
struct ProviderGrant: Sendable {
  var subject: String
  var refreshToken: Secret?
  /// One that was not exchanged yet.
  var authorizationCode: Secret?
}

/// The parameters that the browser takes along to a provider.
struct ProviderStart: Sendable {
  /// This server's own route to which the provider sends the browser back.
  var redirect: String
  /// Comes back as it is.
  var state: String
  var nonce: String
  /// The challenge of this server's own verifier, S256.
  var codeChallenge: String
  /// The route takes a form, not a query.
  var returnsByForm = false
}

/// A provider's notice about an account.
struct ProviderNotice: Sendable {
  /// The id by which the notice counts once.
  var id: String
  var subject: String
  var event: Event

  enum Event: String, CaseIterable, Sendable {
    /// The person took the app's rights back.
    case consentRevoked = "consent-revoked"
    /// The account at the provider is gone.
    case accountDeleted = "account-delete"
    case emailDisabled = "email-disabled"
    case emailEnabled = "email-enabled"
  }
}

/// Why a provider vouches for nobody.
enum ProviderFault: Error, Equatable, Sendable {
  /// The token or the code is not right; the text says for a log why, and nothing of it.
  case refused(String)
  /// It does not answer.
  case unavailable(retryAfter: Int)
  /// This server was not told what it takes: keys, a client's secret.
  case notSetUp
}
