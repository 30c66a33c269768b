import AuthClient
import Foundation

/// Answers as the server of Notes would. An app leaves the transport out, and its client talks to the real one.
nonisolated struct PretendServer: Transport {
  func send(_ request: HTTPRequest) async throws(Fault) -> HTTPResponse {
    switch request.endpoint {
    case "signIn": signIn(request)
    case "notes": notes(request)
    default: answer(404, "{}")
    }
  }

  private func signIn(_ request: HTTPRequest) -> HTTPResponse {
    let body = String(decoding: request.body ?? Data(), as: UTF8.self)
    guard body.contains("correct horse") else { return answer(401, #"{"code": "WRONG_PASSWORD"}"#) }
    return answer(200, #"{"accessToken": "access", "refreshToken": "refresh"}"#)
  }

  private func notes(_ request: HTTPRequest) -> HTTPResponse {
    guard request.headers["Authorization"] == "Bearer access" else {
      return answer(401, #"{"code": "SESSION_EXPIRED"}"#)
    }
    return answer(200, #"{"notes": [{"text": "buy milk"}, {"text": "call Mei"}]}"#)
  }

  private func answer(_ status: Int, _ json: String) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Data(json.utf8))
  }
}
