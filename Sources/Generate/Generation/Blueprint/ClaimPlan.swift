/// The claims of a JWT.
package struct ClaimPlan: Sendable {
  package let property: PropertyPlan
  /// The texts that it may hold, where they are named.
  package let texts: [String]
}
