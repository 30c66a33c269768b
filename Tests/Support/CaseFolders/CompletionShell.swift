package import Foundation

/// A shell that is asked for its completions.
package enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  package var isInstalled: Bool {
    (try? Shell.run(["sh", "-c", "command -v \(rawValue)"]))?.status == 0
  }

  /// The words that the shell offers at the end of each line, with the script loaded.
  package func offers(
    _ lines: [String], of tool: String, script: String, in folder: URL = Checkout.root
  ) throws -> [[String]] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.utf8).write(to: file)
    let input = lines.joined(separator: "\n")
    let report = try Shell.run(
      ["sh", "-c", #"printf '%s\n' "$1" | { shift; "$@"; }"#, "sh", input, rawValue] + asking + [
        file.path, tool,
      ], in: folder)
    guard report.status == 0, report.errors.isEmpty else { throw Failed(report: report) }
    return zip(lines, report.output.split(separator: "\n")).map { line, answer in
      answer.dropFirst(line.count + 1).split(separator: " ").map(String.init)
    }
  }

  package struct Failed: Error {
    let report: Shell.Report
  }

  private var asking: [String] {
    let folder = Checkout.root.appending(path: "Tests/Support/Completions").path
    return switch self {
    case .bash: ["--norc", "\(folder)/ask.bash"]
    case .zsh: ["-f", "\(folder)/ask.zsh"]
    case .fish: ["--no-config", "\(folder)/ask.fish"]
    }
  }
}
