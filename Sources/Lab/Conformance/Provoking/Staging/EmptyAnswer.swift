import AuthServer
import ContractModel
import Diagnostics

extension Response {
  /// A success response of an endpoint without any of its values.
  init(emptyOf endpoint: Endpoint, _ contract: Contract) {
    self.init(status: endpoint.status, headers: ["Content-Type": "application/json"])
    body = Array("{}".utf8)
    guard let end = endpoint.redirectsTo else { return }
    (headers, body) = (["Location": contract.callbacks[end.value].url.value], [])
  }
}
