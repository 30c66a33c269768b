import AuthServer

/// A stand-in for an identity provider, which gives an app what the provider's own sheet would give it.
package struct ProviderStandIn: Sendable {
  private let channel: any RequestChannel

  package init(_ channel: any RequestChannel) { self.channel = channel }

  /// - Parameters:
  ///   - audience: the app's id at the provider.
  ///   - seconds: how long an identity token is good.
  ///   - issuer: the issuer that it names; nil for the provider's own.
  package func credentials(
    of person: TestPerson, for audience: String, nonce: String?, goodFor seconds: Int,
    issuer: String? = nil
  ) async throws(ControlFailure) -> [String: String] {
    let wish: JSONObject = [
      "audience": .string(audience), "subject": .string(person.subject),
      "email": .string(person.email), "nonce": nonce.map(JSONValue.string),
      "expiresIn": .number(JSONNumber(seconds)), "issuer": issuer.map(JSONValue.string),
    ]
    let request = Request(
      .post, "/mint", headers: ["Content-Type": "application/json"],
      body: JSONValue.object(wish).bytes)
    let answer: Response
    do throws(MissingAnswer) { answer = try await channel.send(request) } catch {
      throw ControlFailure(why: "the stand-in for the provider gives no answer: \(error.why)")
    }
    guard answer.status == 200, case .object(let fields)? = try? JSONValue(reading: answer.body)
    else {
      throw ControlFailure(why: "the stand-in for the provider answers \(answer.status)")
    }
    var values: [String: String] = [:]
    for field in fields.fields {
      if case .string(let text) = field.value { values[field.name] = text }
    }
    return values
  }
}
