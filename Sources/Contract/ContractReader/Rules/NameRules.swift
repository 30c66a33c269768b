extension ReaderRule {
  static let ofNames = [
    ReaderRule(
      "bad-name", "a name can be a name in every generated language",
      because: "Names become identifiers in Swift, TypeScript and Python, so they are ASCII words. "
        + "Types begin with a capital letter, which separates them from simple values; `any`, `app` and "
        + "`user` begin events of the language itself, and no error is called after an outcome of a token or a "
        + "provider, such as `expires`.",
      bad: "types:\n  user-profile: { id: uuid }", good: "types:\n  UserProfile: { id: uuid }"),
    ReaderRule(
      "shared-name", "no two definitions whose events read alike share a name",
      because:
        "Events are named after endpoints, tokens, flows, callbacks and providers: `me.refused` "
        + "could be an event of an endpoint or of a flow. Tokens and providers may share a name with an endpoint "
        + "or a callback, because their events are their own: `refresh.expires` is always the token.",
      bad: "flows:\n  me: { start: a, states: { a: { } } }",
      good: "flows:\n  profile: { start: a, states: { a: { } } }"),
    ReaderRule(
      "former-name", "a former name of a token is that of no other token",
      because:
        "`was` says under which names a store may hold the token since an older version. A name of two tokens "
        + "would give one of them the other's text.",
      bad:
        "tokens:\n  sample: { format: opaque, stored: keychain, was: [access] }",
      good:
        "tokens:\n  sample: { format: opaque, stored: keychain, was: [accessToken] }"),
    ReaderRule(
      "unknown-reference", "a name leads to its definition",
      because: "A reference to nothing is a typing error, or its definition was renamed.",
      bad: "endpoints:\n  sample: { route: GET /sample, does: call, needs: acess }",
      good: "endpoints:\n  sample: { route: GET /sample, does: call, needs: access }"),
    ReaderRule(
      "unknown-type", "a type is a simple value or one of this contract",
      because:
        "A type without a dot is defined under `types`, or it is one of the simple values that "
        + "docs/language.md lists.",
      bad: "types:\n  Sample: { name: text }", good: "types:\n  Sample: { name: string }"),
    ReaderRule(
      "unknown-slot", "a slot is one that its owner has",
      because:
        "The values of a provider depend on its kind; a token has itself, the seconds "
        + "that it still lives and the moment of its end.",
      bad: "types:\n  Sample: { left: tokens.access.lifetime }",
      good: "types:\n  Sample: { left: tokens.access.expiresIn }"),
    ReaderRule(
      "not-said", "a value taken from a provider is given at that provider",
      because:
        "`providers.NAME.scopes` and `providers.NAME.clientId` are values that the contract gives for the "
        + "provider. Without a value there is nothing to send.",
      bad:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { scope: providers.apple.scopes } }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { scope: { constant: openid } } }"
    ),
    ReaderRule(
      "always-one", "a value that the contract gives once is not optional, a list or a map",
      because:
        "The URL of a callback and a provider's scopes are one text, the same in every call.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, "
        + "sends: { back: optional callbacks.arrival.url } }",
      good:
        "endpoints:\n  sample: { route: POST /sample, does: call, sends: { back: callbacks.arrival.url } }"
    ),
    ReaderRule(
      "store-account", "no item of the keychain has a name that the client reserves",
      because:
        "The generated client keeps further items in the keychain, whose "
        + "accounts begin with `authcontract.`.",
      bad:
        "tokens:\n  sample: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain, account: authcontract.index }",
      good:
        "tokens:\n  sample: { format: opaque, lifetime: 1h, sent: bearer, stored: keychain, account: sample }"
    ),
    ReaderRule(
      "bad-type", "a type has the form of a type",
      because:
        "A type is a name, perhaps with `optional` and one of `list of` and `map of` before it. "
        + "There are no lists of lists: the inner one gets a name.",
      bad: "types:\n  Sample: { devices: \"[Device]\" }",
      good: "types:\n  Sample: { devices: list of Device }"),
  ]

  static let ofTypes = [
    ReaderRule(
      "types-too-deep", "types do not stand in one another without end",
      because:
        "Programs that read such values follow each type into the next, and run out of memory on a chain that is too "
        + "long. Descriptions that a machine wrote have such chains, and no app reads to their end."
    ),
    ReaderRule(
      "endless-type", "no type holds itself",
      because: "A value of it would never end. A list or a map between may be empty, and ends it.",
      bad: "types:\n  Sample: { parent: Sample }",
      good: "types:\n  Sample: { children: list of Sample }"),
    ReaderRule(
      "choice-of-one", "`oneOf` chooses",
      because: "A choice needs at least two types.",
      bad: "types:\n  Answer: { oneOf: [Device] }",
      good: "types:\n  One: { kind: { constant: one } }\n  Answer: { oneOf: [One, Device] }"),
    ReaderRule(
      "choice-undecided", "the types of a choice can be told apart",
      because:
        "An answer that may be one of several types is recognised by a constant in it, or by a field that is always "
        + "there and that no other type has; one type may be without.",
      bad: "types:\n  One: { id: uuid }\n  Answer: { oneOf: [One, Device] }",
      good:
        "types:\n  One: { id: uuid, kind: { constant: one } }\n  Answer: { oneOf: [One, Device] }"),
    ReaderRule(
      "not-fields", "a type has fields where fields are wanted",
      because:
        "A call sends fields, and a choice is recognised by a field: an enum or a simple value has none.",
      bad: "endpoints:\n  sample: { route: POST /sample, does: call, sends: string }",
      good: "endpoints:\n  sample: { route: POST /sample, does: call, sends: Device }"),
    ReaderRule(
      "empty-enum", "an enum has values",
      because: "The field could never hold a value.",
      bad: "types:\n  Status: { enum: [] }", good: "types:\n  Status: { enum: [active, deleted] }"),
  ]
}
