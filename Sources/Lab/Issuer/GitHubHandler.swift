import AuthServer

/// As GitHub answers: a form or JSON, refusals under status 200, people by number.
struct GitHubHandler: Sendable {
  let desk: Desk

  @Sendable func token(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let form = try asked.form()
    let granted = try await desk.redeem(
      try form.must("code"), client: try form.must("client_id"),
      redirect: try form.text("redirect_uri"), verifier: try form.text("code_verifier"))
    let token = try await desk.accessToken(for: granted)
    return Response(
      status: 200,
      json: ["access_token": .string(token), "token_type": "bearer", "scope": "read:user"])
  }

  @Sendable func person(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await desk.holder(asked).person
    return Response(
      status: 200,
      json: [
        "login": .string(person.subject), "id": .number(JSONNumber(person.number)),
        "name": person.name.map(JSONValue.string), "email": .null,
      ])
  }

  @Sendable func emails(_ asked: IssuerRequest) async throws(IssuerFault) -> Response {
    let person = try await desk.holder(asked).person
    let mails = person.email.map { mail -> [JSONValue] in
      [["email": .string(mail), "primary": true, "verified": true]]
    }
    return Response(status: 200, json: .array(mails ?? []))
  }
}
