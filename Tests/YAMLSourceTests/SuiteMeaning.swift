import Foundation
import YAMLSource

/// A value as JSON has it; two are equal if a reader of YAML's core schema could not tell them
/// apart.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ json: Any) {
    switch json {
    case let list as [Any]: self = .list(list.map { JSONValue($0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSONValue($0) })
    case let text as String: self = .text(text)
    case let number as NSNumber:
      let isBool = String(cString: number.objCType) == "c"
      self = isBool ? .bool(number.boolValue) : .number(number.doubleValue)
    default: self = .null
    }
  }

  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      self = scalar.style == .plain ? .init(core: scalar.text) : .text(scalar.text)
    case .sequence(let items): self = .list(items.map { JSONValue($0) })
    case .mapping(let entries):
      self = .object(
        Dictionary(entries.map { ($0.key.text, JSONValue($0.value)) }) { first, _ in first })
    }
  }

  /// Resolves a plain scalar by the core schema of YAML 1.2.
  private init(core text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    default:
      let isNumber =
        text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil
      self =
        isNumber ? .number(Double(text.hasSuffix(".") ? text + "0" : text) ?? .nan) : .text(text)
    }
  }
}

extension Node {
  /// The lines in which the suite writes down a tree.
  var eventLines: [String] {
    switch content {
    case .scalar(let scalar): [scalar.eventLine]
    case .mapping(let entries):
      ["+MAP"] + entries.flatMap { [$0.key.scalar.eventLine] + $0.value.eventLines } + ["-MAP"]
    case .sequence(let items): ["+SEQ"] + items.flatMap(\.eventLines) + ["-SEQ"]
    }
  }
}

extension Node.Scalar {
  fileprivate var eventLine: String {
    let sign =
      switch style {
      case .plain: ":"
      case .single: "'"
      case .double: "\""
      case .literal: "|"
      case .folded: ">"
      }
    let text = self.text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t")
    return "=VAL \(sign)\(text)"
  }
}
