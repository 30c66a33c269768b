import AuthServer
import ContractModel

import struct Diagnostics.Located

/// The app's request when it opened the browser, kept until the browser comes back.
struct AppRequest: Sendable {
  /// The app's own; comes back to it as it is.
  var state: String?
  /// Ties the code to the app that asked.
  var codeChallenge: String?
  var challengeIsPlain = false

  init(_ input: OperationInput, _ contract: Contract) {
    state = input.slots[.state]?.reveal()
    codeChallenge = input.slots[.codeChallenge]?.reveal()
    let provider = input.endpoint.object.flatMap { contract.providers.find($0.value) }
    challengeIsPlain = provider?.pkce?.value == .plain
  }

  init(_ payload: JSONObject) {
    state = payload["state"]?.asText
    codeChallenge = payload["codeChallenge"]?.asText
    challengeIsPlain = payload["plain"]?.isTrue ?? false
  }

  var payload: JSONObject {
    [
      "state": state.map(JSONValue.string), "codeChallenge": codeChallenge.map(JSONValue.string),
      "plain": .bool(challengeIsPlain),
    ]
  }
}
