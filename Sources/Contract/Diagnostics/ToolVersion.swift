/// The version of `authgen`, `authlab` and the runtimes of stubs, which are released together.
package enum ToolVersion {
  /// `scripts/version` sets it, here and in the files that can't import it.
  package static let current = "0.1.0"
}
