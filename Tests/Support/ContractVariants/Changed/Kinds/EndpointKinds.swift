import Defects

extension ChangeKind {
  /// Routes, tokens and answers of calls.
  static let endpointKinds: [ChangeKind] = [
    .value("another path", 6, at: "endpoints.*.route") { route in
      let path = route.drop { $0 != "/" }
      return [route.replacing(path, with: "/v2" + path)]
    },
    .value("another method", 3, at: "endpoints.*.route") { route in
      let path = route.drop { $0 != " " }
      return ["POST", "PUT", "PATCH", "GET"].map { $0 + path }
    },
    .renamed("a call has another name", 4, "endpoints.*"),
    .removed("a call goes", 4, at: "endpoints.*"),
    ChangeKind("a call comes", 8) { tree in
      let server = tree.keys(at: ["servers"]).first ?? ""
      return ["GET /v2/status", "POST /v2/feedback"].map { route in
        ContractEdit(
          "a call \(route)",
          tree.setting(
            ["endpoints", "extraCall"],
            to: "{ server: \(server), route: \(route), does: call, returns: { ok: bool } }"))
      }
    },
    ChangeKind("a call needs a token", 3) { tree in
      tree.paths("endpoints.*").filter { tree.node(at: $0 + ["needs"]) == nil }.flatMap { path in
        tree.keys(at: ["tokens"]).filter { tree.node(at: ["tokens", $0, "sent"]) != nil }.map {
          ContractEdit("\(path.words) needs \($0)", tree.setting(path + ["needs"], to: $0))
        }
      }
    },
    .removed("a call needs no token any more", 2, at: "endpoints.*.needs"),
    .value("another status of an answer", 2, at: "endpoints.*.status") { _ in
      ["200", "201", "202"]
    },
    .added("the status of an answer is said", 3, "status", to: "endpoints.*", "200", "201"),
    .removed("a call answers nothing", 2, at: "endpoints.*.returns"),
    .added(
      "a call is announced to go", 3, "deprecated", to: "endpoints.*",
      "{ since: \"9.0.0\", until: \"2031-01-02\" }"),
    .value("a sign-in is put forward", 1, at: "endpoints.*.priority") { _ in
      ["recommended", "basic", "optional"]
    },
    .value("another work of a call", 1, at: "endpoints.*.does") { _ in ["call"] },
    .added("a sign-out ends all", 1, "ends", to: "endpoints.*", "all") { tree, path in
      tree.text(at: path + ["does"]) == "session.end"
    },
  ]
}
