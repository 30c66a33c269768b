import AuthServer
import ContractModel
import Diagnostics

/// A good answer of an endpoint that lacks all its values.
struct EmptyAnswer {
  let response: Response

  init(of endpoint: Endpoint, _ contract: Contract) {
    if let end = endpoint.redirectsTo {
      let url = contract.callbacks[end.value].url.value
      response = Response(status: endpoint.status, headers: ["Location": url])
    } else {
      response = Response(
        status: endpoint.status, headers: ["Content-Type": "application/json"],
        body: Array("{}".utf8))
    }
  }
}
