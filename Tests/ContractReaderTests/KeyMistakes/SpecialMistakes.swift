/// A mistake that does not follow from the kind of a key's value.
enum SpecialMistake {
  /// The mapping of the key's example with other values in it, and without some keys.
  case with([String: String], without: [String] = [])
  /// A case that stands elsewhere below `Tests/Cases`.
  case folder(String)

  /// By `OWNER.KEY`.
  static let all: [String: [MistakeKind: [SpecialMistake]]] =
    ofContract
    .merging(ofFields) { one, _ in one }.merging(ofTokens) { one, _ in one }
    .merging(ofErrors) { one, _ in one }.merging(ofEndpoints) { one, _ in one }
    .merging(ofPolicies) { one, _ in one }.merging(ofMachines) { one, _ in one }

  private static let unused: [MistakeKind: [SpecialMistake]] = [.unused: [.folder("lint/unused")]]

  private static let ofContract: [String: [MistakeKind: [SpecialMistake]]] = [
    "a contract.languages": [.missing: [.folder("read/no-languages")]],
    "a contract.include": [
      .wrongKind: [.with(["include": "[../errors.yaml]"])],
      .wrongReference: [.with(["include": "[nobody.yaml]"])],
      .contradicting: [.folder("read/include-cycle")],
    ],
    "an included file.types": [.contradicting: [.folder("read/defined-in-two-files")]],
    "an included file.errors": [.contradicting: [.folder("read/defined-in-two-files")]],
    "an included file.include": [
      .wrongKind: [.with(["include": "[/types.yaml]"])],
      .wrongReference: [.with(["include": "[nobody.yaml]"])],
      .contradicting: [.folder("read/include-cycle")],
    ],
    "a contract.configuration": unused.merging([
      .impossible: [.with(["configuration": "{ clientId: { fields: { id: string } } }"])]
    ]) { one, _ in one },
    "a contract.servers": unused.merging([
      .wrongPart: [.with(["servers": "{ api: all }"])],
      .wrongKind: [.with(["servers": "{ 1api: { url: https://api.example.com } }"])],
    ]) { one, _ in one },
    "a contract.tokens": unused.merging([
      .contradicting: [.folder("read/shared-name"), .folder("read/reserved-name")]
    ]) { one, _ in one },
    "a contract.providers": unused.merging([
      .contradicting: [.folder("read/reserved-name")]
    ]) { one, _ in one },
    "a contract.callbacks": unused.merging([
      .contradicting: [.folder("read/reserved-name")]
    ]) { one, _ in one },
    "a contract.errors": unused,
    "a contract.endpoints": [
      .wrongKind: [.with(["endpoints": "{ log-in: { route: POST /login, does: call } }"])],
      .contradicting: [.folder("read/shared-name"), .folder("read/reserved-name")],
    ],
    "a contract.flows": [.contradicting: [.folder("read/reserved-name")]],
    "a contract.types": unused.merging([
      .wrongKind: [.folder("read/lowercase-type"), .folder("read/type-like-scalar")],
      .contradicting: [.folder("read/choice-undecided"), .folder("read/choice-of-one")],
      .impossible: [.folder("read/enum-with-more"), .folder("read/endless-type")],
    ]) { one, _ in one },
    "a server.pins": [
      .wrongKind: [.with(["pins": "AAECAwQ="])],
      .misspeltValue: [.with(["pins": "configuration.pinnedKesy"])],
      .wrongReference: [.with(["pins": "configuration.nobody"])],
    ],
    "a server.answer": [.wrongKind: [.with(["answer": "data..user"])]],
    "a server.success": [
      .misspeltValue: [.with(["success": "{ cdoe: \"0\" }"])],
      .wrongReference: [.with(["success": "{ nobody: \"0\" }"])],
    ],
    "a provider.scopes": [.missing: [.folder("read/provider-word-not-said")]],
    "a server.refusal": [.contradicting: [.folder("read/same-wire-name")]],
    "the app.urlSchemes": [.wrongKind: [.with(["urlSchemes": "[my app]"])]],
    "a provider.issuer": [.unused: [.with(["kind": "apple"])]],
  ]

