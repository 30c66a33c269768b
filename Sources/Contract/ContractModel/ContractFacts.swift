import Primitives

/// Values that follow from one contract, each worked out when somebody first asks for it. A contract that is changed
/// begins with none.
package final class ContractFacts: Sendable {
  private let known = Locked<[Known]>([])

  private struct Known {
    let name: String
    let fact: any ContractFact
  }

  /// The fact of this kind. It must not hold the contract, which holds it.
  ///
  /// - Parameter name: tells those of one kind apart.
  package func fact<Fact: ContractFact>(_ name: String = "", _ make: () -> Fact) -> Fact {
    if let fact = known.use({ Self.find(name, in: $0) }) as Fact? { return fact }
    // Making one asks for others. Two threads may both make it; the first counts.
    let made = make()
    return known.use { known in
      if let fact = Self.find(name, in: known) as Fact? { return fact }
      known.append(Known(name: name, fact: made))
      return made
    }
  }

  private static func find<Fact: ContractFact>(_ name: String, in known: [Known]) -> Fact? {
    let kind = ObjectIdentifier(Fact.self)
    for one in known where ObjectIdentifier(type(of: one.fact)) == kind && one.name == name {
      return unsafeDowncast(one.fact, to: Fact.self)
    }
    return nil
  }
}

/// Something that follows from a contract.
package protocol ContractFact: AnyObject, Sendable {}
