import ContractModel
import ContractMessages
import Diagnostics

/// The fields of all that an endpoint is sent, found without a word on what they ask.
struct FieldCensus {
  private let contract: Contract
  private(set) var fields: [ObjectIdentifier: String] = [:]

  init(of endpoint: Endpoint, in contract: Contract) {
    self.contract = contract
    add(contract.sent(to: endpoint), at: "sends")
  }

  private mutating func add(_ fields: [Field], at path: String) {
    for field in fields {
      let path = "\(path).\(field.name.value)"
      guard self.fields.updateValue(path, forKey: ObjectIdentifier(field)) == nil else { continue }
      switch field.shape.element {
      case .record(let fields): add(fields, at: path)
      case .type(let name): add(type: name)
      default: break
      }
    }
  }

  private mutating func add(type name: String) {
    switch contract.types[name].content {
    case .record(let fields): add(fields, at: "types.\(name)")
    case .oneOf(let names): for name in names { add(type: name.value) }
    case .enumeration: break
    }
  }
}