  private static let ofFields: [String: [MistakeKind: [SpecialMistake]]] = [
    "a field.type": [
      .missing: [.with(["wire": "id"], without: ["type"])],
      .contradicting: [.folder("read/always-one")],
      .impossible: [.with(["constant": "password"])],
    ],
    "a field.constant": [.impossible: [.with(["type": "string"])]],
    "a field.enum": [
      .impossible: [.with(["constant": "active"])], .missing: [.with(["enum": "[]"])],
    ],
    "a field.fields": [.impossible: [.with(["enum": "[active, deleted]"])]],
    "a field.wire": [.contradicting: [.folder("read/same-wire-name")]],
    "a field.in": [
      .unused: [.folder("read/location-here")],
      .contradicting: [.folder("read/location-against-path")],
    ],
    "a field.as": [
      .contradicting: [.with(["type": "string"]), .folder("read/as-base64url")]
    ],
    "a field.account": [.unused: [.with(["stored": "memory"]), .with([:], without: ["stored"])]],
    "a field.secret": [
      .contradicting: [
        .with(["type": "url"]), .with(["constant": "s3cr3t"], without: ["type"]),
        .folder("read/secret-here"),
      ]
    ],
    "a field.min": [
      .unused: [.with(["fields": "{ id: uuid }"], without: ["type"])],
      .outOfRange: [.with(["min": "-1"])],
      .contradicting: [.with(["min": "9", "max": "4"])],
    ],
    "a field.max": [
      .unused: [.with(["constant": "password"], without: ["type"])],
      .contradicting: [.with(["min": "65"])],
    ],
    "a field.pattern": [
      .unused: [.with(["type": "int"]), .with(["constant": "password"], without: ["type"])]
    ],
    "a field.example": [
      .unused: [.with(["type": "list of string"])],
      .contradicting: [.with(["type": "int", "example": "soon"])],
    ],
  ]

  private static let ofTokens: [String: [MistakeKind: [SpecialMistake]]] = [
    "a token.claims": [.contradicting: [.folder("read/claim-with-key")]],
    "a token.next": [
      .contradicting: [.with(["next": "{ in: query, wire: token }"]), .with(["stored": "none"])]
    ],
    "a token.grace": [.unused: [.with(["rotates": "false"]), .with([:], without: ["rotates"])]],
    "a place of a token.wire": [.wrongKind: [.with(["wire": "my cookie"])]],
    "the renewal.by": [
      .missing: [.folder("read/several-renewals")],
      .contradicting: [.with(["by": "me"])],
    ],
  ]

  private static let ofErrors: [String: [MistakeKind: [SpecialMistake]]] = [
    "an error.status": [
      .missing: [.with([:], without: ["status"])],
      .impossible: [.with(["fault": "offline"], without: ["match"])],
    ],
    "an error.fault": [.impossible: [.with(["status": "401"])]],
    "an error.match": [
      .contradicting: [.folder("read/refusals-tie"), .folder("read/field-of-other-server")],
      .impossible: [.with(["fault": "offline"], without: ["status"])],
    ],
    "an error.fields": [
      .impossible: [.with(["fault": "offline"], without: ["status", "match"])]
    ],
    "an error.recover": [.contradicting: [.folder("read/nothing-renews")]],
    "an error.token": [.unused: [.with(["recover": "signIn"])]],
    "an error.until": [
      .missing: [.with([:], without: ["until"])],
      .misspeltValue: [.with(["until": "lockedUntli"])],
      .wrongReference: [.with(["until": "nobody"])],
      .wrongKind: [
        .with(["fields": "{ lockedUntil: string }"]),
        .with(["fields": "{ lockedUntil: duration }"]),
        .with(["fields": "{ lockedUntil: list of instant }"]),
      ],
      .unused: [.with(["recover": "tell"])],
    ],
    "an error.flow": [
      .missing: [.with([:], without: ["flow"])],
      .unused: [.with(["recover": "tell"])],
    ],
    "an error.message": [.unused: [.folder("read/no-languages")]],
    "a match.startsWith": [.impossible: [.with(["has": "scopes"])]],
    "a match.has": [.impossible: [.with(["startsWith": "Invalid"])]],
  ]

  private static let ofEndpoints: [String: [MistakeKind: [SpecialMistake]]] = [
    "an endpoint.route": [
      .misspeltValue: [.with(["route": "PSOT /auth/login"])],
      .clashingPart: [.folder("read/path-field-twice")],
      .contradicting: [.folder("read/duplicate-route"), .folder("read/path-field-missing")],
    ],
    "an endpoint.server": [.missing: [.folder("read/which-server")]],
    "an endpoint.does": [.contradicting: [.folder("read/returns-no-token")]],
    "an endpoint.provider": [
      .missing: [.with([:], without: ["provider"])],
      .unused: [.with(["does": "call"], without: ["returns"])],
    ],
    "an endpoint.code": [
      .missing: [.with([:], without: ["code"])],
      .unused: [.with(["does": "call"])],
    ],
    "an endpoint.needs": [.contradicting: [.folder("read/token-not-sent")]],
    "an endpoint.sends": [
      .contradicting: [.folder("read/renewal-spends"), .folder("read/path-field-shape")]
    ],
    "an endpoint.status": [
      .contradicting: [
        .with(["status": "204"]),
        .with(["does": "web.signIn", "endsIn": "arrival", "status": "200"], without: ["returns"]),
        .with(["status": "302"], without: ["returns"]),
        .with(["status": "422"]),
      ]
    ],
    "an endpoint.returns": [.impossible: [.with(["endsIn": "arrival", "does": "web.signIn"])]],
    "an endpoint.opens": [
      .missing: [.with([:], without: ["endsIn"]), .with([:], without: ["returns"])],
      .contradicting: [
        .with(["by": "browser"]), .with(["does": "code.verify", "code": "registrationMail"]),
      ],
    ],
    "an endpoint.endsIn": [.impossible: [.with(["returns": "Session"])]],
    "an endpoint.refuses": [.contradicting: [.folder("read/refusals-tie")]],
  ]

