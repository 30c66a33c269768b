import ContractModel

/// One endpoint as stubs serve it.
package struct StubCall: Sendable {
  package let plan: CallPlan
  /// The tokens that it carries, each in its place.
  package let tokens: [CarriedToken]
  /// All that it sends, in the order in which a message is read.
  package let fields: [StubField]
  /// The fields that are read. A constant by which the router found the call is none of them.
  package let read: [StubField]
  /// The marks by which the router tells it from others of its route.
  package let marks: [RouteMark]

  init(_ call: CallPlan, _ host: HostPlan, _ tokens: [TokenPlan]) {
    plan = call
    self.tokens = call.needs.map { name in
      CarriedToken(name, tokens.first { $0.name == name })
    }
    let marks = host.conditions[call.name] ?? []
    let isJSON = call.content != .form
    fields = call.sent.map { StubField($0, tokens, isJSON: isJSON) }
    read = fields.filter { field in
      field.constant == nil
        || !marks.contains {
          $0.isConstant && $0.part == field.place && $0.path == [field.wire]
        }
    }
    self.marks = marks
  }

  /// The name of the type with which the callback ends it. Such a call is a browser's and may get a page on the way.
  package var callback: String? { plan.endsIn.map(CallbackPlan.typeName) }
}

/// A token that a call carries, and the place where it stands.
package struct CarriedToken: Sendable {
  package let name: String
  /// The word for the place: `bearer`, `header`, `cookie` or `query`.
  package let place: String
  /// The name of the header, the cookie or the parameter.
  package let wire: String?

  /// The algorithms by which its signature is made; empty for an opaque token, and where nothing is said.
  package let algorithms: [String]

  /// A token that does not say where it goes is a bearer token.
  init(_ name: String, _ plan: TokenPlan?) {
    self.name = name
    algorithms = plan?.token.origin.algorithms.map(\.value.rawValue) ?? []
    (place, wire) =
      switch plan?.placement {
      case .header(let wire)?: ("header", wire)
      case .cookie(let wire)?: ("cookie", wire)
      case .query(let wire)?: ("query", wire)
      case .bearer?, nil: ("bearer", nil)
      }
  }

  /// A sentence for whoever checks it; nil where there is nothing to say.
  package var signature: String? {
    guard !algorithms.isEmpty else { return nil }
    return
      "It is a JWT that is signed with \(algorithms.joined(separator: " or ")), and with nothing else."
  }
}

extension CallbackPlan {
  static func typeName(_ name: String) -> String { CaseNames.capitalised(name) + "Callback" }
}
