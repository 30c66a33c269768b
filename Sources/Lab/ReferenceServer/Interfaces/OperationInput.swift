import AuthServer
import ContractModel
import Stores

/// A call as its operation sees it: what came in, by what it means. Spelling, places and limits are behind it.
struct OperationInput: Sendable {
  let endpoint: Endpoint
  /// Every field that was sent, under the contract's own names, records inside records.
  var values: JSONObject
  /// The name that the person gives: the first identifier, username, email or phone.
  var person: String?
  var password: Secret?
  var newPassword: Secret?
  var code: Secret?
  /// Tokens by their names in the contract, wherever they stood: a field, a header, a cookie.
  var tokens: [String: Secret]
  /// The values that the provider gave the app.
  var slots: [ProviderSlot: Secret]
  /// The value of the field that is bound to the device, if the contract has one.
  var device: Secret?
  /// The name of the device in the call, or else the client's header `User-Agent`, cut to a sensible length.
  var deviceName: String
  /// The address that the call came from.
  var peer: String?
  /// The values that a page of this server sent along.
  var page = PageVisit()
  /// The values that a provider's redirect brought.
  var back = ProviderReturn()

  init(endpoint: Endpoint) {
    self.endpoint = endpoint
    values = [:]
    tokens = [:]
    slots = [:]
    deviceName = ""
  }
}

/// The values by which a browser tells the page that a call came from.
struct PageVisit: Sendable {
  /// The form's field `authpage`, which no contract knows: it ties the form to the page.
  var form: Secret?
  /// The cookie `authpage`.
  var cookie: Secret?
  /// The header `Accept-Language`.
  var languages: String?
  /// A page of another site sent it: `Sec-Fetch-Site: cross-site`, or an `Origin` that is not this host.
  var isForeign = false
}

/// The values in a provider's redirect by OAuth's own words, whether the contract names them or not.
struct ProviderReturn: Sendable {
  var state: Secret?
  /// Why it brings no code. Anybody can write it into a link.
  var error: String?
}
