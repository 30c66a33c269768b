import Diagnostics

extension Server {
  package static let keys = Keys<Server>(
    "a server",
    [
      .required(
        "url", \.url, .serverURL, "the URL of the service", example: "https://api.example.com"),
      .doc(\.doc),
      .defaulted(
        "environments", \.environments, .environments,
        "other places where the same service runs",
        example: "{ development: \"http://127.0.0.1:8080\" }"),
      .defaulted(
        "names", \.names, .plainWord, "how names are spelled on the wire", usual: "camelCase",
        example: "snake_case"),
      .defaulted(
        "content", \.content, .content,
        "how bodies are sent: `json`, `form`, or a media type of JSON", usual: "json",
        example: "application/x-amz-json-1.1"),
      .defaulted(
        "refusal", \.refusal, .fields(.refusal),
        "the fields of an error response, which tell errors apart",
        example: "{ code: string, message: { type: string, wire: error.message } }"),
      .section(
        "success", \.success, .textsByField,
        "what the `refusal` fields contain in a successful response, if errors have status 200",
        example: "{ code: \"0\" }",
        comparedBy: { $0.success.map { ComparedText($0.text, at: $0.field.span) } }),
      .section(
        "answer", \.answer, .text,
        "the path to the endpoint's own fields in a successful response",
        usual: "the whole body", example: "data",
        comparedBy: {
          $0.answer.isEmpty ? [] : [ComparedText($0.answer.joined(separator: "."), at: nil)]
        }),
      .defaulted(
        "sends", \.sends, .fields(.everyCall), "the fields that every call sends",
        example: "{ apiKey: { type: configuration.apiKey, in: header, wire: X-Api-Key } }"),
      // Each endpoint's errors include these, and are compared.
      .defaulted(
        "refuses", \.refuses, .names(in: "errors"),
        "the errors that any call of the app can return", isCompared: false,
        example: "[accountLocked]"),
      .section(
        "pins", \.pins, .text,
        "the `configuration` value with the pinned keys of the server's certificates",
        example: "configuration.pinnedKeys",
        comparedBy: { $0.pins.map { [ComparedText($0, in: "configuration")] } ?? [] }),
    ])
}
