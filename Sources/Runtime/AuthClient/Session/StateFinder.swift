/// Which state the names of tokens tell.
enum StateFinder<Contract: AuthContract> {
  static func state(for names: Set<String>) -> Contract.SessionState? {
    let machine = Contract.machine
    if names.isEmpty { return machine.start }
    return machine.state { Set($0) == names } ?? machine.state { isWhole(names, for: $0) }
  }

  /// Whether nothing is missing. A token that lives in memory only, or may be left out, cannot be.
  private static func isWhole(_ names: Set<String>, for holds: [String]) -> Bool {
    Set(required(holds)).isSubset(of: names) && names.isSubset(of: durable(holds))
  }

  static func durable(_ names: [String]) -> [String] {
    names.filter { (Contract.rule($0)?.stored ?? .durably) == .durably }
  }

  /// The tokens that are stored, and may not be left out.
  static func required(_ names: [String]) -> [String] { durable(needed(names)) }

  /// The tokens that may not be left out, wherever they are kept.
  static func needed(_ names: [String]) -> [String] {
    names.filter {
      let rule = Contract.rule($0)
      return rule?.isOptional != true && rule?.stored != .nowhere
    }
  }
}
