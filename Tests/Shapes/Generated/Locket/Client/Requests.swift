// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Locket {
  struct SignInBody: Encodable, Sendable {
    let ceremony: Secret
    let id: URLSafeBytes
    let clientData: URLSafeBytes
    let authenticatorData: URLSafeBytes
    let signature: URLSafeBytes
    let user: URLSafeBytes?

    private enum CodingKeys: String, CodingKey {
      case ceremony, id, authenticatorData, signature
      case clientData = "clientDataJSON"
      case user = "userHandle"
    }
  }

  struct AddPasskeyBody: Encodable, Sendable {
    let ceremony: Secret
    let id: URLSafeBytes
    let clientData: URLSafeBytes
    let attestation: URLSafeBytes
    let maker: AttestationMaker

    private enum CodingKeys: String, CodingKey {
      case ceremony, id, maker
      case clientData = "clientDataJSON"
      case attestation = "attestationObject"
    }
  }
}
