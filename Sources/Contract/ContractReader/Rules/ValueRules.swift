import Diagnostics

extension ReaderRule {
  static let ofValues = [
    ReaderRule(
      "wrong-form", "a value has the form that its key wants",
      because:
        "Durations, days, numbers, statuses and URLs have one form each, so that nobody has to "
        + "guess whether `60` is seconds or minutes.",
      bad: "tokens:\n  sample: { format: jwt, lifetime: 60, stored: keychain }",
      good: "tokens:\n  sample: { format: jwt, lifetime: 60s, stored: keychain }"),
    ReaderRule(
      "unknown-word", "a word is one of the list that its key takes",
      because:
        "Where a key takes one word of a few, each has its meaning in the generated code; any "
        + "other word has none.",
      bad: "tokens:\n  sample: { format: jwt, stored: cookie }",
      good: "tokens:\n  sample: { format: jwt, stored: keychain }"),
    ReaderRule(
      "ambiguous-text", "a text is a text to every reader of YAML", .note,
      because:
        "To other readers a bare `1.0` is a number and a bare `no` is false. Tools that read the "
        + "same file would not see the same value.",
      bad: "waive:\n  - { rule: storage, at: tokens, why: no, until: \"2027-06-01\" }",
      good: "waive:\n  - { rule: storage, at: tokens, why: \"no\", until: \"2027-06-01\" }"),
    ReaderRule(
      "duplicate-item", "nothing appears twice in a list",
      because:
        "These lists are sets. An item that appears twice is often a typing error, and an item that "
        + "appears in two lists of the sign-out would be both cleared and kept. Levels of strength "
        + "are known by their names.",
      bad: "languages: [en, en]", good: "languages: [en, zh-Hans]"),
    ReaderRule(
      "path-leads-nowhere", "a path names a part of the contract",
      because:
        "An open value or a waiver that points at nothing has no effect. Often the part was "
        + "renamed and the path was not.",
      bad: "open:\n  - { at: tokens.acess, why: nobody knows }",
      good: "open:\n  - { at: tokens.access, why: nobody knows }"),
    ReaderRule(
      "pins", "pinned keys belong to the deployment",
      because: "They change with the server's certificates, and a contract does not.",
      bad: "servers:\n  api: { url: https://api.example.com, pins: AAECAw, "
        + "refusal: { code: string, message: string } }",
      good: "servers:\n  api: { url: https://api.example.com, pins: configuration.pinnedKeys, "
        + "refusal: { code: string, message: string } }"),
    ReaderRule(
      "next-token", "the token of the next call comes in a header or a cookie, and is kept",
      because:
        "The app takes it from each answer to a call that carries the token, and sends it with the next call.",
      bad:
        "tokens:\n  sample: { format: opaque, sent: { in: header, wire: X-Token }, next: { in: query, wire: token }, stored: keychain }",
      good:
        "tokens:\n  sample: { format: opaque, sent: { in: header, wire: X-Token }, next: { in: header, wire: X-Token }, stored: keychain }"
    ),
    ReaderRule(
      "bad-wire-name", "a token's name on the wire is one that HTTP allows",
      because:
        "A blank or a colon in the name of a header or cookie makes another message of a call.",
      bad:
        "tokens:\n  sample: { format: opaque, stored: none, sent: { in: cookie, wire: my cookie } }",
      good: "tokens:\n  sample: { format: opaque, stored: none, sent: { in: cookie, wire: sid } }"),
    ReaderRule(
      "wire-path", "a path into an answer has the form of a path",
      because:
        "Names and numbers with dots between lead to a value: `errors.0.code`. A single dot is the "
        + "whole body. Only an envelope and the fields of refusals have such a path; elsewhere `wire` is one name.",
      bad: "servers:\n  api: { url: https://api.example.com, answer: \"data[0]\", "
        + "refusal: { code: string, message: string } }",
      good: "servers:\n  api: { url: https://api.example.com, answer: data.0, "
        + "refusal: { code: string, message: string } }"),
    ReaderRule(
      "claim-with-key", "a claim that has a key is given by the key",
      because:
        "The maker, the audience and the end of a JWT are `issuer`, `audience` and `lifetime` of "
        + "the token; given twice, they could contradict each other.",
      bad: "tokens:\n  sample: { format: jwt, stored: none, claims: { aud: string } }",
      good: "tokens:\n  sample: { format: jwt, stored: none, audience: shop }"),
    ReaderRule(
      "bad-scheme", "a scheme that opens the app is a URL scheme",
      because: "The system opens an app for a scheme of letters, digits, `+`, `-` and `.` only.",
      bad: "app: { urlSchemes: [\"myapp://\"] }", good: "app: { urlSchemes: [myapp] }"),
    ReaderRule(
      "access-group", "an access group is complete, or a value of the deployment",
      because:
        "The keychain only opens a group with the real prefix of the team. Xcode expands "
        + "`$(AppIdentifierPrefix)` in entitlements and in Info.plist, but not in generated code.",
      bad: "app: { keychain: { accessGroup: $(AppIdentifierPrefix)com.example } }",
      good: "app: { keychain: { accessGroup: TEAM.com.example } }"),
    ReaderRule(
      "configuration-kind",
      "a deployment's values are simple, of the kind that their use needs",
      because:
        "Somebody types them into settings, where there is no place for a mapping. A server's "
        + "`url` is a `url`, its `pins` are a `list of string`, an `accessGroup` is a `string`, and a field takes a single value.",
      bad: "configuration:\n  client: { fields: { id: string } }",
      good: "configuration:\n  client: string"),
  ]
}
