import Defects

extension ChangeKind {
  private static let everyList =
    ContractTree.returnedLists + ContractTree.sentLists
    + ["errors.*.fields", "callbacks.*.fields"]

  /// A change of each field of some lists; nil where it cannot be made.
  private static func field(
    _ name: String, _ weight: Int, in lists: [String],
    _ change: @escaping @Sendable (ContractTree, WrittenField) -> (String, ContractTree)?
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      tree.fields(lists).compactMap { field in
        change(tree, field).map { words, changed in
          ContractEdit(
            "\(field.path.words): \(words)", changed, freedom: held(field, in: changed))
        }
      }
    }
  }

  private static func retyped(
    _ name: String, _ weight: Int, in lists: [String],
    _ type: @escaping @Sendable (WrittenField) -> String?
  ) -> ChangeKind {
    ChangeKind(name, weight) { tree in
      tree.fields(lists).compactMap { field in
        guard !field.type.isEmpty, let new = type(field), new != field.type,
          let changed = tree.retyping(field, to: new)
        else { return nil }
        return ContractEdit(
          "\(field.path.words): \(field.type) → \(new)", changed,
          freedom: lists == ContractTree.sentLists ? nil : freedom(tree, changed, field, new))
      }
    }
  }

  /// A server that may leave out values of the field's type sends them.
  private static func held(_ field: WrittenField, in tree: ContractTree) -> ContractTree? {
    guard field.path.first == "types", field.path.count > 1 else { return nil }
    return tree.holding(field.path[1])
  }

  private static func freedom(
    _ tree: ContractTree, _ changed: ContractTree, _ field: WrittenField, _ type: String
  ) -> ContractTree? {
    let own = ownFreedom(tree, field, type)
    return held(field, in: own ?? changed) ?? own
  }

  /// A server that may leave a field out does so, one that may send it with another type does that, and one that may send
  /// any text sends one. It has no such freedom in what apps send.
  private static func ownFreedom(
    _ tree: ContractTree, _ field: WrittenField, _ type: String
  ) -> ContractTree? {
    if type == "optional " + field.type {
      // A contract whose renewal brings no token is none: there the token travels where no old app looks.
      return field.type.hasPrefix("tokens.")
        ? tree.saying("wire", "elsewhere", of: field) : tree.removing(field.path)
    }
    if field.isOptional, type.hasPrefix("optional "), !field.path.contains("sends") {
      return tree.retyping(field, to: String(type.dropFirst("optional ".count)))
    }
    return plain(field) == "uuid"
      ? tree.setting(field.path, to: "{ constant: any text }") : nil
  }

  private static func plain(_ field: WrittenField) -> String {
    field.isOptional ? String(field.type.dropFirst("optional ".count)) : field.type
  }

  private static func optional(_ field: WrittenField) -> String? {
    field.isOptional ? nil : "optional " + field.type
  }

  /// Types, names and limits of fields that are there.
  static let fieldKinds: [ChangeKind] = [
    retyped("a returned field becomes optional", 8, in: ContractTree.returnedLists, optional),
    retyped("a returned field becomes required", 4, in: ContractTree.returnedLists, plain),
    retyped("a sent field becomes optional", 4, in: ContractTree.sentLists, optional),
    retyped("a sent field becomes required", 5, in: ContractTree.sentLists, plain),
    retyped("a field has another type", 8, in: everyList) { field in
      let types = ["string": "int", "int": "string", "uuid": "string", "bool": "string"]
      return types[plain(field)].map { (field.isOptional ? "optional " : "") + $0 }
    },
    retyped("a text becomes a uuid", 2, in: everyList) {
      plain($0) == "string" ? ($0.isOptional ? "optional uuid" : "uuid") : nil
    },
    retyped("a field becomes a list", 2, in: ContractTree.returnedLists) {
      ["string", "email"].contains(plain($0)) ? "list of string" : nil
    },
    field("a field has another name on the wire", 8, in: everyList) { tree, field in
      guard let name = field.path.last else { return nil }
      let new = name + "V2"
      return ("travels as \(new)", tree.saying("wire", new, of: field))
    },
    field("a field has another name everywhere", 5, in: everyList) { tree, field in
      guard let name = field.path.last else { return nil }
      return ("is called \(name)V2", tree.renaming(field.path, to: name + "V2"))
    },
    field("a field has another name in code", 3, in: everyList) { tree, field in
      guard let name = field.path.last, tree.node(at: field.path + ["wire"]) == nil else {
        return nil
      }
      return (
        "is called \(name)InCode",
        tree.saying("wire", name, of: field).renaming(field.path, to: name + "InCode")
      )
    },
    field("a returned field goes", 5, in: ContractTree.returnedLists) { tree, field in
      ("is gone", tree.removing(field.path))
    },
    field("a sent field goes", 3, in: ContractTree.sentLists) { tree, field in
      ("is gone", tree.removing(field.path))
    },
    field("a field of a refusal goes", 1, in: ["errors.*.fields"]) { tree, field in
      ("is gone", tree.removing(field.path))
    },
    field("a sent field moves to a header", 2, in: ["endpoints.*.sends"]) { tree, field in
      guard tree.node(at: field.path + ["in"]) == nil else { return nil }
      return ("travels in a header", tree.saying("in", "header", of: field))
    },
    field("a sent text is shorter", 3, in: ["endpoints.*.sends"]) { tree, field in
      ["string", "username", "identifier"].contains(plain(field))
        ? ("at most 64", tree.saying("max", "64", of: field)) : nil
    },
    field("a field is a secret", 1, in: everyList) { tree, field in
      plain(field) == "string"
        ? ("is a secret", tree.saying("secret", "true", of: field)) : nil
    },
    .removed("a field has no meaning any more", 1, at: "types.*.*.is"),
    .itemAdded("a text of an enumeration comes", 8, to: "types.*.*.enum", "types.*.enum") { _, _ in
      ["suspended"]
    },
    .itemRemoved("a text of an enumeration goes", 3, from: "types.*.*.enum", "types.*.enum"),
    .itemRemoved("a text of a sent enumeration goes", 1, from: "endpoints.*.sends.*.enum"),
    .value(
      "another constant", 3, at: "endpoints.*.sends.*.constant", "types.*.*.constant"
    ) { [$0 + "2"] },
    .renamed("a type has another name", 3, "types.*"),
  ]
}
