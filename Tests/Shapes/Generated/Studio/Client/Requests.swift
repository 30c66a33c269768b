// Written by authgen from several-answers.yaml: change the contract, not this file.

import AuthClient
import Foundation

// The bodies of the requests.

nonisolated extension Studio {
  struct SignInBody: Encodable, Sendable {
    let username: String
    let password: Secret
  }

  struct AcceptTermsBody: Encodable, Sendable {
    let step: Secret
  }

  struct ChoosePasswordBody: Encodable, Sendable {
    let step: Secret
    let password: Secret
  }
}
