import CaseFolders
import Diagnostics
import YAMLSource

/// Contracts that say everything that outputs can be made of. A word that ends in `_n` and a number is a name,
/// which may stand in several places.
package enum Sample {
  /// A sample of all that a client can be made of.
  package static func rich() throws -> Tree {
    let path = "Tests/Support/HostileRun/rich.yaml"
    let source = SourceFile(path: path, text: try Checkout.text(path))
    guard let root = YAMLSource.parse(source).root else { throw Missing() }
    return Tree(root)
  }

  private struct Missing: Error {}

  /// A sample of what a server can be made of.
  package static let contract: Tree = .map(
    top + SampleServer.sections + SampleTypes.sections + SampleEndpoints.sections + rest)

  /// The author's own key that the templates of these tests show.
  package static let shown = "x-shown"

  private static let top: [(String, Tree)] = [
    ("authcontract", "1"), ("service", "Shop_n1"), ("version", "1.2.3 of it"),
    ("doc", "What the shop offers."), ("languages", .list(["tongue_n2", "other_n3"])),
    (shown, "Something of our own."), ("x-hidden", .map([("inner", .list(["One of ours."]))])),
  ]

  private static let rest: [(String, Tree)] = [
    ("session", session), ("flows", flows), ("policies", policies),
    ("open", .list([.map([("at", "servers.api_n10.url"), ("why", "Nobody knows.")])])),
    (
      "waive",
      .list([
        .map([
          ("rule", "told-apart-by-text"), ("at", "errors"), ("why", "It comes later."),
          ("until", "2099-03-01"),
        ])
      ])
    ),
  ]

  private static let session: Tree = .map([
    ("start", "out_n80"), ("doc", "The states of a session."),
    (
      "states",
      .map([
        ("out_n80", .map([("after", .map([("signIn_n50", "in_n81")]))])),
        (
          "in_n81",
          .map([
            ("holds", .list(["access_n20", "refresh_n21"])), ("doc", "Somebody is there."),
            (
              "after",
              .map([
                ("signOut_n53", "out_n80"), ("renew_n52.refused", "out_n80"),
                ("signIn_n50.wrong_n40", "in_n81"), ("any.gone_n41", "out_n80"),
              ])
            ),
          ])
        ),
      ])
    ),
  ])

  private static let flows: Tree = .map([
    (
      "joining_n85",
      .map([
        ("start", "asks_n86"),
        (
          "states",
          .map([
            ("asks_n86", .map([("after", .map([("user.agrees", "done_n87")]))])),
            ("done_n87", .map([])),
          ])
        ),
      ])
    )
  ])

  private static let policies: Tree = .map([
    ("password", .map([("minLength", "8"), ("contains", .list(["digit"]))])),
    ("codes", .map([("mail_n90", .map([("length", "6"), ("lifetime", "10m")]))])),
    (
      "signOut",
      .map([("clears", .list(["profileCache_n91"])), ("keeps", .list(["settings_n92"]))])
    ),
  ])
}
