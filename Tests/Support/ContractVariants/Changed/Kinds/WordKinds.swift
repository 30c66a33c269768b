extension ChangeKind {
  /// Texts for people, versions and remarks.
  static let wordKinds: [ChangeKind] = [
    .value(
      "other words of the docs", 8, at: "doc.*", "endpoints.*.doc.*", "types.*.*.doc.*",
      "tokens.*.doc.*", "flows.*.doc.*"
    ) { [$0 + " Anew."] },
    .value("another version", 4, at: "version") { _ in ["9.0.0"] },
    .value("another example", 2, at: "types.*.*.example", "configuration.*.example") { [$0 + "9"] },
    .removed("a point is decided", 4, at: "open.0", "open.1", "open.2"),
    .removed("a scenario goes", 2, at: "scenarios.*"),
    .added("a key of one's own", 1, "x-owner", to: "endpoints.*", "team"),
  ]
}
