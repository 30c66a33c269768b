extension ReservedName {
  package static let keys = Keys<Self>(
    "a reserved name",
    [
      .required(
        "at", \.at, .path, "the place where it stood, as a path of keys that ends in the name",
        example: "errors.accountFrozen"),
      .optional(
        "wire", \.wire, .text,
        "its name on the wire: an error's code, a call's route, a field's name, a token's cookie, header or `account`",
        usual: "only the name is reserved", example: "ACCOUNT_FROZEN"),
      .optional(
        "why", \.why, .localized, "why it was removed",
        example: "{ en: part of accountDisabled since 0.4.0, zh-Hans: 自 0.4.0 起并入 accountDisabled }"
      ),
    ])
}

extension OpenPoint {
  package static let keys = Keys<Self>(
    "an open value",
    [
      .required(
        "at", \.at, .path, "the place of the value, as a path of keys",
        example: "tokens.refresh.grace"),
      .required(
        "why", \.why, .localized, "why nobody has decided it",
        example: "{ en: the document does not say, zh-Hans: 文档没有说明 }"),
    ])
}

extension Waiver {
  package static let keys = Keys<Self>(
    "a waiver",
    [
      .required("rule", \.rule, .text, "the rule that is set aside", example: "lost-answer"),
      .required(
        "at", \.at, .path, "for which part of the contract, as a path of keys",
        example: "tokens.refresh"),
      .required(
        "why", \.why, .localized, "why it is set aside",
        example: "{ en: the server gets it in May, zh-Hans: 服务器五月支持 }"),
      .required(
        "until", \.until, .day, "the last day on which it counts", example: "\"2027-06-01\""),
    ])
}
