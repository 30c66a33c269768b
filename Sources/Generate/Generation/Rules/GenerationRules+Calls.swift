extension GenerationRule {
  static let ofCalls = [
    GenerationRule(
      "bad-address", "URLs and routes need no encoding",
      because:
        "Generated code uses them unchanged. A letter that needs encoding arrives differently "
        + "with every library."),
    GenerationRule(
      "bad-header", "a header is one that a call can carry",
      because:
        "A space or a line break changes the message. Some headers are written by the library "
        + "that sends it: `Host`, `Content-Length`, the token's `Authorization`.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, "
        + "sends: { host: { type: string, in: header, wire: Host } } }",
      good: "endpoints:\n  sample: { route: POST /sample, does: call, "
        + "sends: { tenant: { type: string, in: header, wire: X-Tenant } } }"),
    GenerationRule(
      "bad-cookie", "a cookie is one that a call or an answer can carry",
      because: "A semicolon, a comma or a blank ends a cookie and begins another.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, "
        + "sends: { kind: { constant: \"a;b\", in: cookie } } }",
      good: "endpoints:\n  sample: { route: POST /sample, does: call, "
        + "sends: { kind: { constant: a-b, in: cookie } } }"),
    GenerationRule(
      "same-wire-name", "two fields have two places",
      because:
        "Headers that differ in capital letters are one header. A server's `names` may spell two "
        + "fields alike. Of two fields of a refusal in one place, the app would find only one "
        + "there. The fields that every call sends count too.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, sends: { "
        + "one: { type: string, in: header, wire: X-One }, two: { type: string, in: header, wire: x-one } } }",
      good: "endpoints:\n  sample: { route: POST /sample, does: call, sends: { "
        + "one: { type: string, in: header, wire: X-One }, two: { type: string, in: header, wire: X-Two } } }"
    ),
    GenerationRule(
      "not-plain", "a value outside of JSON is a single value",
      because:
        "Paths, queries, headers, cookies, forms and the URL of a callback hold texts; only JSON holds "
        + "lists and fields.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, sends: { ids: list of uuid } }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { ids: list of uuid } }"),
    GenerationRule(
      "no-body", "a GET and a HEAD send no body",
      because:
        "HTTP does not define the meaning of such a body. Apple's systems and "
        + "browsers refuse to send it.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, "
        + "sends: { kind: { type: string, in: body } } }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, sends: { kind: string } }"),
    GenerationRule(
      "browser-opens", "a browser opens a URL and nothing else",
      because:
        "An app that opens a page gives the browser only a URL: no method but GET, no header, no cookie, "
        + "no body and no token of the app. Fields that every call sends can go there only in the URL.",
      bad: "endpoints:\n  sample: { route: GET /sample, by: browser, does: call, "
        + "sends: { tenant: { type: string, in: header, wire: X-Tenant } } }",
      good: "endpoints:\n  sample: { route: GET /sample, by: browser, does: call, "
        + "sends: { tenant: string } }"),
    GenerationRule(
      "inside-a-body", "headers, cookies and the query are at the top of a message",
      because:
        "A message has headers, cookies and a query; a value inside its body has none. In a server's stubs, a "
        + "type with these fields can only be a whole request or answer. Clients have no such limit.",
      bad:
        "types:\n  Item: { id: uuid, tag: { type: string, in: header, wire: ETag } }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: list of Item }",
      good:
        "types:\n  Item: { id: uuid, tag: { type: string, in: header, wire: ETag } }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Item }"),
    GenerationRule(
      "no-path-segment", "a text in a path is one part of it",
      because:
        "An empty text, `.` and `..` lead to another path than the route says. A slash does too, and stubs "
        + "refuse an encoded one, so a `url` and plain `bytes` cannot be in a path. Clients have no such limit.",
      bad: "endpoints:\n  sample: { route: \"GET /sample/{kind}\", does: call, "
        + "sends: { kind: { constant: \"..\" } } }",
      good: "endpoints:\n  sample: { route: \"GET /sample/{kind}\", does: call, "
        + "sends: { kind: { constant: new } } }"),
    GenerationRule(
      "renewal-alone", "the session renews by itself",
      because:
        "Nobody can give a renewal other values: it has only the session's tokens, constants and the "
        + "deployment's values.",
      bad: renewal("refreshToken: tokens.refresh, device: string"),
      good: renewal("refreshToken: tokens.refresh, device: { constant: phone }")),
    GenerationRule(
      "duplicate-route", "calls of one route are told apart in one place",
      because:
        "A server's stubs look at one header, one query value or one field of the body to know which call "
        + "it is: at its value, or whether it is there. An optional field tells nothing. Clients have no such limit.",
      bad: oneRoute("{ kind: { type: optional string, in: header } }"),
      good: oneRoute("{ kind: { constant: other, in: header } }")),
    GenerationRule(
      "type-too-large", "a value has at most 10,000 fields",
      because:
        "Types that each name the next type twice grow without bounds, and so would fixtures and code. "
        + "Items of a list do not count."),
    GenerationRule(
      "not-generated-yet", "an output can do what the contract says",
      because:
        "The language knows more than some outputs. The generator refuses the rest before "
        + "it writes anything, so that nothing half right is generated. In `authgen.yaml` each "
        + "contract says its `outputs`; the finding names the one to leave out."),
  ]

  private static func renewal(_ fields: String) -> String {
    """
    tokens:
      access: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain }
      refresh: { format: opaque, lifetime: 30d, rotates: true, stored: keychain }
    endpoints:
      signIn:
        route: POST /session
        does: password.signIn
        sends: { email: email, password: password }
        returns: { accessToken: tokens.access, refreshToken: tokens.refresh }
      renew:
        route: POST /session/renew
        does: session.renew
        sends: { \(fields) }
        returns: { accessToken: tokens.access, refreshToken: tokens.refresh }
    """
  }

  private static func oneRoute(_ sends: String) -> String {
    """
    endpoints:
      sample: { route: GET /sample, does: call, sends: { kind: { constant: sample, in: header } } }
      other: { route: GET /sample, does: call, sends: \(sends) }
    """
  }
}
