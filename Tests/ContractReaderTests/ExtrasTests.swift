import ContractModel
import ContractReader
import Diagnostics
import Testing
import YAMLSource

/// The author's own keys.
@Suite struct ExtrasTests {
  private static let contract = """
    authcontract: 1
    service: Sample
    version: "1"
    x-team: login
    languages: [x-own]
    servers: { api: { url: https://api.example.com, x-zone: [eu, us], refusal: { code: { type: string, x-field: 1 } } } }
    tokens: { access: { format: opaque, lifetime: 1h, sent: { in: header, wire: X-Key, x-place: 2 }, stored: none, x-token: { deep: yes-indeed } } }
    app: { keychain: { x-keychain: 3 } }
    types: { Item: { id: { type: uuid, x-column: item_id } } }
    errors: { gone: { status: 410, match: { code: { has: GONE, x-match: 4 } }, recover: tell, x-error: 5, message: { x-own: Fort } } }
    endpoints: { item: { route: GET /item, does: call, needs: access, returns: Item, refuses: [gone], x-owner: shop } }
    policies: { x-policy: 6, lockout: { counts: account, steps: [{ failures: 5, lasts: 5m, x-step: 7 }] } }
    open: [{ at: types.Item, why: nobody knows, x-ticket: 8 }]
    """

  @Test func extraKeysAreKeptWithTheirPath() throws {
    let source = SourceFile(path: "sample.yaml", text: Self.contract)
    let extras = try ContractReader.read(YAMLSource.parse(source)).extras
    let said = extras.map { "\(($0.path + [$0.key.value]).joined(separator: ".")) \($0.value)" }
    #expect(
      said == [
        "x-team text(\"login\")",
        "servers.api.x-zone list([ContractModel.ExtraValue.text(\"eu\"), ContractModel.ExtraValue.text(\"us\")])",
        "servers.api.refusal.code.x-field text(\"1\")", "tokens.access.sent.x-place text(\"2\")",
        "tokens.access.x-token object([(key: \"deep\", value: ContractModel.ExtraValue.text(\"yes-indeed\"))])",
        "app.keychain.x-keychain text(\"3\")", "types.Item.id.x-column text(\"item_id\")",
        "errors.gone.match.code.x-match text(\"4\")", "errors.gone.x-error text(\"5\")",
        "endpoints.item.x-owner text(\"shop\")", "policies.x-policy text(\"6\")",
        "policies.lockout.steps.0.x-step text(\"7\")", "open.0.x-ticket text(\"8\")",
      ])
  }

  /// The author's own names can't begin with `x-`, because they would look like extra keys.
  @Test(arguments: [
    "types: { Item: { x-id: uuid } }", "types: { x-Item: { id: uuid } }",
    "endpoints: { x-call: { route: GET /x, does: call } }",
  ])
  func authorNamesCannotBeExtraKeys(_ fragment: String) {
    var contract = SampleContract()
    contract.put(fragment)
    #expect(contract.problems().contains { $0.rule == "bad-name" })
  }
}
