package import AuthServer

/// Asks a provider something. It follows no redirect and gives up soon.
package protocol Fetcher: Sendable {
  func get(_ url: String, bearer: Secret?) async throws(FetchFault) -> Fetched
  func post(_ url: String, form: [(String, String)]) async throws(FetchFault) -> Fetched
}

package struct Fetched: Sendable {
  package let status: Int
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }

  /// The body's fields, if it is a JSON object.
  var fields: JSONObject? {
    guard case .object(let fields)? = try? JSONValue(reading: body) else { return nil }
    return fields
  }
}

/// No answer came that could be read, for a reason that holds no secret.
package struct FetchFault: Error, Equatable, Sendable {
  package let why: String

  package init(why: String) { self.why = why }
}
