import ContractModel
import Diagnostics

/// How much a value of a type holds. Types that name the next one twice double at each step: forty of them hold more
/// than any memory does, and no compiler would end.
struct SizeRules {
  private static let limit = 10_000
  private let contract: Contract
  private var sizes: [String: Int] = [:]

  static func problems(_ contract: Contract) -> [Diagnostic] {
    var rules = SizeRules(contract: contract)
    // One is said: whatever names a type that is too large is too large as well.
    let type = contract.types.first { rules.size(of: $0.name.value) > limit }
    return type.map { [.tooLarge($0)] } ?? []
  }

  private init(contract: Contract) { self.contract = contract }

  private mutating func size(of name: String) -> Int {
    if let size = sizes[name] { return size }
    // A list of the type itself adds nothing that must be there.
    sizes[name] = 0
    let size = measure(contract.types[name].content)
    sizes[name] = size
    return size
  }

  private mutating func measure(_ content: TypeDefinition.Content) -> Int {
    switch content {
    case .enumeration: return 1
    case .record(let fields): return size(of: fields)
    case .oneOf(let names):
      var sum = 0
      for one in names { sum = min(Self.limit + 1, sum + size(of: one.value)) }
      return sum
    }
  }

  private mutating func size(of fields: [Field]) -> Int {
    var sum = 0
    for field in fields { sum = min(Self.limit + 1, sum + size(of: field.shape.element)) }
    return sum
  }

  private mutating func size(of element: Shape.Element) -> Int {
    switch element {
    case .type(let name): size(of: name)
    case .record(let fields): size(of: fields)
    case .scalar, .token, .provider, .configuration, .enumeration, .constant: 1
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ type: TypeDefinition) -> Diagnostic {
    Diagnostic(
      "type-too-large", "a value of `\(type.name.value)` holds more than 10,000 fields",
      at: type.name.span,
      why: "each field of a type brings all fields of the type that it names",
      help: "name such types in lists, or let fewer fields name them")
  }
}
