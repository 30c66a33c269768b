import CaseFolders
import Diagnostics
import Foundation
import YAMLSource

/// A workflow of GitHub, and what is wrong in it. Only the host runs one, so mistakes would show in a release.
struct Workflow {
  private let root: Node

  init?(_ text: String) {
    let document = parse(SourceFile(path: "workflow.yml", bytes: Array(text.utf8)))
    guard let root = document.root, document.problems.isEmpty else { return nil }
    self.root = root
  }

  var problems: [String] {
    var found: [String] = []
    if root["concurrency"]?["group"] == nil { found.append("no concurrency group") }
    found += broadPermissions
    for (name, job) in jobs { found += problems(of: job).map { "\(name): \($0)" } }
    return found
  }

  private var jobs: [(String, Node)] { root["jobs"]?.entries ?? [] }

  /// Jobs ask for what they write; all others only read.
  private var broadPermissions: [String] {
    guard let permissions = root["permissions"] else { return ["no permissions"] }
    let granted = permissions.entries.compactMap(\.1.text) + [permissions.text].compactMap(\.self)
    return granted.filter { $0.contains("write") }.map { "permission \($0) for all jobs" }
  }

  private func problems(of job: Node) -> [String] {
    let steps = job["steps"]?.items ?? []
    return ["runs-on", "timeout-minutes"].filter { job[$0] == nil }.map { "no \($0)" }
      + missingNeeds(of: job) + missingSteps(in: job, steps) + steps.flatMap(problems(ofStep:))
  }

  private func missingNeeds(of job: Node) -> [String] {
    let needs = job["needs"].map { $0.text.map { [$0] } ?? $0.items.compactMap(\.text) } ?? []
    let known = Set(jobs.map(\.0))
    return needs.filter { !known.contains($0) }.map { "needs the unknown job \($0)" }
  }

  private func missingSteps(in job: Node, _ steps: [Node]) -> [String] {
    let ids = Set(steps.compactMap { $0["id"]?.text })
    let named = job.texts.flatMap { $0.matches(of: #/steps\.([\w-]+)\./#).map { String($0.1) } }
    return named.filter { !ids.contains($0) }.map { "reads the unknown step \($0)" }
  }

  private func problems(ofStep step: Node) -> [String] {
    if let action = step["uses"]?.text {
      return action.wholeMatch(of: #/[\w.-]+\/[\w.\/-]+@(release\/)?(v\d+|[0-9a-f]{40})/#) == nil
        ? ["\(action) has no pinned version"] : []
    }
    guard let run = step["run"]?.text else { return ["a step without uses or run"] }
    let scripts = run.matches(of: #/scripts\/[\w\/-]+/#).map { String($0.output) }
    return (run.contains("${{") ? ["an expression in a script: pass it as env"] : [])
      + scripts.filter { !Self.isExecutable($0) }.map { "there is no \($0)" }
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: Checkout.root.appending(path: path).path)
  }
}

extension Node {
  fileprivate var entries: [(String, Node)] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map { ($0.key.text, $0.value) }
  }

  fileprivate var items: [Node] {
    guard case .sequence(let items) = content else { return [] }
    return items
  }

  fileprivate var text: String? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar.text
  }

  fileprivate subscript(key: String) -> Node? { entries.first { $0.0 == key }?.1 }

  /// Every text in it, however deep.
  fileprivate var texts: [String] {
    [text].compactMap(\.self) + items.flatMap(\.texts) + entries.flatMap { $0.1.texts }
  }
}
