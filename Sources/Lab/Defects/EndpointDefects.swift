extension Defect {
  /// Calls: their routes, what they need, send, answer and refuse.
  static let endpointDefects: [Defect] = [
    Defect("route.moved", "a call that needs a token is at another path") { tree in
      guard let path = tree.paths("endpoints.*.needs").first else { return nil }
      return tree.changing("endpoints.\(path[1]).route") { $0 + "/v9" }
    },
    Defect("needs.nothing", "calls that need a token are answered without one") {
      $0.removing("endpoints.*.needs")
    },
    Defect("sends.optional", "required fields may be left out") { tree in
      let calls = tree.keys(at: ["endpoints"]).filter {
        tree.node(at: ["endpoints", $0, "by"]) == nil
      }
      let changed = calls.compactMap { call in
        tree.changing("endpoints.\(call).sends.*") { text in
          plainTypes.contains(text) ? "optional \(text)" : nil
        }
      }
      return changed.first
    },
    Defect("answer.lacks", "answers lack a field") { tree in
      for type in tree.keys(at: ["types"]) {
        let keys = tree.keys(at: ["types", type])
        let plain = keys.filter { field in
          let text = tree.text(at: ["types", type, field])
          return text.map { !$0.hasPrefix("optional ") && !$0.hasPrefix("tokens.") } ?? false
        }
        if let last = plain.last, keys.count > 1 { return tree.removing(["types", type, last]) }
      }
      return nil
    },
    Defect("answer.renamed", "a field of the answers has another name") { tree in
      for type in tree.keys(at: ["types"]) {
        let field = tree.keys(at: ["types", type]).first {
          tree.text(at: ["types", type, $0])?.hasPrefix("tokens.") == true
        }
        if let field, let text = tree.text(at: ["types", type, field]) {
          return tree.setting(["types", type, field], to: "{ type: \(text), wire: renamed }")
        }
      }
      return nil
    },
    Defect("refusal.status", "refusals with 401 come with 403") {
      $0.changing("errors.*.status") { $0 == "401" ? "403" : nil }
    },
    Defect("refusal.code", "refusals say another code") { tree in
      let patterns = tree.keys(at: ["errors"]).flatMap { name in
        tree.keys(at: ["errors", name, "match"]).map { "errors.\(name).match.\($0)" }
      }
      var changed = tree
      for pattern in patterns { changed = changed.changing(pattern) { $0 + "2" } ?? changed }
      return patterns.isEmpty ? nil : changed
    },
    Defect("signOut.ownOnly", "a sign-out from all devices ends one session") {
      $0.removing("endpoints.*.ends")
    },
    Defect("signOut.endsAll", "a sign-out ends the person's other sessions too") { tree in
      let calls = tree.endpoints(doing: "session.end").filter {
        tree.node(at: ["endpoints", $0, "ends"]) == nil
      }
      return calls.isEmpty
        ? nil : calls.reduce(tree) { $0.setting(["endpoints", $1, "ends"], to: "all") }
    },
    Defect("accounts.told", "a sign-in tells who has an account") { tree in
      let calls = tree.endpoints(doing: "password.signIn").filter { name in
        !tree.items(at: ["endpoints", name, "refuses"]).contains {
          tree.items(at: ["errors", $0, "means"]).contains("accountUnknown")
        }
      }
      guard let call = calls.first, tree.node(at: ["endpoints", call, "refuses"]) != nil else {
        return nil
      }
      return tree.setting(
        ["errors", "nobodyThere"], to: "{ status: 404, means: accountUnknown, recover: correct }"
      ).adding("nobodyThere", to: ["endpoints", call, "refuses"])
    },
  ]

  /// Types of values that the server can do without.
  private static let plainTypes: Set<String> = ["string", "int", "number", "bool"]
}
