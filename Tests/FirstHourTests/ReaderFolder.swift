import CaseFolders
import Foundation

/// An empty folder in which a reader follows a page.
struct ReaderFolder {
  let url: URL
  let port: Int

  /// What was built there before is kept.
  init(_ name: String) throws {
    url = Checkout.root.appending(path: ".build/first-hour/\(name)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let free =
      "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])"
    let report = try Shell.run(["python3", "-c", free])
    port = Int(report.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  func empty() throws {
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A file that is the same already keeps its date, so that nothing is built again.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    if let old = try? Data(contentsOf: file), old == Data(text.utf8) { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let place = url.appending(path: path).path
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// A program that the page calls and this machine has in another way.
  func stand(in name: String, for script: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: url.appending(path: "bin/\(name)").path)
  }

  /// Runs the lines of a block as a reader would: one after the other, in one shell. After a server has been started, the
  /// reader waits until it listens. The servers end with the block.
  func run(_ block: String, environment: [String: String] = [:]) throws -> Shell.Report {
    let tools = Authgen.binary.deletingLastPathComponent().path
    let path = "\(url.path)/bin:\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let waits = "curl -s -o /dev/null --retry 60 --retry-connrefused http://127.0.0.1:\(port)"
    let lines = local(block).components(separatedBy: "\n").map { line in
      guard line.hasSuffix(" &") else { return line }
      return "\(line.dropLast()) >server.log 2>&1 &\nservers=\"$servers $!\"\n\(waits)"
    }
    let script = """
      set -e
      trap 'status=$?; [ -z "$servers" ] || kill $servers; exit $status' EXIT
      \(lines.joined(separator: "\n"))
      """
    return try Shell.run(
      ["sh", "-c", script], in: url,
      environment: environment.merging(["PATH": path, "PORT": "\(port)"]) { own, _ in own })
  }

  func local(_ text: String) -> String {
    text.replacing(":8080", with: ":\(port)").replacing("--port 8080", with: "--port \(port)")
      .replacing(Substitution.raw, with: "file://\(Checkout.root.path)")
  }
}
