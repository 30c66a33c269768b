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
      case ceremony = "ceremony"
      case id = "id"
      case clientData = "clientDataJSON"
      case authenticatorData = "authenticatorData"
      case signature = "signature"
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
      case ceremony = "ceremony"
      case id = "id"
      case clientData = "clientDataJSON"
      case attestation = "attestationObject"
      case maker = "maker"
    }
  }
}
