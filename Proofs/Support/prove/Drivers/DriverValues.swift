import ContractModel
import Generation

/// The values that a driver gives to a generated client: those that the fixtures show.
struct DriverValues {
  private let records: [String: RecordPlan]
  private let enumerations: [String: EnumerationPlan]

  init(_ blueprint: Blueprint) {
    records = Dictionary(uniqueKeysWithValues: blueprint.records.map { ($0.name, $0) })
    enumerations = Dictionary(uniqueKeysWithValues: blueprint.enumerations.map { ($0.name, $0) })
  }

  /// The fields themselves, whatever groups them.
  func leaves(_ properties: [PropertyPlan]) -> [PropertyPlan] {
    properties.flatMap { property in
      guard case .record(let name) = property.type.element, let record = records[name],
        record.isSent
      else { return [property] }
      return leaves(record.properties)
    }
  }

  /// The values that nobody but the caller knows.
  func given(_ plan: CallPlan) -> [PropertyPlan] {
    leaves(plan.sent).filter { property in
      switch property.source {
      case .given: true
      case .provider(_, let slot):
        !(plan.caller == .browser && [.state, .codeChallenge].contains(slot))
      case .token, .constant, .configuration, .same: false
      }
    }
  }

  func arguments(_ properties: [PropertyPlan]) -> String {
    // The one word that needs ticks where something is called; around others they draw a warning.
    properties.map { ($0.name == "inout" ? "`inout`" : $0.name) + ": " + value($0) }
      .joined(separator: ", ")
  }

  private func value(_ property: PropertyPlan) -> String {
    let one = one(property)
    return switch property.type.container {
    case .one: one
    case .list: "[\(one)]"
    case .map: "[\"example\": \(one)]"
    }
  }

  private func one(_ property: PropertyPlan) -> String {
    let text = Drivers.literal(property.example ?? "example \(property.name)")
    return switch property.type.element {
    case .secret: "Secret(\(text))"
    case .url: "URL(string: \"https://deployed.example/\")!"
    case .enumeration(let name):
      "S.`\(name)`(rawValue: \(Drivers.literal(enumerations[name]?.cases.first?.text ?? "")))"
    default: text
    }
  }
}
