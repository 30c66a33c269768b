import ChildProcesses
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The servers that a block starts, each on a free port in place of the one on the page.
struct ConsoleServers {
  private static let ports = ["serve": "8080", "issuer": "8081", "watch": "8090"]
  private var running: [ChildProcess] = []
  private var real: [String: String] = [:]

  static func starts(_ command: String) -> Bool {
    let finishes = ["--explain", "--defect list", "--har", "--help"]
    return port(of: command) != nil && !finishes.contains { command.contains($0) }
  }

  private static func port(of command: String) -> String? {
    let words = command.split(separator: " ").map(String.init)
    guard let tool = words.firstIndex(of: "authlab"), words.indices.contains(tool + 1) else {
      return nil
    }
    return ports[words[tool + 1]]
  }

  /// Everything up to the line that names the address; the log after that goes nowhere.
  mutating func start(
    _ command: String, in folder: URL, _ environment: [String: String]
  ) throws -> [String] {
    let words = withRealPorts(command).trimmingSuffix { $0 == "&" || $0 == " " }
    let process = try ChildProcess(
      ["bash", "-c", "exec 2>&1; exec \(words) --port 0"], in: folder, environment: environment,
      input: .nothing, output: .pipe)
    running.append(process)
    var lines: [String] = []
    while let line = process.line() {
      lines.append(line)
      guard let address = line.firstMatch(of: #/^listening on http://127\.0\.0\.1:(\d+)/#) else {
        continue
      }
      Thread.detachNewThread { _ = try? process.output?.readToEnd() }
      real[Self.port(of: command) ?? ""] = String(address.output.1)
      break
    }
    return withShownPorts(lines.joined(separator: "\n")).components(separatedBy: "\n")
  }

  func withRealPorts(_ text: String) -> String {
    real.reduce(text) { $0.replacing("127.0.0.1:\($1.key)", with: "127.0.0.1:\($1.value)") }
  }

  func withShownPorts(_ text: String) -> String {
    real.reduce(text) { $0.replacing("127.0.0.1:\($1.value)", with: "127.0.0.1:\($1.key)") }
  }

  mutating func end() {
    for process in running {
      process.signal(SIGTERM)
      process.waitUntilExit()
    }
    self = ConsoleServers()
  }
}

extension String {
  fileprivate func trimmingSuffix(while unwanted: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, unwanted(last) { rest = rest.dropLast() }
    return rest
  }
}
