extension ReaderRule {
  static let ofReservedNames = [
    ReaderRule(
      "reserved-in-use", "nothing has a reserved name",
      because:
        "An app in the store knows a removed code, route or field with its old meaning. A new thing of the same look is taken "
        + "for the old one without a word.",
      bad: "errors:\n  banned: { status: 403, match: { code: FROZEN }, recover: tell }\n"
        + "reserved:\n  - { at: errors.accountFrozen, wire: FROZEN }",
      good: "errors:\n  banned: { status: 403, match: { code: BANNED }, recover: tell }\n"
        + "reserved:\n  - { at: errors.accountFrozen, wire: FROZEN }"),
    ReaderRule(
      "reserved-place", "a reserved path ends in a name",
      because: "Keys of the language cannot come back with another meaning, and names can.",
      bad: "reserved:\n  - { at: tokens.access.lifetime }",
      good: "reserved:\n  - { at: tokens.remember }"),
    ReaderRule(
      "reserved-wire", "a look on the wire is that of something on the wire",
      because: "The name of a type or a flow stands in code only.",
      bad: "reserved:\n  - { at: types.Gone, wire: gone }",
      good: "reserved:\n  - { at: types.Gone }"),
  ]
}
