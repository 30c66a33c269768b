import Foundation

/// One case: a folder of input and expected output, without code.
package struct CaseFolder: Sendable, CustomStringConvertible {
  package let name: String
  package let url: URL

  package var description: String { name }

  /// The cases of a group such as `read`, in the order of their names.
  package static func all(in group: String, startingWith prefix: String = "") -> [CaseFolder] {
    let folder = Checkout.root.appending(path: "Tests/Cases/\(group)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && $0.hasPrefix(prefix) }.sorted()
      .map { CaseFolder(name: $0, url: folder.appending(path: $0)) }
  }

  /// The cases of a group, however deep they lie: every folder that holds this file, named by its path.
  package static func all(in group: String, holding file: String) -> [CaseFolder] {
    Checkout.files(in: "Tests/Cases/\(group)", ending: "/\(file)").map { path in
      let folder = path.dropLast(file.count + 1)
      return CaseFolder(
        name: String(folder.dropFirst("Tests/Cases/\(group)/".count)),
        url: Checkout.root.appending(path: String(folder)))
    }
  }

  /// A case by its path from `Tests/Cases`.
  package init(at path: String) {
    self.init(name: path, url: Checkout.root.appending(path: "Tests/Cases/\(path)"))
  }

  private init(name: String, url: URL) {
    self.name = name
    self.url = url
  }

  package func file(_ name: String) -> URL { url.appending(path: name) }

  package func bytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: file(name))).map { Array($0) }
  }

  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
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
