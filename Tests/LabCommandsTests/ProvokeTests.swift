import CaseFolders
import Foundation
import Testing

/// Clients in Python, in processes of their own, before `authlab provoke`.
@Suite struct ProvokeTests {
  private static let contract = "Tests/Cases/conform/atrium.yaml"
  private static let clients = "Tests/Support/HandWrittenClients"

  @Test func naiveClientMakesManyMistakes() throws {
    let report = try Self.provoke("python3 \(Self.clients)/naive.py")
    #expect(report.status == 1)
    #expect(Set(report.mistakes.map(\.mistake)).count >= 8, "\(report.mistakes)")
    let file = try Checkout.text("\(Self.clients)/naive.py")
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count < 90)
  }

  #if os(Linux)
    /// The client holds a lock, which is released with it.
    @Test func interruptionStopsClientToo() throws {
      let lock = NSTemporaryDirectory() + UUID().uuidString
      defer { unlink(lock) }
      let client = "flock \(lock) sh -c 'echo READY >&2; exec sleep 3600'"
      let report = try Shell.run(
        ["python3", "Tests/Support/Terminal.py", "--interrupt", "READY", Authlab.binary.path]
          + ["provoke", Self.contract, "--run", client])
      #expect(report.status == 130, "\(report.output)\(report.errors)")
      #expect(try Shell.run(["flock", "--wait", "300", lock, "true"]).status == 0)
    }
  #endif

  @Test func carefulClientMakesNoMistakes() throws {
    let report = try Self.provoke("python3 \(Self.clients)/careful.py")
    #expect(report.mistakes.isEmpty, "\(report.mistakes)")
    #expect(report.status == 0)
    #expect(report.hidden == ["call.lost.register"])
  }

  /// An otherwise careful client makes each known mistake.
  @Test(arguments: [
    Slip("renewedTwice", at: "token.refusedTogether"),
    Slip("renewedInVain", at: "call.refused.disabled"),
    Slip("spentToken", at: "token.refusedLater"), Slip("looped", at: "token.refusedAgain"),
    Slip("gaveUp", at: "renewal.failing"), Slip("keptSession", at: "renewal.refused.over"),
    Slip("keptToken", at: "signOut.plain"), Slip("neverTold", at: "signOut.plain"),
    Slip("repeated", at: "call.lost.sendCode"), Slip("tooSoon", at: "call.failing"),
    Slip("elsewhere", at: "call.redirected"), Slip("believed", at: "renewal.empty"),
    Slip("keptToken", at: "signOut.duringRenewal", by: "revived"),
    Slip("stopped", at: "signIn.empty"), Slip("silent", at: "call.failing"),
  ])
  func mistakeIsDetected(_ slip: Slip) throws {
    let client = "MISTAKE=\(slip.cause) python3 \(Self.clients)/careful.py"
    let report = try Self.provoke(client, only: [slip.provocation])
    #expect(report.mistakes.contains(slip), "\(report.mistakes)")
    #expect(report.status == 1)
  }

  /// The proxy sits between the client and the provoking server.
  @Test func proxySeesMistakesOfNaiveClient() throws {
    let provocations = [
      "token.refusedTogether", "token.refusedLater", "call.failing", "call.lost.sendCode",
    ]
    let rules: Set = ["renewedTwice", "spentToken", "tooSoon", "repeated"]
    let seen = try Self.rulesSeen(of: "naive.py", at: provocations)
    #expect(seen.isSuperset(of: rules), "\(seen)")
    let careful = try Self.rulesSeen(of: "careful.py", at: provocations + ["signOut.plain"])
    #expect(careful.isDisjoint(with: rules.union(["endedToken"])), "\(careful)")
  }

  @Test func proxySeesTokenUsedAfterSignOut() throws {
    let seen = try Self.rulesSeen(
      of: "careful.py", mistake: "keptToken", at: ["signOut.plain"])
    #expect(seen.contains("endedToken"))
  }

  @Test func crashedAndMissingClientsAreDistinguished() throws {
    let ended = try Self.provoke("exit 3", only: ["plain"])
    #expect(ended.mistakes == [Slip("stopped", at: "plain")])
    #expect(ended.text.contains("it ended with status 3"))
    let missing = try Shell.run(
      Self.words("no-such-client", only: ["plain"]))
    #expect(missing.status == 2)
    #expect(missing.errors.contains("the shell can't run the command of `--run`"))
    let unable = try Shell.run(
      Self.words("while read order; do echo unable; done", only: ["plain"]))
    #expect(unable.status == 2)
    #expect(unable.errors.contains("met none of the provocations"))
    let idle = try Shell.run(
      Self.words("while read order; do echo done; done", only: ["plain"]))
    #expect(idle.status == 2)
    #expect(idle.output.contains("the client never called `signIn`"))
  }

  @Test func userCanAnswerByKeyboard() throws {
    let run = try Shell.run([
      "sh", "-c",
      "printf 'u\\n' | '\(Authlab.binary.path)' provoke \(Self.contract) --only plain --port 0",
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("listening on http://127.0.0.1:"))
    #expect(run.errors.contains(#"Sign in by `signIn` with {"endpoint":"signIn","email":"#))
    #expect(run.output.contains("the client has no such call: the sign-in by `signIn`"))
  }

  /// Long before its time runs out.
  @Test func endlessLoopIsStopped() throws {
    let loop = #"read order; while true; do curl -s "$AUTHLAB_URL/me" > /dev/null; done"#
    let report = try Self.provoke(loop, only: ["plain"])
    #expect(report.mistakes == [Slip("looped", at: "plain")])
  }

  /// The rules that `authlab watch` sees broken between the client and the server that provokes it.
  private static func rulesSeen(
    of client: String, mistake: String? = nil, at provocations: [String]
  ) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try provoke(
      "REPORTS='\(folder.path)' MISTAKE=\(mistake ?? "") python3 \(clients)/watched.py "
        + "'\(Authlab.binary.path)' \(contract) python3 \(clients)/\(client)",
      only: provocations)
    let seen = try provocations.flatMap { provocation in
      try Report.read(
        String(contentsOf: folder.appending(path: provocation), encoding: .utf8))
    }
    return Set(
      seen.filter { $0.verdict == "broken" }
        .compactMap { $0.id.split(separator: ".").last.map(String.init) })
  }

  private static func words(_ client: String, only: [String]) -> [String] {
    [Authlab.binary.path, "provoke", contract, "--format", "json", "--run", client]
      + only.flatMap { ["--only", $0] }
  }

  private static func provoke(_ client: String, only: [String] = []) throws -> Report {
    try Report(try Shell.run(words(client, only: only)))
  }
}

