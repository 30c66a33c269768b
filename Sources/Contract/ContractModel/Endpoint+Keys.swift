extension Endpoint.Deprecation {
  package static let keys = Keys<Self>(
    "a deprecation",
    [
      .required("since", \.since, .text, "the version that says so", example: "\"2.0.0\""),
      .optional(
        "until", \.until, .day, "the last day on which it works", example: "\"2027-06-01\""),
      .optional(
        "use", \.use, .name(in: "endpoints"), "the endpoint to call instead",
        example: "signIn"),
    ])
}
