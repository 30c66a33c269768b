import Defects
import YAMLSource

/// The fields of a contract's messages, by the lists in which they stand.
struct WrittenField {
  let path: [String]
  /// As the contract writes it: `optional string`; empty for another form.
  let type: String

  var isOptional: Bool { type.hasPrefix("optional ") }
}

extension ContractTree {
  /// The lists of fields that the server writes.
  static let returnedLists = ["types.*", "endpoints.*.returns"]
  static let sentLists = ["endpoints.*.sends", "servers.*.sends"]

  func fieldLists(_ patterns: [String]) -> [[String]] {
    patterns.flatMap(paths).flatMap { path -> [[String]] in
      guard let node = node(at: path), !node.entries.isEmpty else { return [] }
      if node.child("enum") != nil || node.child("oneOf") != nil { return [] }
      let nested = node.entries.filter { $0.value.child("fields") != nil }
      return [path] + nested.map { path + [$0.key.text, "fields"] }
    }
  }

  func fields(_ patterns: [String]) -> [WrittenField] {
    fieldLists(patterns).flatMap { list in
      keys(at: list).compactMap { name -> WrittenField? in
        let path = list + [name]
        if node(at: path + ["fields"]) != nil { return nil }
        return WrittenField(
          path: path, type: text(at: path) ?? text(at: path + ["type"]) ?? "")
      }
    }
  }

  /// The field with another type; nil where its form is no type.
  func retyping(_ field: WrittenField, to type: String) -> ContractTree? {
    if text(at: field.path) != nil { return setting(field.path, to: type) }
    guard node(at: field.path + ["type"]) != nil else { return nil }
    return setting(field.path + ["type"], to: type)
  }

  /// The tree in which each answer has the values of the type that it may leave out: a server may send them. Nil where
  /// none is optional.
  func holding(_ type: String) -> ContractTree? {
    let optional = ["optional \(type)", "optional list of \(type)"]
    let holders = fields(Self.returnedLists).filter { optional.contains($0.type) }
    return holders.isEmpty
      ? nil
      : holders.reduce(self) { tree, field in
        tree.retyping(field, to: String(field.type.dropFirst("optional ".count))) ?? tree
      }
  }

  /// The field with one more property.
  func saying(_ key: String, _ value: String, of field: WrittenField) -> ContractTree {
    guard let type = text(at: field.path) else { return setting(field.path + [key], to: value) }
    return setting(field.path, to: "{ type: \(type), \(key): \(value) }")
  }
}
