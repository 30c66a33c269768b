import ContractModel
import Diagnostics
import Generation

/// The schemas of the messages of one call.
struct MessageSchema {
  private let call: CallPlan
  private let server: ServerPlan?
  private let types: TypeSchemas

  init(_ blueprint: Blueprint, _ call: CallPlan) {
    self.call = call
    server = blueprint.servers.first { $0.name == call.server }
    types = TypeSchemas(blueprint)
  }

  var all: [(String, JSONValue)] {
    [("\(call.name).request", request), ("\(call.name).answer", answer)]
      + call.refusals.map { ("\(call.name).refused.\($0.name)", refused($0)) }
  }

  /// The names of the schemas of what may come back.
  var answers: [String] {
    ["\(call.name).answer"] + call.refusals.map { "\(call.name).refused.\($0.name)" }
  }

  private var request: JSONValue {
    var members: [(String, JSONValue)] = [("method", .members([("const", .text(call.method))]))]
    if call.takesBody, call.content != .form {
      members.append(("body", types.object(call.body, at: call.server)))
    }
    return message(["method", "path", "headers"], members)
  }

  private var answer: JSONValue {
    var members = [("status", JSONValue.members([("const", .number(call.status))]))]
    if let type = call.answer, !call.status.isBodiless, call.endsIn == nil {
      let path = server?.server.answer ?? []
      let body = path.reversed().reduce(types.schema(of: type, at: call.server)) { inner, key in
        message([key], [(key, inner)])
      }
      members.append(("body", body))
    }
    return message(["status"], members)
  }

  private func refused(_ refusal: RefusalPlan) -> JSONValue {
    var members: [(String, JSONValue)] = []
    if case .exactly(let status) = refusal.status {
      members.append(("status", .members([("const", .number(status))])))
    }
    let told = (refusal.details?.properties ?? []).filter { $0.place == .body && !$0.isDeep }
    if !told.isEmpty { members.append(("body", types.object(told, at: call.server))) }
    return message(["status"], members)
  }

  private func message(_ required: [String], _ members: [(String, JSONValue)]) -> JSONValue {
    .members([
      ("type", .text("object")), ("required", .texts(required)), ("properties", .members(members)),
    ])
  }
}
