package import AuthServer
package import ContractModel

/// A request in the words of a contract.
package enum DecodedRequest: Sendable {
  case call(DecodedCall)
  /// It breaks a rule of the endpoint, or has the marks of no endpoint of its route. The reason quotes no value.
  case invalid(Endpoint?, InvalidValue)

  package var endpoint: Endpoint? {
    switch self {
    case .call(let call): call.endpoint
    case .invalid(let endpoint, _): endpoint
    }
  }
}

/// What a call says. Spelling, places and limits are behind it.
package struct DecodedCall: Sendable {
  package let endpoint: Endpoint
  /// Every field that was sent, under the contract's own names, records inside records.
  package internal(set) var values: JSONObject = [:]
  /// The same values by what they mean, and the tokens, wherever they stood: a field, a header, a cookie.
  package internal(set) var parts = KnownParts()
  /// The state in a provider's redirect, by OAuth's word for it, whether the contract names it or not.
  package internal(set) var state: Secret?
  /// Why a provider's redirect brings no code. Anybody can write it into a link.
  package internal(set) var providerError: String?
  /// The form, if the call has a field in one.
  package internal(set) var form: TextFields?
}
