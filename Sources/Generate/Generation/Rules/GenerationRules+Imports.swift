extension GenerationRule {
  /// Rules about descriptions and recordings of an API.
  static let ofImports = [
    GenerationRule(
      "import-left-out", "a contract carries each part of a description",
      because:
        "An import that drops a part without a word is believed to be whole. Write the part by hand where the "
        + "language has words for it."),
    GenerationRule(
      "import-unreadable", "a description is OpenAPI, as YAML or JSON",
      because:
        "A description has the key `openapi` at its top. JSON is read strictly, because two readers would otherwise "
        + "see two APIs in one file."),
    GenerationRule(
      "import-version", "a description is OpenAPI 3.0 or 3.1",
      because:
        "OpenAPI 2, which is Swagger, says bodies and hosts in another way. A program such as `swagger2openapi` "
        + "converts it."),
    GenerationRule(
      "import-nothing", "a description has calls",
      because:
        "Calls stand under `paths`. A file of schemas alone says what values look like and not how to get them."
    ),
    GenerationRule(
      "import-into", "a section that gains lines is written in lines",
      because:
        "`--into` adds lines to a contract and changes none. A section in braces, such as `types: { User: { id: uuid } }`, "
        + "has no line to add. Write it in lines first."),
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
