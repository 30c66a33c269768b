// Written by authgen from passkeys.yaml: change the contract, not this file.

import AuthServer

extension Locket {
  public struct Question: Equatable, Sendable, JSONConvertible {
    public var ceremony: Secret
    public var challenge: Base64URLBytes
    public var relyingParty: String

    public init(ceremony: Secret, challenge: Base64URLBytes, relyingParty: String) {
      self.ceremony = ceremony
      self.challenge = challenge
      self.relyingParty = relyingParty
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.ceremony = try fields.required("ceremony")
      self.challenge = try fields.required("challenge")
      self.relyingParty = try fields.required("rpId")
    }

    public var json: JSONValue {
      ["ceremony": ceremony.json, "challenge": challenge.json, "rpId": relyingParty.json]
    }
  }

  public struct Assertion: Equatable, Sendable, JSONConvertible {
    public var ceremony: Secret
    public var id: Base64URLBytes
    public var clientData: Base64URLBytes
    public var authenticatorData: Base64URLBytes
    public var signature: Base64URLBytes
    public var user: Base64URLBytes?

    public init(
      ceremony: Secret, id: Base64URLBytes, clientData: Base64URLBytes,
      authenticatorData: Base64URLBytes, signature: Base64URLBytes, user: Base64URLBytes? = nil
    ) {
      self.ceremony = ceremony
      self.id = id
      self.clientData = clientData
      self.authenticatorData = authenticatorData
      self.signature = signature
      self.user = user
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.ceremony = try fields.required("ceremony")
      self.id = try fields.required("id")
      self.clientData = try fields.required("clientDataJSON")
      self.authenticatorData = try fields.required("authenticatorData")
      self.signature = try fields.required("signature")
      self.user = try fields.optional("userHandle")
    }

    public var json: JSONValue {
      [
        "ceremony": ceremony.json,
        "id": id.json,
        "clientDataJSON": clientData.json,
        "authenticatorData": authenticatorData.json,
        "signature": signature.json,
        "userHandle": user?.json,
      ]
    }
  }

  public struct AttestationMaker: Hashable, Sendable, JSONConvertible {
    public var model: String
    public var attachment: AttestationMakerAttachment

    public init(model: String, attachment: AttestationMakerAttachment) {
      self.model = model
      self.attachment = attachment
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.model = try fields.required("model")
      self.attachment = try fields.required("attachment")
    }

    public var json: JSONValue {
      ["model": model.json, "attachment": attachment.json]
    }
  }

  public struct Attestation: Equatable, Sendable, JSONConvertible {
    public var ceremony: Secret
    public var id: Base64URLBytes
    public var clientData: Base64URLBytes
    public var attestation: Base64URLBytes
    public var maker: AttestationMaker

    public init(
      ceremony: Secret, id: Base64URLBytes, clientData: Base64URLBytes, attestation: Base64URLBytes,
      maker: AttestationMaker
    ) {
      self.ceremony = ceremony
      self.id = id
      self.clientData = clientData
      self.attestation = attestation
      self.maker = maker
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.ceremony = try fields.required("ceremony")
      self.id = try fields.required("id")
      self.clientData = try fields.required("clientDataJSON")
      self.attestation = try fields.required("attestationObject")
      self.maker = try fields.required("maker")
    }

    public var json: JSONValue {
      [
        "ceremony": ceremony.json,
        "id": id.json,
        "clientDataJSON": clientData.json,
        "attestationObject": attestation.json,
        "maker": maker.json,
      ]
    }
  }

  public struct SignInAnswer: Equatable, Sendable, JSONConvertible {
    public var session: Secret

    public init(session: Secret) {
      self.session = session
    }

    public init(json: JSONValue) throws(InvalidValue) {
      let fields = try json.fields()
      self.session = try fields.required("session")
    }

    public var json: JSONValue {
      ["session": session.json]
    }
  }

  public enum AttestationMakerAttachment: String, JSONEnumeration {
    case platform
    case crossPlatform = "cross-platform"
  }
}

// The requests of the endpoints.

extension Locket {
  public struct AskToSignInRequest: IncomingRequest {
    public init(_ incoming: Incoming) {}
  }

  public struct SignInRequest: IncomingRequest {
    public var ceremony: Secret
    public var id: Base64URLBytes
    public var clientData: Base64URLBytes
    public var authenticatorData: Base64URLBytes
    public var signature: Base64URLBytes
    public var user: Base64URLBytes?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      let body = try incoming.jsonBody()
      self.ceremony = try body.required("ceremony")
      self.id = try body.required("id")
      self.clientData = try body.required("clientDataJSON")
      self.authenticatorData = try body.required("authenticatorData")
      self.signature = try body.required("signature")
      self.user = try body.optional("userHandle")
    }
  }

  public struct AskToRegisterRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }

  public struct AddPasskeyRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?
    public var ceremony: Secret
    public var id: Base64URLBytes
    public var clientData: Base64URLBytes
    public var attestation: Base64URLBytes
    public var maker: AttestationMaker

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
      let body = try incoming.jsonBody()
      self.ceremony = try body.required("ceremony")
      self.id = try body.required("id")
      self.clientData = try body.required("clientDataJSON")
      self.attestation = try body.required("attestationObject")
      self.maker = try body.required("maker")
    }
  }

  public struct SignOutRequest: IncomingRequest {
    /// The token that the call carries; nil where there is none or it is malformed.
    public var session: Secret?

    public init(_ incoming: Incoming) throws(InvalidValue) {
      self.session = incoming.bearer
    }
  }
}
