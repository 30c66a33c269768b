extension WrittenForm {
  /// The parts of a call that the client has by itself: constants and values of the contract.
  private var isSaid: Bool {
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

  /// What a callback brings is text.
  func broughtValue() -> String {
    let literal = "#\"\(text ?? "")\"#"
    return isSecret ? "Secret(\(literal))" : literal
  }

  private var isSecret: Bool { (swift?("", "") ?? fixedSwift ?? "").hasPrefix("Secret(") }
}
