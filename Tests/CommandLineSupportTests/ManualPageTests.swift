import CaseFolders
import CommandLineSupport
import Testing

/// The pages of the tool of `CompletionTests`, as troff sets them.
@Suite struct ManualPageTests {
  @Test(.enabled(if: Troff.isInstalled, "no groff (on Debian: apt-get install man-db)"))
  func troffRendersPages() throws {
    let page = try Self.set(CompletionTests.text("manual", "paint"))
    for option in CompletionTests.options { #expect(page.contains(option.name), "\(option.name)") }
    #expect(page.contains("sample-paint - paint it's [odd]: 50% & more"))
    #expect(page.contains(#"100% of "it", \n or $HOME."#))
    #expect(page.contains(".dot at the start. It may be repeated."))
    let whole = try Self.set(CompletionTests.text("manual"))
    for text in [
      "sample COMMAND [OPTION…] [ARGUMENT…]", "paint", "rest", "completions", "--version",
    ] {
      #expect(whole.contains(text), "\(text)")
    }
  }

  private static func set(_ page: String) throws -> String {
    let report = try Troff.set(page)
    #expect(report.errors.isEmpty && report.status == 0)
    return report.output
  }

  @Test func helpListsEveryOption() throws {
    let help = try CompletionTests.text("paint", "--help")
    for option in CompletionTests.options {
      #expect(help.contains("  \(option.spelling)"), "\(option.spelling)")
    }
  }

  @Test func unknownCommandHasNoPage() throws {
    let error = #expect(throws: UsageError.self) { try CompletionTests.text("manual", "pant") }
    #expect(error?.help == "did you mean `sample paint`?")
  }
}
