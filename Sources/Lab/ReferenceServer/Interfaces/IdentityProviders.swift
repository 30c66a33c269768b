import AuthServer
import ContractModel
import Providers
import Stores

/// Providers that verify the identity of a person: Apple, an OpenID provider, WeChat.
protocol IdentityProviders: Sendable {
  /// Checks what came from a provider: an identity token by its keys, issuer, audience and nonce; an
  /// authorization code by exchanging it.
  func verify(_ proof: ProviderProof, at provider: Provider) async throws(VerificationError)
    -> VerifiedIdentity
  /// The URL where the browser goes to sign in there.
  func start(_ start: ProviderStart, at provider: Provider) async throws(VerificationError)
    -> String
  /// Reads a signed notice about an account.
  func notice(_ notice: Secret, from provider: Provider) async throws(VerificationError)
    -> ProviderNotice
  /// Tells the provider that the account is deleted here; what it takes for that was kept at the sign-in.
  func revoke(_ grant: ProviderGrant, at provider: Provider) async throws(VerificationError)
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
