import Diagnostics

/// Goes through the texts that the author wrote for the readers of the docs.
extension Contract {
  /// Each with the keys that lead to it, as far as a reader needs them to find it.
  package var localizedTexts: [(owner: String, text: LocalizedText)] {
    let own: [(String, LocalizedText?)] =
      [("the contract", doc)] + definitionTexts + machineTexts
      + reservedNames.map { ("the reserved name `\($0.at.value)`", $0.why) }
      + openPoints.map { ("the open value `\($0.at.value)`", $0.why) }
      + waivers.map { ("the waiver of `\($0.rule.value)`", $0.why) }
    return own.compactMap { owner, text in text.map { (owner, $0) } } + fieldTexts
  }

  private var definitionTexts: [(String, LocalizedText?)] {
    servers.map { ("the server `\($0.name.value)`", $0.doc) }
      + tokens.map { ("the token `\($0.name.value)`", $0.doc) }
      + providers.map { ("the provider `\($0.name.value)`", $0.doc) }
      + callbacks.map { ("the callback `\($0.name.value)`", $0.doc) }
      + refusals.map { ("the error `\($0.name.value)`", $0.doc) }
      + endpoints.map { ("the endpoint `\($0.name.value)`", $0.doc) }
      + scenarios.map { ("the scenario `\($0.name.value)`", $0.doc) }
  }

  private var machineTexts: [(String, LocalizedText?)] {
    let machines = [session].compactMap { $0 } + Array(flows)
    return machines.flatMap { machine in
      [("`\(machine.name.value)`", machine.doc)]
        + machine.states.map {
          ("the state `\($0.name.value)` of `\(machine.name.value)`", $0.doc)
        }
    }
  }

  /// Fields that a type brings are the type's, and come once.
  private var fieldTexts: [(owner: String, text: LocalizedText)] {
    var fields = configuration.map(\.field)
    fields += servers.flatMap { $0.refusal + $0.sends }
    fields += tokens.flatMap(\.claims) + callbacks.flatMap(\.fields)
    fields += types.flatMap(\.fields) + refusals.flatMap(\.fields)
    fields += endpoints.flatMap { endpoint in
      (endpoint.sentType == nil ? endpoint.sends : []) + endpoint.returnedFields
    }
    return fields.flatMap(LocalizedText.inside)
  }
}

extension Endpoint {
  fileprivate var returnedFields: [Field] {
    if case .fields(let fields) = returns { fields } else { [] }
  }
}

extension LocalizedText {
  /// The texts of a field and of the fields that stand right in it.
  fileprivate static func inside(_ field: Field) -> [(owner: String, text: LocalizedText)] {
    let own = field.doc.map { [("the field `\(field.name.value)`", $0)] } ?? []
    guard case .record(let inner) = field.shape.element else { return own }
    return own + inner.flatMap(inside)
  }
}
