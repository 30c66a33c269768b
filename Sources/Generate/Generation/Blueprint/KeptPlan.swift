/// A value that the app keeps beside the tokens.
package struct KeptPlan: Hashable, Sendable {
  package let name: String
  package let account: String?
}
