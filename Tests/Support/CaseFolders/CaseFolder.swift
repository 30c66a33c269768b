import Foundation

/// One case: input and expected output, without code. A folder of files, or one file `NAME.case` that holds them in sections.
package struct CaseFolder: Sendable, CustomStringConvertible {
  package let name: String
  package let url: URL
  /// Nil for a folder.
  private let sections: CaseSections?

  package var description: String { name }

  /// The cases of a group such as `read`, in the order of their names.
  package static func all(in group: String, startingWith prefix: String = "") -> [CaseFolder] {
    let folder = Checkout.root.appending(path: "Tests/Cases/\(group)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasPrefix(prefix) }
      .map { CaseFolder(folder.appending(path: $0), in: folder) }.sorted { $0.name < $1.name }
  }

  /// The cases of a group, however deep they lie: each that has this file, named by its path.
  package static func all(in group: String, holding file: String) -> [CaseFolder] {
    let folder = Checkout.root.appending(path: "Tests/Cases/\(group)")
    let folders = Checkout.files(in: "Tests/Cases/\(group)", ending: "/\(file)").map {
      String($0.dropLast(file.count + 1))
    }
    let files = Checkout.files(in: "Tests/Cases/\(group)", ending: CaseSections.ending)
    return (folders + files).map { CaseFolder(Checkout.root.appending(path: $0), in: folder) }
      .filter { $0.bytes(file) != nil }.sorted { $0.name < $1.name }
  }

  /// A case by its path from `Tests/Cases`.
  package init(at path: String) {
    let folder = Checkout.root.appending(path: "Tests/Cases")
    let file = folder.appending(path: path + CaseSections.ending)
    let isFile = FileManager.default.fileExists(atPath: file.path)
    self.init(isFile ? file : folder.appending(path: path), in: folder)
  }

  private init(_ url: URL, in group: URL) {
    let path = url.path.dropFirst(group.path.count + 1)
    let isFile = path.hasSuffix(CaseSections.ending)
    name = String(isFile ? path.dropLast(CaseSections.ending.count) : path)
    self.url = url
    sections = isFile ? (try? String(contentsOf: url, encoding: .utf8)).map(CaseSections.init) : nil
  }

  package func bytes(_ name: String) -> [UInt8]? {
    if let sections { return sections[name].map { Array($0.utf8) } }
    return (try? Data(contentsOf: url.appending(path: name))).map { Array($0) }
  }

  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Compares an output with the recorded one: see `Golden`.
  package func difference(
    _ actual: String, from name: String, test: String = #fileID
  ) -> String? {
    guard let sections else {
      return Golden.difference(actual, from: url.appending(path: name), test: test)
    }
    return Golden.difference(sections.replacing(name, with: actual).text, from: url, test: test)
  }

  /// Copies the files below a folder of the case to a new folder; nothing if there are none.
  package func copy(_ folder: String, to target: URL) throws {
    guard let sections else {
      let source = url.appending(path: folder)
      guard FileManager.default.fileExists(atPath: source.path) else { return }
      return try FileManager.default.copyItem(at: source, to: target)
    }
    for (name, text) in sections.all where name.hasPrefix(folder + "/") {
      let file = target.appending(path: String(name.dropFirst(folder.count + 1)))
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// The project's place on this machine.
package enum Checkout {
  package static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every file below a folder, as paths from the root, sorted; hidden ones are left out.
  package static func files(in folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder).path
    let all = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return all.filter {
      $0.hasSuffix(ending) && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { "\(folder)/\($0)" }
  }
}
