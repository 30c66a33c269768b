import ContractModel
import Diagnostics
import Generation
import Machines

/// A JSON Schema of the stories of one contract: the form of a story, and of each message by its endpoint.
struct StorySchema {
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) { self.blueprint = blueprint }

  var file: JSONValue {
    let own = blueprint.calls.flatMap { MessageSchema(blueprint, $0).all }
    return .members([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Stories of \(blueprint.service)")),
      ("type", .text("object")),
      ("required", .texts(["story", "sentence", "begins", "values", "steps"])),
      (
        "properties",
        .members([
          ("story", Self.string), ("sentence", Self.string), ("begins", Self.string),
          ("values", Self.strings), ("steps", Self.list(Self.reference("step"))),
        ])
      ),
      (
        "$defs",
        .members([("step", step), ("exchange", exchange)] + own + TypeSchemas(blueprint).all)
      ),
    ])
  }

  private static let string = JSONValue.members([("type", .text("string"))])
  private static let strings = JSONValue.members([
    ("type", .text("object")), ("additionalProperties", string),
  ])

  static func reference(_ name: String) -> JSONValue {
    .members([("$ref", .text("#/$defs/\(name)"))])
  }

  static func list(_ items: JSONValue) -> JSONValue {
    .members([("type", .text("array")), ("items", items)])
  }

  private var step: JSONValue {
    .members([
      ("type", .text("object")), ("required", .texts(["after"])),
      (
        "properties",
        .members([
          ("do", .members([("enum", .texts(blueprint.calls.map(\.name)))])),
          ("wait", .members([("type", .text("integer"))])),
          ("exchanges", Self.list(Self.reference("exchange"))),
          (
            "after",
            .members([
              ("type", .text("object")), ("required", .texts(["state", "store"])),
              (
                "properties",
                .members([
                  ("state", .members([("enum", .texts(blueprint.session.states.map(\.name)))])),
                  ("store", Self.strings),
                ])
              ),
            ])
          ),
        ])
      ),
    ])
  }

  private var exchange: JSONValue {
    let calls = blueprint.calls.map { call -> JSONValue in
      let endpoint = JSONValue.members([
        ("endpoint", .members([("const", .text(call.name))]))
      ])
      let answers = MessageSchema(blueprint, call).answers.map(Self.reference)
      return .members([
        ("if", .members([("properties", endpoint)])),
        (
          "then",
          .members([
            (
              "properties",
              .members([
                ("request", Self.reference("\(call.name).request")),
                ("answer", .members([("anyOf", .list(answers))])),
              ])
            )
          ])
        ),
      ])
    }
    return .members([
      ("type", .text("object")), ("required", .texts(["at", "endpoint", "server", "request"])),
      ("allOf", .list(calls)),
    ])
  }
}
