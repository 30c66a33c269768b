import AuthServer

/// A stand-in for an identity provider, which gives an app what the provider's own sheet would give it.
package struct ProviderStandIn: Sendable {
  private let channel: any RequestChannel
  /// The provider, by the contract's name.
  private let name: String
  /// All copies share it.
  let failures: FailureRecord

  package init(_ channel: any RequestChannel) {
    self.init(channel, name: "the provider", failures: FailureRecord())
  }

  private init(_ channel: any RequestChannel, name: String, failures: FailureRecord) {
    self.channel = channel
    self.name = name
    self.failures = failures
  }

  /// The same, which its failures call by the contract's name of the provider.
  func named(_ name: String) -> Self { Self(channel, name: name, failures: failures) }

  /// The URL that the tester has.
  var base: String { channel.base }
  /// The scheme, the host and the port of it.
  var origin: String { channel.origin }

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
    let call = "POST \(channel.base)/mint"
    let answer: Response
    do throws(MissingAnswer) { answer = try await channel.send(request) } catch {
      throw failures.note(
        "the stand-in for \(name) gives no answer to \(call): \(error.why)", isOutage: true)
    }
    guard answer.status == 200 else {
      throw failures.note(
        "the stand-in for \(name) answers \(answer.status) to \(call)", status: answer.status)
    }
    guard case .object(let fields)? = try? JSONValue(reading: answer.body) else {
      throw failures.note(
        "the stand-in for \(name) answers \(call) with no JSON object", isOutage: true)
    }
    var values: [String: String] = [:]
    for field in fields.fields {
      if case .string(let text) = field.value { values[field.name] = text }
    }
    return values
  }
}
