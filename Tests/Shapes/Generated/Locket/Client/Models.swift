// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthClient
import Foundation

nonisolated extension Locket {
  public struct Question: Codable, Hashable, Sendable, GrantsTokens {
    public var ceremony: Secret
    public var challenge: URLSafeBytes
    public var relyingParty: String

    public init(ceremony: Secret, challenge: URLSafeBytes, relyingParty: String) {
      self.ceremony = ceremony
      self.challenge = challenge
      self.relyingParty = relyingParty
    }

    public var tokens: [GrantedToken] { [GrantedToken("ceremony", ceremony)] }

    private enum CodingKeys: String, CodingKey {
      case ceremony, challenge
      case relyingParty = "rpId"
    }
  }

  public struct Assertion: Codable, Hashable, Sendable, GrantsTokens {
    public var ceremony: Secret
    public var id: URLSafeBytes
    public var clientData: URLSafeBytes
    public var authenticatorData: URLSafeBytes
    public var signature: URLSafeBytes
    public var user: URLSafeBytes?

    public init(
      ceremony: Secret, id: URLSafeBytes, clientData: URLSafeBytes, authenticatorData: URLSafeBytes,
      signature: URLSafeBytes, user: URLSafeBytes? = nil
    ) {
      self.ceremony = ceremony
      self.id = id
      self.clientData = clientData
      self.authenticatorData = authenticatorData
      self.signature = signature
      self.user = user
    }

    public var tokens: [GrantedToken] { [GrantedToken("ceremony", ceremony)] }

    private enum CodingKeys: String, CodingKey {
      case ceremony, id, authenticatorData, signature
      case clientData = "clientDataJSON"
      case user = "userHandle"
    }
  }

  public struct AttestationMaker: Codable, Hashable, Sendable {
    public var model: String
    public var attachment: AttestationMakerAttachment

    public init(model: String, attachment: AttestationMakerAttachment) {
      self.model = model
      self.attachment = attachment
    }
  }

  public struct Attestation: Codable, Hashable, Sendable, GrantsTokens {
    public var ceremony: Secret
    public var id: URLSafeBytes
    public var clientData: URLSafeBytes
    public var attestation: URLSafeBytes
    public var maker: AttestationMaker

    public init(
      ceremony: Secret, id: URLSafeBytes, clientData: URLSafeBytes, attestation: URLSafeBytes,
      maker: AttestationMaker
    ) {
      self.ceremony = ceremony
      self.id = id
      self.clientData = clientData
      self.attestation = attestation
      self.maker = maker
    }

    public var tokens: [GrantedToken] { [GrantedToken("ceremony", ceremony)] }

    private enum CodingKeys: String, CodingKey {
      case ceremony, id, maker
      case clientData = "clientDataJSON"
      case attestation = "attestationObject"
    }
  }

  public struct SignInAnswer: Codable, Hashable, Sendable, GrantsTokens {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public var tokens: [GrantedToken] { [GrantedToken("session", session)] }
  }
}
