import ContractModel
import Diagnostics
import Generation

/// The schemas of the types in messages, each in the names of each server.
struct TypeSchemas {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var all: [(String, JSONValue)] {
    blueprint.servers.flatMap { server in
      blueprint.records.map { record in
        (Self.name(record.name, server.name), object(record.properties, at: server.name))
      }
        + blueprint.choices.map { choice in
          let options = choice.options.map {
            StorySchema.reference(Self.name($0.type, server.name))
          }
          return (Self.name(choice.name, server.name), .members([("anyOf", .list(options))]))
        }
        + blueprint.enumerations.map { one in
          (
            Self.name(one.name, server.name),
            .members([("enum", .texts(one.cases.map(\.text)))])
          )
        }
    }
  }

  private static func name(_ type: String, _ server: String) -> String { "\(server).type.\(type)" }

  /// An object with these properties in its body.
  func object(_ properties: [PropertyPlan], at server: String) -> JSONValue {
    let own = properties.filter { !$0.place.isBesideBody }
    let wire = { (property: PropertyPlan) in
      property.wireNamesElsewhere.first { $0.server == server }?.wire ?? property.wire
    }
    return .members([
      ("type", .text("object")),
      ("required", .texts(own.filter { !$0.type.isOptional }.map(wire))),
      ("properties", .members(own.map { (wire($0), schema(of: $0, at: server)) })),
    ])
  }

  private func schema(of property: PropertyPlan, at server: String) -> JSONValue {
    if case .constant(let text) = property.source {
      return .members([("const", property.isLiteral ? .plain(text) : .text(text))])
    }
    guard property.type.container == .one,
      property.type.element == .text || property.type.element == .secret
    else { return schema(of: property.type, at: server) }
    var members: [(String, JSONValue)] = [("type", .text("string"))]
    if let min = property.rules.min { members.append(("minLength", .number(min))) }
    if let max = property.rules.max { members.append(("maxLength", .number(max))) }
    return .members(members)
  }

  func schema(of type: TypePlan, at server: String) -> JSONValue {
    let one = type.travelsAsText ? Self.typed("string") : element(type.element, at: server)
    switch type.container {
    case .one: return one
    case .list: return StorySchema.list(one)
    case .map:
      return .members([("type", .text("object")), ("additionalProperties", one)])
    }
  }

  private func element(_ element: TypePlan.ElementPlan, at server: String) -> JSONValue {
    switch element {
    case .text, .secret, .uuid, .url, .instant, .bytes, .urlSafeBytes: Self.typed("string")
    case .integer, .unixTime, .waitingTime: Self.typed("integer")
    case .number: Self.typed("number")
    case .bool: Self.typed("boolean")
    case .json: .members([])
    case .record(let name), .enumeration(let name), .choice(let name):
      StorySchema.reference(Self.name(name, server))
    }
  }

  private static func typed(_ name: String) -> JSONValue { .members([("type", .text(name))]) }
}
