extension ReaderRule {
  static let ofRefusals = [
    ReaderRule(
      "beside-fault", "an error without an answer has no status and no match",
      because:
        "`fault` is for calls without an answer: there is no status and no field to look at.",
      bad: "errors:\n  sample: { fault: offline, match: { code: X }, recover: retry }",
      good: "errors:\n  sample: { fault: offline, recover: retry }"),
    ReaderRule(
      "one-test", "a field is matched in one way",
      because: "A text is the whole of the field; `startsWith` and `has` look at a part of it.",
      bad:
        "errors:\n  sample: { status: 400, match: { message: { startsWith: A, has: b } }, recover: tell }",
      good:
        "errors:\n  sample: { status: 400, match: { message: { startsWith: A } }, recover: tell }"),
    ReaderRule(
      "bad-match", "an error is recognised by a value that can occur",
      because:
        "A field that holds several values equals no text, and a whole number is written without zeros "
        + "before it: the app would never recognise the error.",
      bad:
        "servers:\n  api: { url: https://api.example.com, refusal: { code: string, left: int } }\n"
        + "errors:\n  sample: { status: 409, match: { left: many }, recover: tell }\n"
        + "endpoints:\n  sampleCall: { route: GET /sample, does: call, refuses: [sample] }",
      good:
        "servers:\n  api: { url: https://api.example.com, refusal: { code: string, left: int } }\n"
        + "errors:\n  sample: { status: 409, match: { left: \"0\" }, recover: tell }\n"
        + "endpoints:\n  sampleCall: { route: GET /sample, does: call, refuses: [sample] }"),
    ReaderRule(
      "refusals-tie", "two errors of an endpoint can be told apart",
      because: "The app could not tell which one it got, and they may recover in different ways.",
      bad: "errors:\n  sample: { status: 401, match: { code: A }, recover: tell }\nendpoints:\n"
        + "  sampleCall: { route: GET /sample, does: call, refuses: [wrongPassword, sample] }",
      good: "errors:\n  sample: { status: 401, match: { code: S }, recover: tell }\nendpoints:\n"
        + "  sampleCall: { route: GET /sample, does: call, refuses: [wrongPassword, sample] }"),
  ]

  static let ofMachines = [
    ReaderRule(
      "bad-event", "an event has the form of an event",
      because: "An event is a subject, or a subject and an outcome with a dot between: `signIn`, "
        + "`signIn.wrongPassword`, `access.expires`, `user.cancels`.",
      bad: "flows:\n  sample: { start: a, states: { a: { after: { sign-in: b } }, b: { } } }",
      good: "flows:\n  sample: { start: a, states: { a: { after: { signIn: b } }, b: { } } }"),
    ReaderRule(
      "unknown-event", "an event can happen",
      because: "A state that waits for an impossible event is never left.",
      bad: "flows:\n  sample: { start: a, states: { a: { after: { access.ends: b } }, b: { } } }",
      good:
        "flows:\n  sample: { start: a, states: { a: { after: { access.expires: b } }, b: { } } }"),
    ReaderRule(
      "flow-holds", "tokens are held by the session",
      because:
        "A flow is about screens. The states of the session say which tokens there are.",
      bad: "flows:\n  sample: { start: a, states: { a: { holds: [access] } } }",
      good: "flows:\n  sample: { start: a, states: { a: { kept: true } } }"),
    ReaderRule(
      "step", "a step of a scenario does one thing",
      because:
        "Steps happen one after the other: whether one waits before or after its call would be a guess.",
      bad: "scenarios:\n  sample: { steps: [{ do: signIn, wait: 1h }] }",
      good: "scenarios:\n  sample: { steps: [{ do: signIn }, { wait: 1h }] }"),
  ]

  static let ofPolicies = [
    ReaderRule(
      "steps-order", "the steps of a lockout come in the order of their failures",
      because: "Failures are counted up: a later step with fewer of them would never be reached.",
      bad:
        "policies:\n  lockout: { counts: account, steps: [{ failures: 9, lasts: 1h }, { failures: 5, lasts: 5m }] }",
      good:
        "policies:\n  lockout: { counts: account, steps: [{ failures: 5, lasts: 5m }, { failures: 9, lasts: 1h }] }"
    )
  ]

  static let ofIncludes = [
    ReaderRule(
      "include-outside", "included files lie below the contract's folder",
      because:
        "A contract must mean the same wherever its folder lies, and must not read what it was not given.",
      bad: "include: [../errors.yaml]", good: "include: [shared/errors.yaml]"),
    ReaderRule(
      "include-not-yaml", "the name of an included file ends in `.yaml`",
      because:
        "A build finds the files that a contract depends on by the ending `.yaml`.",
      bad: "include: [shared/errors.yml]", good: "include: [shared/errors.yaml]"),
    ReaderRule(
      "include-unreadable", "an included file can be read",
      because: "The path leads to a folder, or the file's owner lets nobody else read it."),
    ReaderRule(
      "include-limit", "a contract is at most 100 files and 16 MiB",
      because: "A larger contract takes longer to read than a build may wait."),
    ReaderRule(
      "include-missing", "an included file is there",
      because: "Its types and errors would be missing wherever they are named.",
      bad: "include: [shared/eror.yaml]", good: "include: [shared/errors.yaml]"),
    ReaderRule(
      "include-cycle", "no file includes itself",
      because:
        "Which file comes first would be a guess. A file that two others include is read once, and is fine.",
      bad: "# circle.yaml\ninclude: [circle.yaml]", good: "# circle.yaml\ninclude: [types.yaml]"),
    ReaderRule(
      "defined-twice", "a name is given in one file",
      because: "Which of two definitions counts would depend on the order of the files.",
      bad: "include: [types.yaml]\ntypes:\n  Shared: { id: uuid }",
      good: "include: [types.yaml]\ntypes:\n  Other: { id: uuid }"),
  ]
}
