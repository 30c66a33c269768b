// Written by authgen from company-sign-in.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Portal {
  struct RedeemTicketBody: Encodable, Sendable {
    let ticket: Secret
    let verifier: Secret
  }
}
