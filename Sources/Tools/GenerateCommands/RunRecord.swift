import CommandLineSupport
import ContractPipeline
import FileOutput
import Primitives

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory of a run that had nothing to do. While program, arguments, inputs and output folders are the same, the next
/// run has nothing to do either, and need not find that out. Records are the user's own, in the cache of the system.
struct RunRecord {
  private static let format = "authgen 1"
  private static let longest = 4 * 1024 * 1024
  /// Runs in folders that are gone leave records that nobody reads.
  private static let most = 500

  /// Its name is a hash of the current folder and the arguments.
  private let path: String
  private let start: Int64

  /// The files and folders on which the outcome of a run depends.
  struct Places {
    /// Files that were read or would have been if they were there, and folders whose names were read.
    var inputs: [String] = []
    var outputs: [String] = []
  }

  /// The words of a run: to standard error, and behind them to standard output.
  struct Words {
    let remarks: String
    let text: String
  }

  /// Nil where there is no place for records.
  init?(of words: [String], _ console: Console) {
    guard let cache = Self.cache, case .found(let folder) = RealPath.of(".") else { return nil }
    let colour = console.reportsInColour ? "colour" : "plain"
    let name = ([folder, colour] + words).joined(separator: "\0")
    path = "\(cache)/authgen/\(SHA256.hex(Array(name.utf8)))"
    start = Int64(Today.seconds)
  }

  /// The words of the run that had nothing to do; nil where this one has to look for itself.
  var answer: Words? {
    guard let bytes = try? Disk.read(path, limit: Self.longest) else { return nil }
    var rest = bytes[...]
    guard Self.line(&rest) == Self.format, let known = Self.line(&rest) else { return nil }
    var places = Places()
    while let line = Self.line(&rest), let mark = line.first {
      if mark == "<" {
        places.inputs.append(String(line.dropFirst()))
      } else {
        places.outputs.append(String(line.dropFirst()))
      }
    }
    guard let length = Self.line(&rest).flatMap({ Int($0) }), 0...rest.count ~= length,
      Self.trace(of: places)?.hash == known
    else { return nil }
    return Words(
      remarks: String(decoding: rest.prefix(length), as: UTF8.self),
      text: String(decoding: rest.dropFirst(length), as: UTF8.self))
  }

  /// Takes the first line off; nil where no line ends.
  private static func line(_ bytes: inout ArraySlice<UInt8>) -> String? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { bytes = bytes[(end + 1)...] }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Remembers a run that had nothing to do. Where that fails, the next run looks for itself.
  func remember(_ places: Places, _ words: Words) {
    let all = places.inputs + places.outputs
    guard !all.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }),
      let trace = Self.trace(of: places), trace.isSettled(at: start)
    else { return }
    let lines =
      [Self.format, trace.hash] + places.inputs.map { "<\($0)" }
      + places.outputs.map { ">\($0)" } + ["", "\(words.remarks.utf8.count)", words.remarks]
    write(lines.joined(separator: "\n") + words.text)
  }

  private static func trace(of places: Places) -> FileTrace? {
    var trace = FileTrace()
    guard trace.addProgram() else { return nil }
    for path in places.inputs where !trace.add(input: path) { return nil }
    for path in places.outputs where !trace.add(output: path) { return nil }
    return trace
  }

  private func write(_ text: String) {
    makeRoom()
    let draft = "\(path).\(getpid())"
    guard case .written = NewFile.write(text, to: draft) else { return }
    if rename(draft, path) != 0 { NewFile.remove(draft) }
  }

  private func makeRoom() {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
    guard let entries = try? Disk.list(folder), entries.count > Self.most else { return }
    for entry in entries where entry.kind == .file { NewFile.remove("\(folder)/\(entry.name)") }
  }

  /// A folder that the user has; it is not made.
  private static var cache: String? {
    let named = getenv("XDG_CACHE_HOME").map { String(cString: $0) }
    if let named, named.hasPrefix("/") { return existing(named) }
    #if canImport(Darwin)
      let usual = "Library/Caches"
    #else
      let usual = ".cache"
    #endif
    return getenv("HOME").flatMap { existing("\(String(cString: $0))/\(usual)") }
  }

  private static func existing(_ path: String) -> String? {
    (try? Disk.kind(of: path)) == .folder ? path : nil
  }
}
