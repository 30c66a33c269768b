/// The forms of values that live in a session, or that a provider hands over.
extension WrittenForm {
  /// The slots that a call sends.
  static let slots: [WrittenForm] = tokens + provided + ends.map(\.0)

  private static let tokens: [WrittenForm] = [
    held("held", "tokens.held"), held("maybeHeld", "optional tokens.held"),
    held("maybeMissing", "optional tokens.missing"), held("listOfHeld", "list of tokens.held"),
    held("mapOfHeld", "map of tokens.held"),
    held("inMemory", "tokens.kept"),
  ]

  private static func held(_ name: String, _ type: String) -> WrittenForm {
    var form = WrittenForm(name, [("type", type)], swift: nil, json: #""h&1+""#, text: "h&1+")
    form.fixedSwift = #"Secret("h&1+")"#
    form.isOptional = name == "maybeMissing"
    return form
  }

  private static let provided: [WrittenForm] = [
    ("apple", ["identityToken", "authorizationCode", "rawNonce", "userId", "fullName", "email"]),
    (
      "sso",
      ["identityToken", "authorizationCode", "rawNonce", "state", "codeVerifier", "codeChallenge"]
    ),
    ("pool", ["srpA", "salt", "srpB", "secretBlock", "userId", "timestamp", "signature"]),
  ].flatMap { provider, slots in
    slots.map { slot in
      var form = WrittenForm(
        provider + slot.capitalisedFirst, [("type", "providers.\(provider).\(slot)")], swift: nil,
        json: #""v&1%+""#, text: "v&1%+")
      let isSecret = secretSlots.contains(slot)
      form.swift = { _, _ in isSecret ? #"Secret("v&1%+")"# : #""v&1%+""# }
      return form
    }
  }

  private static let secretSlots = [
    "identityToken", "authorizationCode", "rawNonce", "codeVerifier", "secretBlock", "signature",
  ]

  /// The end of a token, half an hour after 2027-01-15T08:00:00Z, in each of its forms.
  static let ends: [(WrittenForm, Double)] = [
    end("lasting", "expiresIn", nil, "1800"), end("lastingAsText", "expiresIn", "text", #""1800""#),
    end("lastingMilliseconds", "expiresIn", "milliseconds", "1800500", 1800.5),
    end(
      "lastingMillisecondsAsText", "expiresIn", "[milliseconds, text]", #""1800500""#, 1800.5),
    end("ending", "expiresAt", nil, #""2027-01-15T08:30:00Z""#),
    end("endingUnix", "expiresAt", "unixTime", "1800001800"),
    end("endingUnixAsText", "expiresAt", "[unixTime, text]", #""1800001800""#),
    end("endingMilliseconds", "expiresAt", "unixMilliseconds", "1800001800500", 1800.5),
    end(
      "endingMillisecondsAsText", "expiresAt", "[unixMilliseconds, text]", #""1800001800500""#,
      1800.5),
  ]

  private static func end(
    _ name: String, _ slot: String, _ form: String?, _ json: String, _ left: Double = 1800
  ) -> (WrittenForm, Double) {
    let keys = [("type", "optional tokens.held.\(slot)")] + (form.map { [("as", $0)] } ?? [])
    let text = json.replacing("\"", with: "")
    return (WrittenForm(name, keys, swift: nil, json: json, text: text), left)
  }
}
