/// The rules of one contract: those for refusals by their names, and those for calls that got no answer.
public struct RefusalTable: Sendable {
  private let rules: [String: RefusalRule]
  let faults: [FaultRule]

  public init(_ rules: [RefusalRule], faults: [FaultRule] = []) {
    self.rules = Dictionary(rules.map { ($0.name, $0) }) { one, _ in one }
    self.faults = faults
  }

  /// A rule that no answer meets, where the contract has none of that name.
  subscript(name: String) -> RefusalRule {
    rules[name] ?? RefusalRule(name: name, status: 0, recovery: .tell)
  }
}

/// Refusals that carry nothing. Each case is named like its rule in the table.
public protocol TabledRefusal: DeclaredRefusal, CaseIterable, RawRepresentable<String> {
  static var table: RefusalTable { get }
}

extension TabledRefusal {
  public var rule: RefusalRule { Self.table[rawValue] }
  public static var faults: [FaultRule] { table.faults }
}
