import CaseFolders
import Foundation
import Testing

/// `authlab conform` with a control and stand-ins that do not work, before a server that keeps its contract.
@Suite struct ConformTests {
  private static let contract = "Tests/Cases/conform/atrium.yaml"

  /// The time is a number. The message names the URL and the expected format.
  @Test func clockWithoutTimeStopsBeforeRun() throws {
    let report = try Self.report(with: "counts", only: ["lifetime"])
    #expect(report.status == 2)
    #expect(
      report.errors.contains("/__lab/clock without a time like `2027-03-01T12:00:00Z` in `now`"))
  }

  /// The server's clock also runs, so that a slow run finds more seconds gone.
  @Test(arguments: [("stands", 0), ("twice", 120)])
  func misbehavingClockStopsBeforeRun(_ mistake: String, _ gone: Int) throws {
    let report = try Self.report(with: mistake, only: ["lifetime"])
    #expect(report.status == 2)
    #expect(report.output == "")
    let move = report.errors.firstMatch(
      of: #/not move as it was asked to: 60 seconds forwards, and its `now` went on by (\d+)/#)
    let seconds = try #require(move.flatMap { Int($0.1) })
    #expect((gone..<gone + 60).contains(seconds))
  }

  /// A failing control is reported first and fails the run. A control without a call only hides promises.
  @Test(arguments: [("fails", 1, "500"), ("lacks", 0, "404")])
  func controlFailureDuringRunIsReported(
    _ mistake: String, _ status: Int32, _ answer: String
  ) throws {
    let report = try Self.report(with: mistake, only: ["lifetime.access"])
    let call = "the control answers \(answer) to POST http://127.0.0.1:"
    #expect(report.status == status)
    #expect(report.output.contains("2 × \(call)"))
    #expect(
      report.output.hasPrefix("It failed during the run, 2 ×: \(call)") == (status == 1),
      "\(report.output)")
  }

  @Test func incompleteControlURLIsReported() throws {
    let server = try Running(["serve", Self.contract, "--port", "0", "--control"])
    let url = "http://127.0.0.1:\(try #require(server.port))"
    let report = try Self.conform(url, ["--control", "\(url)/__lab"])
    #expect(server.end() == 0)
    #expect(report.status == 2)
    #expect(report.errors.contains("answers 404 to GET \(url)/__lab/__lab/clock\n"))
  }

  /// Too few fail the run, and more than exist are an error.
  @Test func minimumOfKeptPromisesIsEnforced() throws {
    let server = try Running(["serve", Self.contract, "--port", "0", "--control"])
    let url = "http://127.0.0.1:\(try #require(server.port))"
    // Without a control one of the three is not observable.
    let only = ["--only", "requests.deep", "--only", "requests.long", "--only", "lockout.locks"]
    let words = "Too few promises are kept: 2, where `--at-least 3` was asked for."
    #expect(try Self.conform(url, only + ["--at-least", "2"]).status == 0)
    let few = try Self.conform(url, only + ["--at-least", "3"])
    #expect(few.status == 1)
    #expect(few.output.contains("\(words)\n"))
    let data = try Self.conform(url, only + ["--at-least", "3", "--format", "json"])
    #expect(data.status == 1)
    #expect(data.output.hasPrefix("{"))
    #expect(data.errors.contains("authlab: \(words)\n"))
    let never = try Self.conform(url, only + ["--at-least", "4"])
    #expect(never.status == 2)
    #expect(never.errors.contains("`--at-least 4` is more than the 3 promises there are"))
    #expect(server.end() == 0)
  }

  /// On a build server, a run that observed almost nothing fails unless a minimum is given.
  @Test func runWithoutSignInFails() throws {
    let server = try Running(["serve", "contract/longde.yaml", "--port", "0"])
    let url = "http://127.0.0.1:\(try #require(server.port))"
    let only = ["--only", "answers", "--only", "requests.deep"]
    let report = try Self.conform(url, only, contract: "contract/longde.yaml")
    #expect(report.status == 2)
    #expect(report.output.hasPrefix("Sign-in failed, so "))
    let enough = only + ["--at-least", "1"]
    #expect(try Self.conform(url, enough, contract: "contract/longde.yaml").status == 0)
    #expect(server.end() == 0)
  }

  /// The message names the URL, and the right one if it is next to it.
  @Test func invalidIssuerStopsBeforeRun() throws {
    let server = try Running(["serve", "contract/longde.yaml", "--port", "0"])
    let url = "http://127.0.0.1:\(try #require(server.port))"
    let issuer = try Running(["issuer", "--port", "0"])
    let place = "http://127.0.0.1:\(try #require(issuer.port))"
    let words = [
      "http://127.0.0.1:1": "for apple gives no answer to POST http://127.0.0.1:1/mint: ",
      url: "for apple answers 404 to POST \(url)/mint\n",
      "\(place)/github": "for apple answers POST \(place)/github/mint without `identityToken`\n",
      place: "`--provider apple=\(place)/apple`",
      "\(place)/google": "`--provider apple=\(place)/apple`",
    ]
    for (given, words) in words {
      let report = try Self.conform(
        url, ["--provider", "apple=\(given)"], contract: "contract/longde.yaml")
      #expect(report.status == 2)
      #expect(report.errors.contains(words), "\(report.errors)")
    }
    let good = try Self.conform(
      url, ["--provider", "apple=\(place)/apple", "--only", "requests.deep"],
      contract: "contract/longde.yaml")
    #expect(good.status == 0)
    #expect(server.end() == 0 && issuer.end() == 0)
  }

  private static func report(with mistake: String, only: [String]) throws -> Shell.Report {
    let server = try Running(["serve", contract, "--port", "0", "--control"])
    let port = try #require(server.port)
    let control = try FaultyControl(
      try #require(FaultyControl.Mistake(rawValue: mistake)), port: port)
    let report = try conform(
      "http://127.0.0.1:\(port)", ["--control", control.url] + only.flatMap { ["--only", $0] })
    #expect(server.end() == 0)
    withExtendedLifetime(control) {}
    return report
  }

  private static func conform(
    _ url: String, _ more: [String], contract: String = contract
  ) throws -> Shell.Report {
    try Shell.run([Authlab.binary.path, "conform", contract, "--url", url] + more)
  }
}
