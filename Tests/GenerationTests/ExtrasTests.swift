import AllOutputs
import ContractReader
import Diagnostics
import Generation
import Testing
import YAMLSource

/// The author's own keys, as templates see them.
@Suite struct ExtrasTests {
  private static let contract = """
    authcontract: 1
    service: Sample
    version: "1"
    x-team: login
    servers: { api: { url: https://api.example.com } }
    endpoints: { item: { route: GET /item, does: call, x-owner: a *shop* } }
    """

  @Test func templatesReadExtrasByPath() throws {
    let contract = try ContractReader.read(
      YAMLSource.parse(SourceFile(path: "sample.yaml", text: Self.contract)))
    let template =
      "{{x-team}} {{extras.x-team}} {{extras.endpoints.item.x-owner}}"
      + "{{#extraKeys}} [{{at}} {{key}} {{value}}]{{/extraKeys}}"
    let templates = try Templates(
      replacing: ["Docs/README": template])
    let files = try AllOutputs.render(
      try Generation.plan(contract, for: [.docs]), with: templates)
    let page = try #require(files.files.first { $0.path.hasSuffix("README.md") })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(
      text.contains(
        "login login a \\*shop\\* [ x-team login] [endpoints\\.item x-owner a \\*shop\\*]"))
  }
}