  private static let ofPolicies: [String: [MistakeKind: [SpecialMistake]]] = [
    "the password policy.minLength": [.contradicting: [.with(["maxLength": "6"])]],
    "the password policy.maxLength": [.contradicting: [.with(["minLength": "256"])]],
    "a level of strength.level": [.wrongKind: [.with(["level": "very strong"])]],
    "the lockout.steps": [
      .contradicting: [.with(["steps": "[{ failures: 5, lasts: 5m }, { failures: 3, lasts: 1h }]"])]
    ],
    "the policies.codes": unused,
    "the sign-out.clears": [
      .wrongKind: [.with(["clears": "[profile cache]"])],
      .contradicting: [.with(["keeps": "[profileCache]"])],
    ],
    "the sign-out.asks": [
      .wrongKind: [.with(["asks": "[downloaded books]"])],
      .contradicting: [.with(["keeps": "[downloadedBooks]"])],
    ],
    "the sign-out.keepsIfSynced": [
      .wrongKind: [.with(["keepsIfSynced": "[my progress]"])],
      .contradicting: [.with(["clears": "[progress]"])],
    ],
    "the sign-out.keeps": [
      .wrongKind: [.with(["keeps": "[app settings]"])],
      .contradicting: [.with(["asks": "[appSettings]"])],
    ],
  ]

  private static let ofMachines: [String: [MistakeKind: [SpecialMistake]]] = [
    "the session.start": [
      .misspeltValue: [.with(["start": "signedOtu"])],
      .wrongReference: [.with(["start": "nobody"])],
    ],
    "the session.states": [.contradicting: [.folder("read/state-unknown")]],
    "a machine.start": [
      .misspeltValue: [.with(["start": "enterCdoe"])],
      .wrongReference: [.with(["start": "nobody"])],
    ],
    "a state.holds": [.unused: [.folder("read/flow-holds")]],
    "a state.after": [
      .misspeltValue: [
        .with(["after": "{ verifyCdoe: done }"]), .with(["after": "{ verifyCode: doen }"]),
        .with(["after": "{ verifyCode.wrongCdoe: done }"]),
      ],
      .wrongReference: [
        .with(["after": "{ nobody: done }"]), .with(["after": "{ verifyCode: nobody }"]),
      ],
      .impossible: [.with(["after": "{ access.ends: done }"])],
    ],
    "a step.do": [.impossible: [.with(["wait": "1h56m"])]],
    "a step.wait": [.impossible: [.with(["do": "me"])]],
    "a step.app": [.impossible: [.with(["do": "me"])]],
    "a step.account": [.impossible: [.with(["do": "me"])]],
    "a step.with": [.unused: [.with(["app": "launches"], without: ["do"])]],
    "a step.from": [.unused: [.with(["app": "launches"], without: ["do"])]],
    "a step.times": [.unused: [.with(["app": "launches"], without: ["do"])]],
    "a step.expect": [.missing: [.with([:], without: ["do"])]],
    "an expectation.state": [
      .misspeltValue: [.with(["state": "signedNi"])],
      .wrongReference: [.with(["state": "nobody"]), .folder("read/state-not-derived")],
    ],
    "a reserved name.at": [
      .misspeltValue: [.with(["at": "tokns.remember"])],
      .wrongReference: [.with(["at": "types.Nobody.age"])],
      .wrongKind: [.folder("read/reserved-place")],
      .contradicting: [.folder("read/reserved-in-use")],
    ],
    "a reserved name.wire": [
      .unused: [.folder("read/reserved-place")], .contradicting: [.folder("read/reserved-in-use")],
    ],
    "a waiver.rule": [.wrongReference: [.folder("cli/lint-waiver")]],
  ]
}
