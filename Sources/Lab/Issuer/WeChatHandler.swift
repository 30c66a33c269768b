import AuthServer

/// As WeChat answers: everything by GET, refusals under status 200 with a number.
struct WeChatHandler: Sendable {
  let desk: Desk

  @Sendable func token(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let query = try asked.query()
    let granted: Granted
    do throws(IssuerFault) {
      granted = try await desk.redeem(
        try query.must("code"), client: try query.must("appid"), redirect: nil, verifier: nil)
    } catch {
      throw .refused(.weChat(code: 40_029, "invalid code"))
    }
    return Response(
      status: 200,
      json: [
        "access_token": .string(try await desk.accessToken(for: granted)), "expires_in": 7200,
        "openid": .string(granted.person.subject),
        "unionid": .string("union-" + granted.person.subject), "scope": "snsapi_userinfo",
      ])
  }
}
