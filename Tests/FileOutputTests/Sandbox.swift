import Foundation

@testable import FileOutput

/// A temporary folder of one test, removed with it.
final class Sandbox: Sendable {
  let path: String

  init() {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("FileOutputTests-" + UUID().uuidString)
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func root(
    _ name: String = "Gen/Site", generator: String = "authgen 1", force: Bool = false,
    inPlace: Bool = false
  ) -> OutputRoot {
    var root = OutputRoot(name, under: path, generator: generator)
    root.overwriteEdited = force
    root.inPlace = inPlace
    return root
  }

  func full(_ name: String) -> String { path + "/" + name }

  func put(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: full(name))
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: full(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: full(name), withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: full(name)) }

  func exists(_ name: String) -> Bool {
    var found = stat()
    return lstat(full(name), &found) == 0
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: full(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: full(folder))) ?? []).sorted()
  }

  /// Everything below a folder: `text` of files, `-> target` of links, `/` for folders.
  func tree(_ folder: String = "Gen/Site") -> [String: String] {
    var found: [String: String] = [:]
    for name in FileManager.default.enumerator(atPath: full(folder)) ?? .init() {
      guard let name = name as? String else { continue }
      found[name] = content("\(folder)/\(name)")
    }
    return found
  }

  /// The same without the manifest.
  func files(_ folder: String = "Gen/Site") -> [String: String] {
    tree(folder).filter { $0.key != ".authgen.json" && $0.value != "/" }
  }

  private func content(_ name: String) -> String {
    var found = stat()
    lstat(full(name), &found)
    if found.st_mode & S_IFMT == S_IFLNK {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full(name))
      return "-> " + (target ?? "")
    }
    return found.st_mode & S_IFMT == S_IFDIR ? "/" : text(name) ?? "unreadable"
  }

  func mode(_ name: String) -> UInt32 { UInt32(facts(name).st_mode) & 0o7777 }

  func setMode(_ name: String, _ mode: UInt32) { chmod(full(name), mode_t(mode)) }

  func inode(_ name: String) -> UInt64 { UInt64(facts(name).st_ino) }

  /// A text of everything below the sandbox that any write, link, rename or change of permissions would alter.
  func fingerprint() -> [String] {
    let names = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? []
    return (names + ["."]).sorted().map { name in
      let found = facts(name)
      #if os(Linux)
        let times = "\(found.st_mtim) \(found.st_ctim)"
      #else
        let times = "\(found.st_mtimespec) \(found.st_ctimespec)"
      #endif
      return "\(name) \(found.st_ino) \(found.st_nlink) \(found.st_mode) \(times)"
    }
  }

  private func facts(_ name: String) -> stat {
    var found = stat()
    lstat(full(name), &found)
    return found
  }
}

extension FileSet {
  /// Files from a literal; a bad path is a mistake of the test.
  static func of(_ files: [String: String]) -> FileSet {
    var set = FileSet()
    for (path, text) in files { try! set.add(path, text) }
    return set
  }
}
