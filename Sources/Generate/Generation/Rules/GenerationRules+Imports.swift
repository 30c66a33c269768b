extension GenerationRule {
  /// Rules about descriptions and recordings of an API.
  static let ofImports = [
    GenerationRule(
      "import-left-out", "a contract carries each part of a description",
      because:
        "An import that drops a part without a word is believed to be whole. Write the part by hand where the "
        + "language has words for it."),
    GenerationRule(
      "no-answers", "a folder or an archive holds answers of the contract's endpoints",
      because:
        "A check of nothing would be clean. Calls belong to an endpoint by its server's URL, its method and its route."
    ),
    GenerationRule(
      "unknown-server", "`--server` names a server of the contract",
      because: "The URL of an unknown server would be compared with no call."),
  ]
}
