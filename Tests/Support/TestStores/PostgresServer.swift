import ChildProcesses
import Foundation

/// A PostgreSQL of the tests' own: in a folder that is gone afterwards, on a socket there, as an
/// ordinary user. It ends with the process that started it, whatever ends that.
package final class PostgresServer: @unchecked Sendable {
  /// Unchecked, because the lock lets one at a time start and stop it.
  private let lock = NSLock()
  private let folder: String
  private let keeper: ChildProcess

  /// The one that all tests share which do not stop it.
  package static let shared = Result { try PostgresServer() }

  package init() throws {
    let temporary = FileManager.default.temporaryDirectory
    folder = temporary.appending(path: "store-\(UUID().uuidString.prefix(8))").path
    let programs = try Self.programs()
    keeper = try ChildProcess(
      ["sh", "-c", Self.keeping, "sh", folder, programs], input: .pipe, output: .pipe)
    guard keeper.line() == "ready" else {
      throw Missing(description: "PostgreSQL did not start: \(log)")
    }
  }

  /// Its standard input ends when its parent does. As root it is another user who runs the server,
  /// which refuses root.
  private static let keeping = #"""
    folder=$1; programs=$2
    mkdir "$folder" || exit 1
    as() { "$@"; }
    if [ "$(id -u)" = 0 ]; then
      chown nobody "$folder"
      as() { setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; }
    fi
    start() {
      as "$programs/pg_ctl" -s -w -t 30 -D "$folder/data" -l "$folder/log" \
        -o "-k $folder -c listen_addresses='' -c fsync=off -c max_connections=400" start
    }
    cd "$folder"
    as "$programs/initdb" -D data -U tests -A trust -E UTF8 --no-locale -N >"$folder/initdb" 2>&1
    start >/dev/null 2>&1 && echo ready || echo failed
    while read -r word; do
      case $word in
        start) start >/dev/null 2>&1 && echo ready || echo failed ;;
        stop) as "$programs/pg_ctl" -s -w -m immediate -D "$folder/data" stop >/dev/null 2>&1; echo stopped ;;
      esac
    done
    as "$programs/pg_ctl" -s -w -m immediate -D "$folder/data" stop >/dev/null 2>&1
    rm -rf "$folder"
    """#

  /// Each test makes a schema of its own in it.
  package var url: String { "postgres://tests@/postgres?host=\(folder)" }

  /// A database of its own for somebody who takes all of one.
  package func database(_ name: String) throws -> String {
    let program = try Self.programs() + "/createdb"
    let process = try ChildProcess([program, "-h", folder, "-U", "tests", name])
    guard process.waitUntilExit() == 0 else {
      throw Missing(description: "PostgreSQL makes no database \(name)")
    }
    return "postgres://tests@/\(name)?host=\(folder)"
  }

  /// As a crash: nobody is asked to come to an end.
  package func stop() { tell("stop") }

  package func start() throws {
    guard tell("start") == "ready" else {
      throw Missing(description: "PostgreSQL did not start again: \(log)")
    }
  }

  package func end() {
    lock.withLock {
      try? keeper.input?.close()
      keeper.waitUntilExit()
    }
  }

  @discardableResult private func tell(_ word: String) -> String? {
    lock.withLock {
      keeper.input?.write(Data((word + "\n").utf8))
      return keeper.line()
    }
  }

  private var log: String {
    ["log", "initdb"].map {
      (try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) ?? ""
    }.joined()
  }

  private static func programs() throws -> String {
    let debian = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: debian)) ?? []
    let newest = versions.compactMap(Int.init).max()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      (newest.map { ["\(debian)/\($0)/bin"] } ?? []) + path.split(separator: ":").map(String.init)
    let found = folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
    guard let found else {
      throw Missing(
        description: "there is no PostgreSQL for the tests: run scripts/libraries postgresql")
    }
    return found
  }

  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }
}
