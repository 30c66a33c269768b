import CaseFolders
import Testing

/// `authlab` as shells and the manual describe it.
@Suite struct DescriptionTests {
  @Test(arguments: CompletionShell.allCases.filter(\.isInstalled))
  func shellOffersCommandsAndOptions(_ shell: CompletionShell) throws {
    let names = try Self.commands()
    let lines = ["authlab con", "authlab conform --time r"] + names.map { "authlab \($0) --" }
    let offers = try shell.offers(
      lines, of: "authlab", script: Self.output("completions", shell.rawValue))
    #expect(offers.prefix(2) == [["conform"], ["real"]])
    for (name, offered) in zip(names, offers.dropFirst(2)) {
      #expect(try Set(offered) == Set(Self.options(of: name)), "\(name)")
    }
    #expect(offers.count == lines.count)
  }

  @Test(.enabled(if: Troff.isInstalled, "no groff (on Debian: apt-get install man-db)"))
  func manualListsEveryOption() throws {
    let whole = try Troff.set(Self.output("manual"))
    #expect(whole.errors.isEmpty)
    for name in try Self.commands() {
      #expect(whole.output.contains("\n       \(name)"), "\(name)")
      let page = try Troff.set(Self.output("manual", name))
      #expect(page.errors.isEmpty, "\(name)")
      for option in try Self.options(of: name) {
        #expect(page.output.contains("\n       \(option)"))
      }
    }
  }

  private static func output(_ words: String...) throws -> String {
    let report = try Shell.run([Authlab.binary.path] + words)
    #expect(report.status == 0, "\(words): \(report.errors)")
    return report.output
  }

  private static func commands() throws -> [String] {
    try rows(of: "Commands:", in: output("--help"))
  }

  private static func options(of command: String) throws -> [String] {
    try rows(of: "Options:", in: output(command, "--help"))
  }

  /// The first words of the rows below a heading.
  private static func rows(of heading: String, in help: String) -> [String] {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    let table = lines.drop { $0 != heading }.dropFirst().prefix { !$0.isEmpty }
    return table.filter { !$0.hasPrefix("   ") }.map { String($0.split(separator: " ")[0]) }
  }
}
