extension GenerationRule {
  static let ofNames = [
    GenerationRule(
      "bad-name", "a name can become an identifier",
      because:
        "Names become identifiers in several languages: a letter, then letters, digits and `_`."),
    GenerationRule(
      "reserved-name", "a name is not taken by generated code",
      because:
        "Generated code has types and members of its own, such as `Client`, and Swift has some that "
        + "every type has. A name that is one of them is refused, not changed silently. Names of "
        + "types never travel on the wire, and a field keeps its name there with `wire`. A project that writes no "
        + "Swift may have a name that only Swift cannot have.",
      bad: "types:\n  Client: { id: uuid }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Client }",
      good: "types:\n  Customer: { id: uuid }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Customer }"),
    GenerationRule(
      "same-name", "no two names differ in capital letters only",
      because:
        "Some file systems, and some people, take `signIn` and `signin` for the same, and each name "
        + "becomes a member or a file.",
      bad:
        "endpoints:\n  sample: { route: GET /a, does: call }\n  Sample: { route: GET /b, does: call }",
      good:
        "endpoints:\n  sample: { route: GET /a, does: call }\n  other: { route: GET /b, does: call }"
    ),
    GenerationRule(
      "same-case-name", "two texts of an enum become two cases",
      because:
        "A case gets its name from the ASCII words of its text, so `in-review` and `in_review` "
        + "become one.",
      bad: "types:\n  State: { enum: [in-review, in_review] }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: { state: State } }",
      good: "types:\n  State: { enum: [in-review, done] }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: { state: State } }"),
    GenerationRule(
      "same-type-name", "two things do not become one type",
      because:
        "An endpoint gets types for what it sends, returns and refuses, named after it; a type of the "
        + "contract may already have that name.",
      bad: "types:\n  SampleRequest: { id: uuid }\nendpoints:\n"
        + "  sample: { route: POST /sample, does: call, sends: { id: uuid }, returns: SampleRequest }",
      good: "types:\n  Item: { id: uuid }\nendpoints:\n"
        + "  sample: { route: POST /sample, does: call, sends: { id: uuid }, returns: Item }"),
    GenerationRule(
      "same-field-name", "fields side by side have different names",
      because:
        "Fields become members side by side, with the fields that every call sends and the tokens that "
        + "the call carries. `wire` keeps a field's name on the wire when the field is renamed.",
      bad: "types:\n  Item: { id: uuid, ID: uuid }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Item }",
      good: "types:\n  Item: { id: uuid, other: { type: uuid, wire: ID } }\nendpoints:\n"
        + "  sample: { route: GET /sample, does: call, returns: Item }"),
  ]
}
