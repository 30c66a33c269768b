extension Issuer {
  /// The base for `authlab serve --provider NAME=` of each provider played, behind the stand-in's own address.
  package static func bases(at address: String) -> [(kind: String, base: String)] {
    ProviderKind.allCases.map { ($0.rawValue, address + $0.prefix) }
  }
}