/// A mistake in a provocation.
struct Slip: Hashable, Sendable, CustomStringConvertible {
  let mistake: String
  let provocation: String
  /// The client's own name for it.
  let cause: String

  init(_ mistake: String, at provocation: String, by cause: String? = nil) {
    self.mistake = mistake
    self.provocation = provocation
    self.cause = cause ?? mistake
  }

  static func == (one: Slip, other: Slip) -> Bool { one.description == other.description }

  func hash(into hasher: inout Hasher) { hasher.combine(description) }

  var description: String { "\(provocation).\(mistake)" }
}

/// The output of `authlab provoke`.
private struct Report {
  struct Case: Decodable {
    let id: String
    let verdict: String
  }

  private struct Whole: Decodable {
    let cases: [Case]
  }

  let status: Int32
  let text: String
  let mistakes: [Slip]
  /// The provocations that the client did not meet.
  let hidden: [String]

  init(_ run: Shell.Report) throws {
    status = run.status
    text = run.output
    let cases = try Self.read(run.output)
    hidden = cases.filter { $0.verdict == "notProvoked" }.map(\.id)
    mistakes = cases.filter { $0.verdict == "fault" }.map { one in
      let words = one.id.split(separator: ".")
      return Slip(String(words.last ?? ""), at: words.dropLast().joined(separator: "."))
    }
  }

  static func read(_ text: String) throws -> [Case] {
    try JSONDecoder().decode(Whole.self, from: Data(text.utf8)).cases
  }
}
