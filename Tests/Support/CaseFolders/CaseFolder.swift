package import Foundation

/// One case: input and expected output, without code. A folder of files, one file `NAME.case` that holds them in sections,
/// or the sections `NAME/FILE` of a file of several cases.
package struct CaseFolder: Sendable, CustomStringConvertible {
  package let name: String
  package let url: URL
  /// Nil for a folder.
  private let sections: CaseSections?
  /// What the names of its sections begin with.
  private let prefix: String
  private static let recording = NSLock()

  package var description: String { name }

  /// The cases of a group such as `read`, in the order of their names.
  package static func all(in group: String, startingWith prefix: String = "") -> [CaseFolder] {
    let folder = Checkout.root.appending(path: "Tests/Cases/\(group)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }
      .flatMap { cases(folder.appending(path: $0), in: folder) }
      .filter { $0.name.hasPrefix(prefix) }.sorted { $0.name < $1.name }
  }

  /// The cases of a group, however deep they lie: each that has this file, named by its path.
  package static func all(in group: String, holding file: String) -> [CaseFolder] {
    let folder = Checkout.root.appending(path: "Tests/Cases/\(group)")
    let folders = Checkout.files(in: "Tests/Cases/\(group)", ending: "/\(file)").map {
      String($0.dropLast(file.count + 1))
    }
    let files = Checkout.files(in: "Tests/Cases/\(group)", ending: CaseSections.ending)
    return (folders + files).flatMap { cases(Checkout.root.appending(path: $0), in: folder) }
      .filter { $0.bytes(file) != nil }.sorted { $0.name < $1.name }
  }

  /// A case by its path from `Tests/Cases`.
  package init(at path: String) {
    let parts = path.split(separator: "/")
    let group = parts.dropLast().joined(separator: "/")
    let folder = Checkout.root.appending(path: "Tests/Cases")
    self =
      Self.all(in: group).first { $0.name == parts.last ?? "" }
      ?? CaseFolder(folder.appending(path: path), in: folder)
  }

  /// One, or those of a file whose sections are all named `CASE/FILE`.
  private static func cases(_ url: URL, in group: URL) -> [CaseFolder] {
    let one = CaseFolder(url, in: group)
    guard let sections = one.sections, sections.all.allSatisfy({ $0.name.contains("/") }) else {
      return [one]
    }
    return Set(sections.all.map { $0.name.prefix { $0 != "/" } }).map {
      CaseFolder(name: String($0), url: url, sections: sections, prefix: "\($0)/")
    }
  }

  private init(_ url: URL, in group: URL) {
    let path = url.path.dropFirst(group.path.count + 1)
    guard path.hasSuffix(CaseSections.ending) else {
      self.init(name: String(path), url: url, sections: nil, prefix: "")
      return
    }
    let text = try? String(contentsOf: url, encoding: .utf8)
    self.init(
      name: String(path.dropLast(CaseSections.ending.count)), url: url,
      sections: text.map(CaseSections.init), prefix: "")
  }

  private init(name: String, url: URL, sections: CaseSections?, prefix: String) {
    (self.name, self.url, self.sections, self.prefix) = (name, url, sections, prefix)
  }

  package func bytes(_ name: String) -> [UInt8]? {
    if let sections { return sections[prefix + name].map { Array($0.utf8) } }
    return (try? Data(contentsOf: url.appending(path: name))).map { Array($0) }
  }

  package func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of a case's sections, in their order.
  package var names: [String] {
    let all = (sections?.all ?? []).map(\.name).filter { $0.hasPrefix(prefix) }
    return all.map { String($0.dropFirst(prefix.count)) }
  }

  /// Fails the test if the output isn't the recorded one.
  package func check(
    _ actual: String, against name: String, test: String = #fileID
  ) throws(Golden.Difference) {
    guard sections != nil else {
      return try Golden.check(actual, against: url.appending(path: name), test: test)
    }
    Self.recording.lock()
    defer { Self.recording.unlock() }
    // Reads the file again: another test may have recorded another section.
    let now = CaseSections((try? String(contentsOf: url, encoding: .utf8)) ?? "")
    let new = now.replacing(prefix + name, with: actual).text
    try Golden.check(new, against: url, test: test)
  }

  /// Copies the files below a folder of the case to a new folder; nothing if there are none. All of them without a name.
  package func copy(_ folder: String = "", to target: URL) throws {
    guard let sections else {
      let source = url.appending(path: folder)
      guard FileManager.default.fileExists(atPath: source.path) else { return }
      return try FileManager.default.copyItem(at: source, to: target)
    }
    let prefix = self.prefix + (folder.isEmpty ? "" : folder + "/")
    for (name, text) in sections.all where name.hasPrefix(prefix) {
      let file = target.appending(path: String(name.dropFirst(prefix.count)))
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
