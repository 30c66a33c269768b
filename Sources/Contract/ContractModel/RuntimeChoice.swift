/// The source of the runtime of stubs in TypeScript and Python. The raw value is the word in `authgen.yaml`.
package enum RuntimeChoice: String, CaseIterable, Sendable {
  /// The generator writes it, once for all contracts.
  case shared
  /// It is a package that somebody installs.
  case installed = "package"
}
