/// A generated file: its path below the output folder, and its bytes.
package struct OutputFile: Hashable, Sendable {
  package let path: String
  package let bytes: [UInt8]
}

/// Output as a value: files that are written, compared or printed later. Every path in it can be
/// made on every file system that a checkout may meet.
package struct FileSet: Sendable {
  private var contents: [String: [UInt8]] = [:]
  /// Each file and each folder above one, by its name without case.
  private var taken: [String: Place] = [:]

  private struct Place {
    let path: String
    let isFolder: Bool

    var key: String { TreePath(path).folded.text }
  }

  package init() {}

  /// The files, sorted by the bytes of their paths.
  package var files: [OutputFile] {
    contents.map { OutputFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
  }

  /// The bytes of a file; nil if there is none of that path.
  package subscript(path: String) -> [UInt8]? { contents[path] }

  package mutating func add(_ path: String, _ text: String) throws(OutputPathError) {
    try add(path, bytes: Array(text.utf8))
  }

  package mutating func add(_ path: String, bytes: [UInt8]) throws(OutputPathError) {
    if let fault = PathRule.fault(in: path) { throw OutputPathError(path, fault) }
    let places =
      [Place(path: path, isFolder: false)]
      + TreePath(path).ancestors.map { Place(path: $0.text, isFolder: true) }
    if let fault = places.lazy.compactMap(clash).first { throw OutputPathError(path, fault) }
    for place in places { taken[place.key] = place }
    contents[path] = bytes
  }

  /// Whether every file system can take a file or a folder of that name.
  package static func canName(_ name: String) -> Bool { PathRule.fault(in: name) == nil }

  private func clash(_ place: Place) -> OutputPathError.PathFault? {
    guard let there = taken[place.key] else { return nil }
    if there.path != place.path { return .differsOnlyInCase(there.path) }  //! case-twin-paths
    if there.isFolder != place.isFolder { return .fileAndFolder(place.path) }
    return place.isFolder ? nil : .twice
  }
}

extension FileSet: Equatable {
  package static func == (left: FileSet, right: FileSet) -> Bool {
    left.contents == right.contents
  }
}
