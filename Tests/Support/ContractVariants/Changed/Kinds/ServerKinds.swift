import Defects

extension ChangeKind {
  /// Addresses and the form of all messages.
  static let serverKinds: [ChangeKind] = [
    .value("another address", 4, at: "servers.*.url") {
      $0.hasPrefix("https://") ? [$0.replacing("https://", with: "https://v2."), $0 + "/v2"] : []
    },
    .value("another spelling of all names", 2, at: "servers.*.names") { _ in
      ["camelCase", "snake_case", "PascalCase"]
    },
    .added("the spelling of all names", 1, "names", to: "servers.*", "snake_case"),
    .value("another media type", 1, at: "servers.*.content") { _ in ["json", "form"] },
    .added("another media type is said", 1, "content", to: "servers.*", "form"),
    .added("answers are wrapped", 2, "answer", to: "servers.*", "data"),
    .added(
      "another place to run", 2, "environments", to: "servers.*",
      "{ staging: \"https://staging.example.com\" }"),
    .removed("no pins", 1, at: "servers.*.pins"),
    .renamed("a server has another name", 1, "servers.*"),
    .renamed("a value of the deployment has another name", 1, "configuration.*"),
    ChangeKind("a value of the deployment comes", 2) { tree in
      ["string", "optional string"].map { type in
        ContractEdit(
          "configuration.extraKey: \(type)",
          tree.setting(["configuration", "extraKey"], to: "{ type: \(type), example: x }"))
      }
    },
  ]
}
