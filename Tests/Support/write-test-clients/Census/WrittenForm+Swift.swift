extension WrittenForm {
  /// The client has it by itself: a constant, or a value of the contract. No answer has a property for it.
  var isSaid: Bool {
    keys.contains { key, value in
      key == "constant" || value.hasPrefix("callbacks.") || value.hasPrefix("providers.house.")
    }
  }

  /// The client has it, and a type of the contract does not know.
  private var isSetting: Bool {
    keys.contains { $0.value.hasPrefix("configuration.") || $0.value.contains("tokens.") }
  }

  /// `text: "li"`, as a caller gives it there; nil where nobody does.
  func argument(in place: CensusPlace, _ service: String) -> String? {
    if let flattened, place.type == nil { return flattened }
    if isSaid || isSetting && place.type == nil { return nil }
    return value(service, place.owner).map { "\(name): \($0)" }
  }

  /// The value that code finds there.
  func value(_ service: String, _ owner: String) -> String? { swift?(service, owner) ?? fixedSwift }

  /// A callback brings texts alone.
  func broughtValue() -> String {
    let literal = "#\"\(text ?? "")\"#"
    return isSecret ? "Secret(\(literal))" : literal
  }

  private var isSecret: Bool { (swift?("", "") ?? fixedSwift ?? "").hasPrefix("Secret(") }
}
