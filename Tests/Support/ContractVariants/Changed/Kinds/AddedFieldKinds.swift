import Defects

extension ChangeKind {
  private static func list(
    _ name: String, _ weight: Int, _ lists: [String], _ types: [String]
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      tree.fieldLists(lists).flatMap { list in
        types.map { type in
          ContractEdit(
            "\(list.words).extra: \(type)", tree.setting(list + ["extra"], to: type))
        }
      }
    }
  }

  /// Fields that come.
  static let addedFieldKinds: [ChangeKind] = [
    list(
      "an optional field of an answer comes", 16, ContractTree.returnedLists,
      ["optional string", "optional int"]),
    list("a required field of an answer comes", 8, ContractTree.returnedLists, ["string", "bool"]),
    list("an optional field of a call comes", 8, ContractTree.sentLists, ["optional string"]),
    list("a required field of a call comes", 8, ContractTree.sentLists, ["string", "bool"]),
    list("a field of a refusal comes", 2, ["errors.*.fields"], ["optional string", "string"]),
    list("a field of a callback comes", 1, ["callbacks.*.fields"], ["optional string"]),
    .added("the first fields of a refusal", 2, "fields", to: "errors.*", "{ detail: string }"),
    .added("a call gets an answer", 2, "returns", to: "endpoints.*", "{ done: bool }"),
    .added(
      "a header of all calls", 1, "sends", to: "servers.*",
      "{ appVersion: { type: string, in: header, wire: X-App-Version } }",
      "{ appVersion: { type: optional string, in: header, wire: X-App-Version } }"),
  ]
}
