extension ReaderRule {
  static let ofMeanings = [
    ReaderRule(
      "same-meaning", "the errors of an endpoint mean different things",
      because: "A server answers each meaning with one refusal. With two it would have to guess.",
      bad: "errors:\n  one: { status: 400, match: { code: A }, means: notFound, recover: tell }\n"
        + "  two: { status: 404, match: { code: B }, means: notFound, recover: tell }\nendpoints:\n"
        + "  sampleCall: { route: GET /sample, does: call, refuses: [one, two] }",
      good:
        "errors:\n  one: { status: 400, match: { code: A }, means: requestInvalid, recover: tell }\n"
        + "  two: { status: 404, match: { code: B }, means: notFound, recover: tell }\nendpoints:\n"
        + "  sampleCall: { route: GET /sample, does: call, refuses: [one, two] }"),
    ReaderRule(
      "ends-others", "a sign-out ends the app's own session",
      because:
        "The app forgets its tokens at `session.end`. If only the other sessions end, its own goes on.",
      bad:
        "endpoints:\n  sampleEnd: { route: POST /sample, does: session.end, needs: access, ends: others }",
      good:
        "endpoints:\n  sampleEnd: { route: POST /sample, does: session.endOthers, needs: access }"),
    ReaderRule(
      "role-type", "a field's meaning fits its type",
      because:
        "A time is not an id, and a text is not a yes or no: no server could fill the field.",
      bad: "types:\n  Sample: { current: { type: string, is: session.current } }",
      good: "types:\n  Sample: { current: { type: bool, is: session.current } }"),
    ReaderRule(
      "role-place", "a field's meaning fits its message",
      because: "Some meanings are for what a call sends, others for answers, refusals or claims.",
      bad: "endpoints:\n  sampleCall: { route: POST /sample, does: call, "
        + "sends: { current: { type: bool, is: session.current } } }",
      good: "endpoints:\n  sampleCall: { route: POST /sample, does: call, "
        + "returns: { current: { type: bool, is: session.current } } }"),
    ReaderRule(
      "role-words", "words stand for texts of an enum",
      because: "`words` says which text of an enum stands for which word of the field's meaning.",
      bad: "types:\n  Sample: { state: { enum: [on, off], words: { active: on } } }",
      good:
        "types:\n  Sample: { state: { enum: [on, off], is: account.state, words: { active: on } } }"
    ),
  ]
}
