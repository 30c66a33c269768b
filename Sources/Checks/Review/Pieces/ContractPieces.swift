import ContractModel
import Diagnostics

/// Takes a contract apart into pieces that can be compared.
struct ContractPieces {
  let contract: Contract
  private let unchangedCalls: Set<String>
  /// The spellings that the names of the described fields may have on the wire.
  private var styles: [Server.NameStyle]
  /// The same for the fields of each type; empty where all servers have one style.
  let typeStyles: [String: [Server.NameStyle]]

  /// - Parameter unchangedCalls: the endpoints that are known to be equal.
  init(_ contract: Contract, leavingOut unchangedCalls: Set<String> = []) {
    self.contract = contract
    self.unchangedCalls = unchangedCalls
    styles = Server.NameStyle.allCases.filter { style in
      contract.servers.contains { $0.names == style }
    }
    typeStyles = styles.count > 1 ? Self.typeStyles(of: contract) : [:]
  }

  /// A type that travels to and from servers of one style has one spelling.
  private static func typeStyles(of contract: Contract) -> [String: [Server.NameStyle]] {
    let uses = TypeUses(contract)
    var found: [String: [Server.NameStyle]] = [:]
    for type in contract.types {
      let own = uses.uses(ofType: type.name.value)
      if own.isEmpty || own.contains(where: { $0.endpoints.isEmpty }) { continue }
      let names = own.flatMap(\.endpoints).compactMap { contract.servers.find($0.server)?.names }
      found[type.name.value] = Server.NameStyle.allCases.filter(names.contains)
    }
    return found
  }

  /// The same for messages of servers with these styles; nil for those of any.
  func spelling(as styles: [Server.NameStyle]?) -> ContractPieces {
    guard let styles, styles != self.styles else { return self }
    var pieces = self
    pieces.styles = styles
    return pieces
  }

  /// The names of a field on the wire, by the styles that the contract's servers have.
  func wireNames(of field: Field) -> String {
    styles.map { WireNames.spell(field, for: $0) }.joined(separator: " ")
  }

  var root: Piece {
    var root = Piece(.contract(contract), .contractService, [], at: contract.service.span)
    root.add(.contractService, contract.service)
    root.add(.contractVersion, contract.version)
    root.add(.contractDoc, contract.doc)
    root.add(.contractLanguages, ComparedText.inOrder(contract.languages))
    root.add(contract.renewalRules, Property.renewal)
    addApp(to: &root)
    root.parts = sections
    return root
  }

  private var sections: [Piece] {
    contract.configuration.map(part) + contract.servers.map(part) + contract.tokens.map(part)
      + contract.providers.map(part) + contract.callbacks.map(part) + contract.types.map(part)
      + contract.refusals.map(part) + changedCalls.map(part) + policies
      + (contract.session.map { [machine($0, .contractSession, ["session"])] } ?? [])
      + contract.flows.map { machine($0, .contractFlows, ["flows", $0.name.value]) }
      + contract.scenarios.map(part) + remarks
  }

  private var changedCalls: [Endpoint] {
    contract.endpoints.filter { !unchangedCalls.contains($0.name.value) }
  }

  private func addApp(to root: inout Piece) {
    root.add(contract.app, Property.app)
    if let keychain = contract.app.keychain { root.add(keychain, Property.keychain) }
    if let biometrics = contract.app.biometrics { root.add(biometrics, Property.biometrics) }
  }

  private func part(_ value: ConfigurationValue) -> Piece {
    var part = Piece(
      .configuration(value), .contractConfiguration, ["configuration", value.name.value],
      at: value.name.span)
    describe(value.field, in: &part)
    return part
  }

  private func part(_ callback: Callback) -> Piece {
    var part = Piece(
      .callback(callback), .contractCallbacks, ["callbacks", callback.name.value],
      at: callback.name.span, identity: callback.url.value)
    part.add(callback, Property.callback)
    part.parts = callback.fields.map { field($0, .callback[\.fields], ["fields"]) }
    return part
  }

  private func part(_ scenario: Scenario) -> Piece {
    let steps = ScenarioText(scenario).steps
    var part = Piece(
      .scenario(scenario), .contractScenarios, ["scenarios", scenario.name.value],
      at: scenario.name.span, identity: steps.map(\.text).joined(separator: "\n"))
    part.add(.scenarioDoc, scenario.doc)
    part.values += steps
    return part
  }

  private var remarks: [Piece] {
    contract.reservedNames.map { name in
      var part = Piece(
        .reserved(name), .contractReservedNames, ["reserved", name.title], at: name.at.span)
      part.add(name, Property.reserved)
      return part
    }
      + contract.openPoints.map { point in
        var part = Piece(
          .remark, .contractOpenPoints, ["open", point.at.value], at: point.at.span)
        part.add(point, Property.openPoint)
        return part
      }
      + contract.waivers.map { waiver in
        var part = Piece(
          .remark, .contractWaivers, ["waive", waiver.rule.value, waiver.at.value],
          at: waiver.rule.span)
        part.add(waiver, Property.waiver)
        return part
      }
      + contract.extras.map { extra in
        var part = Piece(
          .remark, .contractExtras, extra.path + [extra.key.value], at: extra.key.span)
        part.add(.contractExtras, text: extra.value.text, at: extra.key.span)
        return part
      }
  }
}

extension ExtraValue {
  /// Equal for equal values, whatever the order of their keys.
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key): \($0.value.text)" }.sorted().joined(separator: ", ") + "}"
    }
  }
}
