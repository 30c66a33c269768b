import ContractModel
import YAMLSource

/// Keys and types of OpenAPI and of programming languages, and what the contract language has in their place.
enum OpenAPIHabit {
  /// - Parameter name: the field that has the key.
  static func help(for entry: Entry, in table: KeyTable, named name: String?) -> String? {
    guard table.owner == KeyTable.field.owner, let name else { return nil }
    let value = entry.value.scalar?.text
    switch (entry.key.text, value) {
    case ("format", let format?):
      let type = formats[format] ?? format
      return ScalarType(rawValue: type).map {
        "the type includes the format: `\(name): \($0.rawValue)`"
      }
    case ("nullable", _), ("required", "false"):
      return "write `optional` before the type: `\(name): optional string`"
    case ("required", _): return "remove it: a field without `optional` is required"
    case ("items", _): return "write a list as a type: `\(name): list of string`"
    case ("$ref", let path?):
      return "write the name of the type: `\(name): \(path.split(separator: "/").last ?? "Type")`"
    default: return nil
    }
  }

  /// Names of types elsewhere.
  static func type(for name: String) -> String? {
    switch name.lowercased() {
    case "integer", "int32", "int64", "long": "write `int`"
    case "boolean": "write `bool`"
    case "float", "double", "decimal": "write `number`"
    case "text", "str": "write `string`"
    case "datetime", "timestamp", "date": "write `instant`, or `unixTime` for a number of seconds"
    case "array", "list": "write `list of` and the type of its items: `list of string`"
    case "object", "dict", "map":
      "write `fields: { id: uuid }`, `map of string` or the name of a type"
    default: nil
    }
  }

  private static let formats = [
    "date-time": "instant", "uri": "url", "int32": "int", "int64": "int", "float": "number",
    "double": "number", "byte": "bytes", "binary": "bytes",
  ]
}
