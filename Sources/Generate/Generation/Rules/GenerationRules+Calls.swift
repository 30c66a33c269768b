extension GenerationRule {
  static let ofCalls = [
    GenerationRule(
      "bad-address", "URLs and routes need no encoding",
      because:
        "Code takes them as they stand. A letter that would have to be encoded arrives differently "
        + "with every library."),
    GenerationRule(
      "bad-header", "a header is one that a call can carry",
      because:
        "A blank or a line break makes another message of a call, and some headers are written by "
        + "whoever sends it: `Host`, `Content-Length`, the token's `Authorization`.",
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
        "Headers that differ in capital letters are one header, a server's `names` may spell two "
        + "fields alike, and two fields of a refusal that stand in one place could not both be found "
        + "there. What goes with every call stands beside what the call sends.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, sends: { "
        + "one: { type: string, in: header, wire: X-One }, two: { type: string, in: header, wire: x-one } } }",
      good: "endpoints:\n  sample: { route: POST /sample, does: call, sends: { "
        + "one: { type: string, in: header, wire: X-One }, two: { type: string, in: header, wire: X-Two } } }"
    ),
    GenerationRule(
      "not-plain", "outside of JSON stands a single value",
      because:
        "Paths, queries, headers, cookies, forms and the URL of a callback hold texts; only JSON holds "
        + "lists and fields.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, sends: { ids: list of uuid } }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { ids: list of uuid } }"),
    GenerationRule(
      "no-body", "a GET and a HEAD send no body",
      because:
        "What a body of theirs means is not defined, and what sends calls on Apple's systems and in "
        + "browsers refuses them.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, "
        + "sends: { kind: { type: string, in: body } } }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, sends: { kind: string } }"),
    GenerationRule(
      "browser-opens", "what a browser opens is a URL",
      because:
        "An app that leads a person to a page hands the browser a URL: no method but GET, no header, no cookie, "
        + "no body and no token of the app's. What a server has go with every call goes there only in the URL.",
      bad: "endpoints:\n  sample: { route: GET /sample, by: browser, does: call, "
        + "sends: { tenant: { type: string, in: header, wire: X-Tenant } } }",
      good: "endpoints:\n  sample: { route: GET /sample, by: browser, does: call, "
        + "sends: { tenant: string } }"),
    GenerationRule(
      "inside-a-body", "what is no part of the body stands at the top of a message",
      because:
        "A message has headers, cookies and a query; a value inside of its body has none. In a server's stubs a "
        + "type with such a field is what a call sends or returns, as a whole. Clients do not mind.",
      bad:
        "types:\n  Item: { id: uuid, tag: { type: string, in: header, wire: ETag } }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: list of Item }",
      good:
        "types:\n  Item: { id: uuid, tag: { type: string, in: header, wire: ETag } }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Item }"),
    GenerationRule(
      "no-path-segment", "a part of a path is a part",
      because:
        "Nothing, `.` and `..` lead to another path than the route says. A slash does too, and stubs "
        + "refuse an encoded one, so a `url` and plain `bytes` stand elsewhere. Clients do not mind.",
      bad: "endpoints:\n  sample: { route: \"GET /sample/{kind}\", does: call, "
        + "sends: { kind: { constant: \"..\" } } }",
      good: "endpoints:\n  sample: { route: \"GET /sample/{kind}\", does: call, "
        + "sends: { kind: { constant: new } } }"),
    GenerationRule(
      "renewal-alone", "the session renews by itself",
      because:
        "Nobody is there to give a renewal anything: it has the session's tokens, constants and the "
        + "deployment's values.",
      bad: renewal("refreshToken: tokens.refresh, device: string"),
      good: renewal("refreshToken: tokens.refresh, device: { constant: phone }")),
    GenerationRule(
      "duplicate-route", "calls of one route are told apart in one place",
      because:
        "A server's stubs look at one header, one query value or one field of the body to know which call "
        + "it is. Two calls that each say it in another place could both be meant. Clients do not mind.",
      bad: oneRoute("{ type: { constant: other, in: query } }"),
      good: oneRoute("{ kind: { constant: other, in: header } }")),
    GenerationRule(
      "type-too-large", "a value has at most 10,000 fields",
      because:
        "Types that each name the next twice grow without bounds, and so would fixtures and code. "
        + "What stands in a list does not count."),
    GenerationRule(
      "not-generated-yet", "an output can do what the contract says",
      because:
        "The language knows more than some outputs. What an output cannot do is refused before "
        + "anything is written, so that nothing half right is generated. In `authgen.yaml` each "
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
