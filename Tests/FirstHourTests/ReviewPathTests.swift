import CaseFolders
import Foundation
import Testing

@Suite struct ReviewPathTests {
  @Test func readmeShowsReviewOutput() throws {
    let folder = try ReaderFolder("review")
    try folder.empty()
    let blocks = try PageBlock.all(of: "README.md")
    let contract = try #require(blocks.first { $0.file == "contract/pocket.yaml" }?.text)
    try folder.write(contract, to: "contract/pocket.yaml")
    let console = Console(try #require(blocks.first { $0.language == "console" }?.text))
    let someone = ["NAME", "EMAIL"].flatMap { ["GIT_AUTHOR_\($0)", "GIT_COMMITTER_\($0)"] }
    let report = try folder.run(
      console.commands, environment: Dictionary(uniqueKeysWithValues: someone.map { ($0, "ann") }))
    #expect(report.status == 1, "\(report.errors)")
    #expect(console.excerpt.fits(report.output), "\(report.output)")
  }
}
