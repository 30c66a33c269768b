import AuthServer

/// `GET /.well-known/jwks.json`: the keys by which others check this server's tokens, also where the
/// contract has no endpoint for them.
struct PublishedKeys {
  static let path = "/.well-known/jwks.json"

  let signer: any TokenSigner

  func respond(to request: Request) async -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: 405, headers: ["Allow": "GET, HEAD"])
    }
    guard let keys = try? await signer.published() else {
      return Response(status: 503, headers: ["Retry-After": "1"])
    }
    var response = Response(status: 200, json: .object(keys))
    response.headers.set("Cache-Control", "public, max-age=300")
    if request.method == .head { response.body = [] }
    return response
  }
}
