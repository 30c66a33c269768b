/// The values that a shell offers for an option or an argument.
package enum Offer: Sendable {
  case nothing
  case words([String])
  case folders
  case files
  /// Contracts and other files in YAML.
  case yaml
}
