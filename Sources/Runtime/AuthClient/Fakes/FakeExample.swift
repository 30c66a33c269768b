import Foundation

/// The answer of one or more endpoints that the contract shows.
public struct FakeExample: Sendable {
  package let endpoints: [String]
  package let response: HTTPResponse

  public init(
    _ endpoints: String..., status: Int, headers: HTTPHeaders = [:], body: String = ""
  ) {
    self.endpoints = endpoints
    response = HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
  }
}
