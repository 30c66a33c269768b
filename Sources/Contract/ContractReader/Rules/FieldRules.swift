extension ReaderRule {
  static let ofFields = [
    ReaderRule(
      "field-kind", "a field says what it is, once",
      because:
        "Just one of `type`, `constant`, `enum` and `fields` says what a field holds; two of them "
        + "could contradict each other.",
      bad: "types:\n  Sample: { kind: { type: string, constant: sample } }",
      good: "types:\n  Sample: { kind: { constant: sample } }"),
    ReaderRule(
      "location-here", "`in` is for fields that can choose a part of the message",
      because:
        "A call and its answer have parts such as the query, headers and cookies. A field "
        + "inside another field travels with that field.",
      bad:
        "tokens:\n  sample: { format: jwt, stored: none, claims: { id: { type: string, in: header } } }",
      good: "tokens:\n  sample: { format: jwt, stored: none, claims: { id: string } }"),
    ReaderRule(
      "location-against-path", "`in` and the route say the same",
      because: "A name in the route's braces is in the path and nowhere else.",
      bad:
        "endpoints:\n  sample: { route: \"GET /sample/{id}\", does: call, sends: { id: { type: uuid, in: query } } }",
      good: "endpoints:\n  sample: { route: \"GET /sample/{id}\", does: call, sends: { id: uuid } }"
    ),
    ReaderRule(
      "same-wire-name", "two fields do not share a name on the wire",
      because: "One would overwrite the other.",
      bad: "types:\n  Sample: { id: uuid, key: { type: string, wire: id } }",
      good: "types:\n  Sample: { id: uuid, key: { type: string, wire: key_id } }"),
    ReaderRule(
      "as-text", "`as` is only where it changes something",
      because:
        "`as: text` is for numbers and bools that travel in quotes, and a text is one already; "
        + "`as: base64url` is for bytes.",
      bad: "types:\n  Sample: { count: { type: string, as: text } }",
      good: "types:\n  Sample: { count: { type: int, as: text } }"),
    ReaderRule(
      "clearable-here", "a value that null clears is sent in a body of JSON",
      because:
        "Null clears such a value, and one that is left out stays as it is. Only JSON has a null, and only a call "
        + "can ask for that: an answer has a value or none.",
      bad:
        "endpoints:\n  sample: { route: GET /sample, does: call, returns: { name: clearable string } }",
      good:
        "endpoints:\n  sample: { route: PATCH /sample, does: call, sends: { name: clearable string } }"
    ),
    ReaderRule(
      "same-field", "`same` repeats a value that the app gives to the call",
      because:
        "An app asks for one password, and the server wants it twice. The client sends the one argument in both "
        + "fields. So the other field stands beside this one, has a type, and says all that holds for the value.",
      bad:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { key: uuid, again: { same: kee } } }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { key: uuid, again: { same: key } } }"
    ),
    ReaderRule(
      "secret-here", "`secret: true` is for a text that can be kept secret",
      because:
        "In the generated code a secret is a text that does not print itself. Numbers, times, "
        + "UUIDs, URLs and bytes print themselves; and a constant of the contract is "
        + "in every copy of the app.",
      bad: "types:\n  Sample: { link: { type: url, secret: true } }",
      good: "types:\n  Sample: { link: { type: string, secret: true } }"),
    ReaderRule(
      "limit-here", "`min`, `max` and `pattern` limit something",
      because:
        "They limit the length of a text or the size of a number, and `pattern` a text. Nothing "
        + "would check them elsewhere: a `uuid`, a `url`, an `instant` and `bytes` are values, "
        + "which each server may spell in its own way.",
      bad: "types:\n  Sample: { count: { type: int, pattern: \"[0-9]+\" } }",
      good: "types:\n  Sample: { count: { type: int, min: 0 } }"),
    ReaderRule(
      "limits-cross", "something lies between the limits",
      because: "If the least is above the greatest, no value is right and every call is refused.",
      bad: "types:\n  Sample: { name: { type: string, min: 64, max: 1 } }",
      good: "types:\n  Sample: { name: { type: string, min: 1, max: 64 } }"),
    ReaderRule(
      "bad-pattern", "a pattern means the same everywhere",
      because:
        "Swift, JavaScript and Python read a pattern, each with its own regular expressions. So a "
        + "pattern is made of what all of them take alike: characters, classes such as `[a-z0-9_]`, "
        + "groups, `|`, and `?`, `*`, `+`, `{2,5}` after them. It matches the whole text.",
      bad: "types:\n  Sample: { zip: { type: string, pattern: '\\d{5}', example: \"12345\" } }",
      good:
        "types:\n  Sample: { zip: { type: string, pattern: \"[0-9]{5}\", example: \"12345\" } }"),
    ReaderRule(
      "bad-example", "an example is a value that the field can hold",
      because: "Fixtures and docs show it as a real value, and people copy it.",
      bad: "types:\n  Sample: { count: { type: int, example: many } }",
      good: "types:\n  Sample: { count: { type: int, example: \"3\" } }"),
    ReaderRule(
      "stored-here", "a value that is kept is a single one",
      because:
        "An item of the store holds one text. Lists, maps, records and `json` are for the app to keep.",
      bad: "types:\n  Sample: { settings: { type: json, stored: keychain } }",
      good: "types:\n  Sample: { setting: { type: string, stored: keychain } }"),
  ]
}
