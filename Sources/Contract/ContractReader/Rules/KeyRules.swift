extension ReaderRule {
  static let ofKeys = [
    ReaderRule(
      "unknown-key", "every key is one of the language",
      because:
        "A key that nobody reads looks as if it did something: a misspelt `grace` would leave "
        + "people signed out, and no one would know why. Keys of your own begin with `x-`.",
      bad: "tokens:\n  sample: { format: jwt, lifetme: 1h, stored: keychain }",
      good: "tokens:\n  sample: { format: jwt, lifetime: 1h, stored: keychain }"),
    ReaderRule(
      "missing-key", "a required key is present",
      because: "Some keys have no usual value: nobody can guess where a token is kept, or which "
        + "provider a sign-in is about.",
      bad: "tokens:\n  sample: { format: opaque }",
      good: "tokens:\n  sample: { format: opaque, stored: memory }"),
    ReaderRule(
      "needs-other-key", "a key is only where it has an effect",
      because:
        "Some keys have an effect only beside another key. Alone, a key such as `grace` looks "
        + "like a promise, and nothing keeps it.",
      bad: "tokens:\n  sample: { format: opaque, grace: 30s, stored: keychain }",
      good: "tokens:\n  sample: { format: opaque, rotates: true, grace: 30s, stored: keychain }"),
    ReaderRule(
      "wrong-kind", "a value is a text, a list or a mapping, as its key wants",
      because:
        "A value is a text, a list or a mapping, and its key says which. Brackets around one "
        + "word make a list of it.",
      bad: "tokens:\n  sample: { format: [jwt], stored: keychain }",
      good: "tokens:\n  sample: { format: jwt, stored: keychain }"),
    ReaderRule(
      "language-version", "the contract says the version of the language that it is written in",
      because: "A later version of the language may mean something else by the same words.",
      bad: "authcontract: 2", good: "authcontract: 1"),
  ]
}
