import Foundation

/// The answer of an endpoint that the contract shows.
public struct FakeExample: Sendable {
  package let endpoint: String
  package let response: HTTPResponse

  public init(_ endpoint: String, status: Int, headers: HTTPHeaders = [:], body: String = "") {
    self.endpoint = endpoint
    response = HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
  }
}
