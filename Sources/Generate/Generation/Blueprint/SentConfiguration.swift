import ContractModel
import Diagnostics

/// Finds the values of the deployment that stand in what calls send, however deep. What tells devices apart is none of them.
struct SentConfiguration {
  private let types: Definitions<TypeDefinition>
  private(set) var names: Set<String> = []
  private var seen: Set<String> = []

  init(_ contract: Contract) {
    types = contract.types
    add(contract.servers.flatMap(\.sends))
    add(contract.endpoints.flatMap(\.sends))
  }

  private mutating func add(_ fields: [Field]) {
    for field in fields {
      switch field.shape.element {
      case .configuration(let name): if !field.isOfCaller { names.insert(name) }
      case .record(let fields): add(fields)
      case .type(let name): add(type: name)
      case .scalar, .token, .provider, .enumeration, .constant: break
      }
    }
  }

  private mutating func add(type name: String) {
    guard seen.insert(name).inserted else { return }
    switch types[name].content {
    case .record(let fields): add(fields)
    case .oneOf(let names): for one in names { add(type: one.value) }
    case .enumeration: break
    }
  }
}
