// Written by authgen from granted.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension CensusGranted {
  struct SentInBodyBody: Encodable, Sendable {
    let held: Secret
    let maybeHeld: Secret?
    let maybeMissing: Secret?
    let inMemory: Secret
    let appleIdentityToken: Secret
    let appleAuthorizationCode: Secret
    let appleRawNonce: Secret
    let appleUserId: String
    let appleFullName: String
    let appleEmail: String
    let ssoIdentityToken: Secret
    let ssoAuthorizationCode: Secret
    let ssoRawNonce: Secret
    let ssoState: String
    let ssoCodeVerifier: Secret
    let ssoCodeChallenge: String
    let poolSrpA: String
    let poolSalt: String
    let poolSrpB: String
    let poolSecretBlock: Secret
    let poolUserId: String
    let poolTimestamp: String
    let poolSignature: Secret
  }

  struct SentInRecordBody: Encodable, Sendable {
    let record: SentRecord
  }

  struct SentInListBody: Encodable, Sendable {
    let items: [SentItem]
  }

  struct SentInMapBody: Encodable, Sendable {
    let entries: [String: SentEntry]
  }

  struct SentInChoiceBody: Encodable, Sendable {
    let choice: SentChoice
  }
}
