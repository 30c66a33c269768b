import CaseFolders
import Foundation
import Testing

@Suite struct WorkflowTests {
  @Test(arguments: ["test", "release", "macos"])
  func workflowIsValid(_ name: String) throws {
    let workflow = try #require(Workflow(try Checkout.text(".github/workflows/\(name).yml")))
    #expect(workflow.problems == [])
  }

  private static let good = """
    concurrency: { group: a }
    permissions: { contents: read }
    jobs:
      one:
        runs-on: ubuntu-24.04
        timeout-minutes: 5
        permissions: { contents: write }
        steps:
          - uses: actions/checkout@v5
          - { id: first, run: scripts/version }
      two:
        needs: [one]
        runs-on: ubuntu-24.04
        timeout-minutes: 5
        steps:
          - id: name
            run: scripts/release "$VERSION" --check
          - { uses: a/b@v1, with: { c: "${{ steps.name.outputs.d }}" } }

    """

  @Test(arguments: [
    ("group: a", "other: a", "no concurrency group"),
    ("permissions: { contents: read }", "x: y", "no permissions"),
    ("{ contents: read }", "{ contents: write }", "permission write for all jobs"),
    ("{ contents: read }", "write-all", "permission write-all for all jobs"),
    ("needs: [one]", "needs: [none]", "two: needs the unknown job none"),
    ("needs: [one]", "needs: none", "two: needs the unknown job none"),
    ("checkout@v5", "checkout@main", "one: actions/checkout@main has no pinned version"),
    ("scripts/version", "scripts/vresion", "one: there is no scripts/vresion"),
    ("\"$VERSION\"", "${{ github.ref_name }}", "two: an expression in a script: pass it as env"),
    ("steps.name.", "steps.first.", "two: reads the unknown step first"),
    ("- uses: actions/checkout@v5", "- { name: x }", "one: a step without uses or run"),
  ])
  func mistakeIsDetected(_ part: String, _ wrong: String, _ problem: String) throws {
    #expect(try #require(Workflow(Self.good)).problems == [])
    let text = Self.good.replacing(part, with: wrong, maxReplacements: 1)
    let workflow = try #require(Workflow(text), "\(text)")
    #expect(workflow.problems == [problem])
  }
}
