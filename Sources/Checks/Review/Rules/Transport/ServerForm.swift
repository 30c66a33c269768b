import ContractModel
import Diagnostics

/// The form that all messages of a server share.
struct ServerForm: ReviewRule {
  let id = "server-form"
  let title = "the form that all messages of a server share"
  let reason =
    "Names, media type and envelope are those of every message. A server refuses a call whose required values it does not "
    + "find, and a client cannot read an answer without them."
  let judges: Set<Property> = [
    .server[\.names], .server[\.content], .server[\.success], .server[\.answer],
  ]

  func judge(_ change: PieceChange, in comparison: Comparison) -> [Judgement] {
    guard let old = change.old?.server, let new = change.new?.server else { return [] }
    return change.values.map(\.property).filter(judges.contains).flatMap { property in
      let sentence = change.sentence(property)
      let effects = FormEffects(property, old, new, comparison).all
      if effects.isEmpty {
        return [
          Judgement.fine(.wire, "\(sentence), and each message travels as before", about: property)
        ]
      }
      return effects.flatMap { how -> [Judgement] in
        [
          .breaking(
            .wire, .oldClient, how, "\(sentence): shipped apps \(Self.words(how))",
            help: "give the new form another address, and keep the old one", about: property),
          .breaking(
            .wire, .newClient, how,
            "\(sentence): with a server that was not updated, apps \(Self.words(how))",
            help: "update the server before the app", about: property),
        ]
      }
    }
  }

  private static func words(_ how: ReviewFinding.Effect) -> String {
    switch how {
    case .lockedOut: "send what the server does not understand"
    case .forcedSignIn: "cannot renew their session"
    default: "cannot read the answers"
    }
  }
}

/// The effects of another form on the calls of an old client.
private struct FormEffects {
  private let property: Property
  private let old: Server
  private let new: Server
  private let comparison: Comparison

  init(_ property: Property, _ old: Server, _ new: Server, _ comparison: Comparison) {
    (self.property, self.old, self.new, self.comparison) = (property, old, new, comparison)
  }

  var all: [ReviewFinding.Effect] {
    let effects = comparison.old.endpoints.filter { $0.server == old.name.value }.compactMap(effect)
    return ReviewFinding.Effect.allCases.filter(effects.contains)
  }

  private func effect(_ endpoint: Endpoint) -> ReviewFinding.Effect? {
    let isRefused = isRefused(endpoint)
    guard isRefused || isUnread(endpoint) else { return nil }
    if endpoint.name.value == comparison.oldSession.renewal?.name.value { return .forcedSignIn }
    return isRefused ? .lockedOut : .crash
  }

  private func isRefused(_ endpoint: Endpoint) -> Bool {
    switch property {
    case .server[\.names]: differs(endpoint.sends)
    case .server[\.content]: endpoint.sends.contains { $0.location == .body }
    default: false
    }
  }

  private func isUnread(_ endpoint: Endpoint) -> Bool {
    let fields: [Field]
    switch endpoint.returns {
    case .nothing: return false
    case .fields(let own): fields = own
    case .shape(let shape): fields = self.fields(of: shape.element)
    }
    switch property {
    case .server[\.names]: return differs(fields)
    case .server[\.content]: return false
    default: return fields.contains { !$0.shape.isOptional }
    }
  }

  private func differs(_ fields: [Field]) -> Bool {
    names(fields, old.names) != names(fields, new.names)
  }

  /// The names that have to be there, of fields inside others too.
  private func names(_ fields: [Field], _ style: Server.NameStyle, in outer: [String] = [])
    -> [String]
  {
    fields.filter { !$0.shape.isOptional }.flatMap { field -> [String] in
      var type: [String] = []
      if case .type(let name) = field.shape.element { type = [name] }
      let inner = outer.contains(where: type.contains) ? [] : self.fields(of: field.shape.element)
      return [WireNames.spell(field, for: style)] + names(inner, style, in: outer + type)
    }
  }

  private func fields(of element: Shape.Element) -> [Field] {
    switch element {
    case .record(let fields): return fields
    case .type(let name):
      if case .record(let fields)? = comparison.old.types.find(name)?.content { return fields }
      return []
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: return []
    }
  }
}
