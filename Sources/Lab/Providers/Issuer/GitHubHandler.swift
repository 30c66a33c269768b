import AuthServer

/// As GitHub answers: a form or JSON, refusals under status 200, people by number.
struct GitHubHandler: Sendable {
  let services: IssuerServices

  @Sendable func token(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let form = try request.form()
    let grant = try await services.redeem(
      try form.must("code"), client: try form.must("client_id"),
      redirect: try form.text("redirect_uri"), verifier: try form.text("code_verifier"))
    let token = try await services.accessToken(for: grant)
    return Response(
      status: 200,
      json: ["access_token": .string(token), "token_type": "bearer", "scope": "read:user"])
  }

  @Sendable func person(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await services.bearerGrant(request).person
    return Response(
      status: 200,
      json: [
        "login": .string(person.subject), "id": .number(JSONNumber(person.number)),
        "name": person.name.map(JSONValue.string), "email": .null,
      ])
  }

  @Sendable func emails(_ request: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await services.bearerGrant(request).person
    let mails = person.email.map { mail -> [JSONValue] in
      [["email": .string(mail), "primary": true, "verified": true]]
    }
    return Response(status: 200, json: .array(mails ?? []))
  }
}
