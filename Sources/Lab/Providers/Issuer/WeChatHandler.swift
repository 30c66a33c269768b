import AuthServer

/// As WeChat answers: everything by GET, refusals under status 200 with a number.
struct WeChatHandler: Sendable {
  let services: IssuerServices

  @Sendable func token(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let query = try request.query()
    let grant: IssuedGrant
    do throws(IssuerFault) {
      grant = try await services.redeem(
        try query.must("code"), client: try query.must("appid"), redirect: nil, verifier: nil)
    } catch {
      throw .refused(.weChat(code: 40_029, "invalid code"))
    }
    return Response(
      status: 200,
      json: [
        "access_token": .string(try await services.accessToken(for: grant)), "expires_in": 7200,
        "openid": .string(grant.person.subject),
        "unionid": .string("union-" + grant.person.subject), "scope": "snsapi_userinfo",
      ])
  }
}
