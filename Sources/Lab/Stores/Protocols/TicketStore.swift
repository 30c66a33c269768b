package import AuthServer

/// Things that are good once: a challenge, a web sign-in's state, an authorization code.
package protocol TicketStore: Sendable {
  /// One that is put again lives anew.
  func put(ticket: Fingerprint, kind: String, payload: JSONObject, lifetime: Int)
    async throws(StoreFault)
  /// The payload, for one caller alone.
  func take(ticket: Fingerprint, kind: String) async throws(StoreFault) -> TicketResult
  /// Without taking it.
  func peek(ticket: Fingerprint, kind: String) async throws(StoreFault) -> TicketResult
  /// True for the first caller within the lifetime: a notice or a nonce counts once.
  func claim(_ name: String, kind: String, lifetime: Int) async throws(StoreFault) -> Bool
}

package enum TicketResult: Equatable, Sendable {
  case good(JSONObject)
  case expired
  /// Never given out, or taken before.
  case unknown
}
