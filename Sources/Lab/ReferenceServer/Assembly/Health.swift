import AuthServer
import Stores

/// `GET /healthz`: whether the store works, for whoever starts and watches the process.
struct Health {
  let store: any Store

  func respond(to request: Request) async -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: 405, headers: ["Allow": "GET, HEAD"])
    }
    do throws(StoreFault) {
      try await store.check()
      return answer(200, ["status": "ok"], request)
    } catch {
      var response = answer(503, ["status": "unavailable"], request)
      response.headers.set("Retry-After", "\(max(1, error.retryAfter))")
      Trace.current?.note(why: error.why)
      return response
    }
  }

  private func answer(_ status: Int, _ json: JSONValue, _ request: Request) -> Response {
    var response = Response(status: status, json: json)
    response.headers.set("Cache-Control", "no-store")
    if request.method == .head { response.body = [] }
    return response
  }
}
