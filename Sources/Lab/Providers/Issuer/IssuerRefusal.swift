import AuthServer

/// A refusal under the name that OAuth has for what went wrong (RFC 6749 §5.2).
enum IssuerRefusal: DeclaredRefusal {
  case invalidRequest(String)
  case invalidGrant(String)
  case invalidToken
  /// As WeChat says it.
  case weChat(code: Int, String)

  var answer: RefusalAnswer {
    switch self {
    case .invalidRequest(let why): Self.oauthError("invalid_request", why)
    case .invalidGrant(let why): Self.oauthError("invalid_grant", why)
    case .invalidToken: RefusalAnswer(status: 401, body: ["error": "invalid_token"])
    case .weChat(let code, let why):
      RefusalAnswer(
        status: 200, body: ["errcode": .number(JSONNumber(code)), "errmsg": .string(why)])
    }
  }

  private static func oauthError(_ error: String, _ why: String) -> RefusalAnswer {
    RefusalAnswer(
      status: 400, body: ["error": .string(error), "error_description": .string(why)])
  }
}

typealias IssuerFault = ServerRefusal<IssuerRefusal>
