import Defects

extension ChangeKind {
  /// Renewal, the app's project, and the states of sessions and flows.
  static let machineKinds: [ChangeKind] = [
    .value("another margin of renewal", 4, at: "renewal.before") {
      WrittenDuration.scaled($0, by: (1, 5), (2, 1), (12, 1))
    },
    ChangeKind("a margin of renewal", 3) { tree in
      guard tree.node(at: ["renewal", "before"]) == nil else { return [] }
      return ["1m", "5m"].map {
        ContractEdit("renewal.before: \($0)", tree.setting(["renewal", "before"], to: $0))
      }
    },
    ChangeKind("renewal at launch", 2) { tree in
      let new = tree.text(at: ["renewal", "atLaunch"]) == "true" ? "false" : "true"
      return [
        ContractEdit(
          "renewal.atLaunch: \(new)", tree.setting(["renewal", "atLaunch"], to: new))
      ]
    },
    .value("another place in the keychain", 2, at: "app.keychain.service") { [$0 + ".v2"] },
    .value("another access of the keychain", 1, at: "app.keychain.accessible") { _ in
      ["afterFirstUnlockThisDeviceOnly", "whenUnlocked"]
    },
    .itemAdded("another scheme of the app", 1, to: "app.urlSchemes") { _, _ in ["other"] },
    .itemRemoved("less biometrics", 1, from: "app.biometrics.kinds"),
    ChangeKind("a state of a flow comes", 4) { tree in
      tree.paths("flows.*.states").map { path in
        let first = tree.keys(at: path).first ?? ""
        return ContractEdit(
          "\(path.words).extraState",
          tree.setting(path + ["extraState"], to: "{ }")
            .setting(path + [first, "after", "user.skips"], to: "extraState"))
      }
    },
    .removed("a move of a flow goes", 2, at: "flows.*.states.*.after.*"),
    .removed("a flow goes", 1, at: "flows.*"),
    .renamed("a flow has another name", 1, "flows.*"),
    .removed("a move of the session goes", 1, at: "session.states.*.after.*"),
  ]
}
