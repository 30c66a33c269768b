extension ReaderRule {
  static let ofEndpoints = [
    ReaderRule(
      "field-group", "`atLeastOne` and `exactlyOne` name optional fields that the app fills",
      because:
        "Such a group says which calls are whole. A client has one form of the call for each field of it, in which "
        + "the field is required, so no call without any compiles.",
      bad:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { one: uuid, two: optional uuid }, atLeastOne: [one, two] }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { one: optional uuid, two: optional uuid }, atLeastOne: [one, two] }"
    ),
    ReaderRule(
      "bad-route", "a route is a method and a path",
      because:
        "The path begins with a slash and has no empty parts; variable parts are in braces. A query "
        + "is sent by fields with `in: query`.",
      bad: "endpoints:\n  sample: { route: \"GET /sample?page=1\", does: call }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, sends: { page: int } }"),
    ReaderRule(
      "path-field", "each name in the route's braces has its field, and just one value",
      because: "A client could not fill the gap in the path.",
      bad: "endpoints:\n  sample: { route: \"GET /sample/{id}\", does: call }",
      good: "endpoints:\n  sample: { route: \"GET /sample/{id}\", does: call, sends: { id: uuid } }"
    ),
    ReaderRule(
      "duplicate-route", "two endpoints do not share a route",
      because:
        "A server could not tell which one is meant. A constant that each of them sends can tell them apart.",
      bad: "endpoints:\n  sample: { route: GET /me, does: call }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call }"),
    ReaderRule(
      "token-not-sent", "a token that a call needs says how calls carry it",
      because: "`needs` sends the token in the way that its own `sent` says.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, needs: refresh }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, needs: access }"),
    ReaderRule(
      "status-without-body", "an answer with content has a status that allows content",
      because:
        "HTTP forbids a body with 204 and 205: clients would wait for it or misread the next answer.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, status: 204, returns: Device }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, status: 200, returns: Device }"
    ),
    ReaderRule(
      "answer-without-path", "an answer beside `success` has fields or a place of its own",
      because:
        "A list or a text takes the whole body, and leaves no place for the fields of `success`.",
      bad: "servers:\n  api: { url: https://api.example.com, success: { code: \"0\" }, "
        + "refusal: { code: string, message: string } }\n"
        + "endpoints:\n  sample: { route: GET /sample, does: call, returns: list of string }",
      good: "servers:\n  api: { url: https://api.example.com, success: { code: \"0\" }, "
        + "answer: data, refusal: { code: string, message: string } }\n"
        + "endpoints:\n  sample: { route: GET /sample, does: call, returns: list of string }"),
    ReaderRule(
      "status-against-end", "a redirect ends in a callback, and only a redirect does",
      because:
        "A browser follows a status from 300 to 399, and no other, to the callback of `endsIn`.",
      bad:
        "endpoints:\n  sample: { route: GET /sample, does: web.signIn, endsIn: arrival, status: 200 }",
      good:
        "endpoints:\n  sample: { route: GET /sample, does: web.signIn, endsIn: arrival, status: 303 }"
    ),
    ReaderRule(
      "opened-page", "a page that the app opens is a field of the answer, and ends in a callback",
      because:
        "The app makes the call, opens the URL that `opens` names, and waits for the callback of `endsIn`.",
      bad:
        "endpoints:\n  sample: { route: GET /sample, does: web.signIn, returns: { page: url }, opens: page }",
      good:
        "endpoints:\n  sample: { route: GET /sample, does: web.signIn, returns: { page: url }, opens: page, endsIn: arrival }"
    ),
    ReaderRule(
      "unmarked-success", "a good answer with a status of 4xx says so by a constant",
      because:
        "A client takes 4xx for a refusal. A constant in the answer tells the good one from the others.",
      bad:
        "endpoints:\n  sample: { route: GET /sample, does: call, status: 422, returns: { page: url } }",
      good:
        "endpoints:\n  sample: { route: GET /sample, does: call, status: 422, returns: { page: url, state: { constant: go } } }"
    ),
    ReaderRule(
      "ends-and-returns", "an endpoint returns something or ends in a callback",
      because: "Where a browser is sent on to the app, the callback's `fields` are all that comes.",
      bad:
        "endpoints:\n  sample: { route: GET /sample, does: web.signIn, endsIn: arrival, returns: Session }",
      good: "endpoints:\n  sample: { route: GET /sample, does: web.signIn, endsIn: arrival }"),
    ReaderRule(
      "optional-answer", "a declared answer always comes",
      because:
        "An app could not tell whether nothing was found or the answer was lost. A field may be "
        + "missing, and an error says why there is nothing.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, returns: optional Device }",
      good:
        "endpoints:\n  sample: { route: GET /sample, does: call, returns: { device: optional Device } }"
    ),
    ReaderRule(
      "returns-no-token", "an endpoint that begins or renews a session returns a token",
      because: "Without one nothing has changed for the app.",
      bad:
        "endpoints:\n  sample: { route: POST /sample, does: provider.signIn, provider: apple, returns: User }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: provider.signIn, provider: apple, returns: Session }"
    ),
    ReaderRule(
      "renewal-spends", "a renewal sends one token",
      because: "The client spends that token, and keeps others from spending it at the same time.",
      bad: "renewal: { by: sample }\nendpoints:\n"
        + "  sample: { route: POST /sample, does: session.renew, returns: Session }",
      good: "renewal: { by: sample }\nendpoints:\n"
        + "  sample: { route: POST /sample, does: session.renew, "
        + "sends: { refreshToken: tokens.refresh }, returns: Session }"),
    ReaderRule(
      "several-renewals", "it is clear which endpoint renews",
      because: "The client renews by itself and has to know which endpoint to call.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: session.renew, "
        + "sends: { refreshToken: tokens.refresh }, returns: Session }",
      good: "renewal: { by: renewSession }\nendpoints:\n"
        + "  sample: { route: POST /sample, does: session.renew, "
        + "sends: { refreshToken: tokens.refresh }, returns: Session }"),
    ReaderRule(
      "nothing-renews", "a contract that speaks of renewal has an endpoint that renews",
      because:
        "An error with `recover: renew`, or `renewal.by`, would have no endpoint to call.",
      bad: "renewal: { by: me }", good: "renewal: { by: renewSession }"),
  ]
}
