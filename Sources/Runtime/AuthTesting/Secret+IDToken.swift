public import AuthClient
import Foundation
import Primitives

extension Secret {
  /// An ID token for tests and previews, which nobody signed. A client that compares the nonce takes it.
  ///
  /// - Parameter nonce: the `rawNonce` of the callback, or its hash where the provider is told that.
  public static func fakeIDToken(nonce: Secret) -> Secret {
    let payload = try? JSONEncoder().encode(["nonce": nonce.reveal()])
    return Secret("e30.\(Base64URL.encode([UInt8](payload ?? Data()))).")
  }
}
