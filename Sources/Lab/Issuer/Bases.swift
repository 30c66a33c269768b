extension Issuer {
  /// What `authlab serve --provider NAME=` takes for each that is played, behind the stand-in's own address.
  package static func bases(at address: String) -> [(flavor: String, base: String)] {
    ProviderKind.allCases.map { ($0.rawValue, address + $0.prefix) }
  }
}
