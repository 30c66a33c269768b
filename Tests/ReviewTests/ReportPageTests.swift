import CaseFolders
import ContractModel
import ContractReader
import Diagnostics
import Foundation
import Review
import Testing
import YAMLSource

/// The findings as a page and as a comment, with their stories.
@Suite struct ReportPageTests {
  @Test func pageShowsLinesFindingsAndStories() throws {
    let page = ReviewReport.page([try report("several-causes")])
    #expect(page.contains("route: POST /session/renew") && page.contains("route: POST /renew"))
    #expect(page.contains("<td class=\"came\">    lifetime: 3d</td>"))
    #expect(page.contains("<time>day 4, 12:00:00</time> the app calls <code>me</code>"))
    let marks = try ids(in: page)
    #expect(Set(marks).count == marks.count)
    for link in page.split(separator: "href=\"#").dropFirst() {
      #expect(marks.contains(String(link.prefix { $0 != "\"" })))
    }
  }

  /// The page executes and loads nothing.
  @Test func contractTextIsEscaped() throws {
    let old = try Checkout.text("Tests/Cases/diff/crash/old.yaml")
    let evil = "</td><script>alert(1)</script><img src=x onerror=alert(1)> \\\" ' & `"
    let new = old.replacing("service: Grove\n", with: "service: Grove\ndoc: \"\(evil)\"\n")
      .replacing("code: expired", with: "code: \"\(evil)\"")
    let report = ReviewReport(
      try contract(new), against: [("1<b>", try contract(old))], storyBound: 50)
    let page = ReviewReport.page([report])
    for word in [
      "<script", "<img", "<b>1", "http:", "https://a", "onerror=alert(1)>",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!report.markdown.contains("<script") && !report.markdown.contains("<img"))
  }

  @Test func equalContractsHaveEmptyPage() throws {
    let text = try Checkout.text("Tests/Cases/diff/crash/old.yaml")
    let page = ReviewReport.page([
      ReviewReport(try contract(text), against: [("1", try contract(text))])
    ])
    #expect(page.contains("no change") && !page.contains("<table"))
  }

  /// Each finding names the number of its story, and stories of breaking changes are expanded.
  @Test func commentIncludesStories() throws {
    let comment = try report("several-causes").markdown
    let numbers = (1...5).filter { comment.contains("; story \($0) |") }
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(comment.components(separatedBy: "<details open>").count == 3)
    #expect(comment.contains("<b>Story 1: locked out</b> (an app of 1 at the new server;"))
    #expect(comment.contains("- `day 4, 12:00:00` the app calls `me`\n"))
  }

  /// The table comes first. Stories that don't fit are counted.
  @Test func storiesNeverMakeCommentTooLong() throws {
    let old = try Checkout.text("Tests/Cases/diff/several-causes/old.yaml")
    let new = try Checkout.text("Tests/Cases/diff/several-causes/new.yaml")
    for count in [0, 150, 230, 260, 400, 2000] {
      let types = (0..<count).map { "  T\($0): { a: string }\n" }.joined()
      let many = old.replacing("\nerrors:\n", with: "\(types)\nerrors:\n")
      let report = ReviewReport(
        try contract(new), against: [("1", try contract(many))], storyBound: 100)
      let comment = report.markdown
      #expect(comment.utf8.count < ReviewReport.longestComment)
      let told = comment.components(separatedBy: "<b>Story ").count - 1
      #expect(told == 5 || comment.contains("run `authgen diff`"), "\(count): \(told)")
    }
  }

  private func ids(in page: String) throws -> [String] {
    page.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  private func report(_ name: String) throws -> ReviewReport {
    let texts = try ["old", "new"].map { try Checkout.text("Tests/Cases/diff/\(name)/\($0).yaml") }
    return ReviewReport(
      try contract(texts[1]), against: [("1", try contract(texts[0]))], storyBound: 300)
  }

  private func contract(_ text: String) throws -> Contract {
    try ContractReader.read(YAMLSource.parse(SourceFile(path: "grove.yaml", text: text)))
  }
}
