package import AuthServer
package import ContractModel

/// A request of the tester and its answer.
package struct Exchange: Sendable {
  package let endpoint: Endpoint
  package let request: Request
  /// Nil where none came, for the reason in `failure`.
  package let response: Response?
  package let failure: String?

  package init(endpoint: Endpoint, request: Request, response: Response?, failure: String?) {
    self.endpoint = endpoint
    self.request = request
    self.response = response
    self.failure = failure
  }

  var status: Int? { response?.status }
}
