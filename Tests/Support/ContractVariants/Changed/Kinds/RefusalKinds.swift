import Defects

extension ChangeKind {
  private static let words = ["renew", "signIn", "correct", "tell", "retry"]

  /// Statuses, marks and recoveries of refusals, and the calls that give them.
  static let refusalKinds: [ChangeKind] = [
    .value("a refusal has another status", 8, at: "errors.*.status") { _ in
      ["400", "401", "403", "409", "422", "429"]
    },
    .value("a refusal has another mark", 7, at: "errors.*.match.*") { [$0 + "_V2"] },
    .removed("a refusal has no mark any more", 2, at: "errors.*.match"),
    .value("another recovery", 6, at: "errors.*.recover") { _ in words },
    .value("another meaning of a refusal", 2, at: "errors.*.means") { _ in
      ["tokenInvalid", "accountDisabled", "serverFailed", "notAllowed"]
    },
    .itemRemoved("a refusal means less", 1, from: "errors.*.means"),
    .itemAdded("a call can be refused otherwise", 8, to: "endpoints.*.refuses") { tree, _ in
      tree.keys(at: ["errors"])
    },
    .itemRemoved("a call is no longer refused so", 6, from: "endpoints.*.refuses"),
    ChangeKind("a new refusal of a call", 7) { tree in
      tree.paths("endpoints.*.refuses").flatMap { path in
        words.prefix(4).map { word in
          let refusal = "{ status: 409, recover: \(word) }"
          return ContractEdit(
            "\(path.words) with a new refusal (\(word))",
            tree.setting(["errors", "newlyRefused"], to: refusal)
              .adding("newlyRefused", to: path))
        }
      }
    },
    .renamed("a refusal has another name", 3, "errors.*"),
    .value("other words of a refusal", 4, at: "errors.*.message.*") { [$0 + "."] },
  ]
}
