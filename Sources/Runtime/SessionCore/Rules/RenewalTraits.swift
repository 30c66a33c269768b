/// How a session renews: one call that spends one token and brings others anew.
package struct RenewalTraits: Hashable, Sendable {
  /// The tokens for whose sake a call renews.
  package let renews: [String]
  /// The token that the call hands in; nil if nothing renews.
  package let spends: String?
  /// Seconds before its end at which a token counts as ending.
  package let before: Double
  /// The first launch in a run of the app renews.
  package let atLaunch: Bool

  package init(renews: [String], spends: String?, before: Double = 0, atLaunch: Bool = false) {
    self.renews = renews
    self.spends = spends
    self.before = before
    self.atLaunch = atLaunch
  }

  /// The tokens that its answer must bring: a renewal may bring only the successor of what it spends.
  var brings: [String] { renews.isEmpty ? [spends].compactMap { $0 } : renews }  //! single-token
}
