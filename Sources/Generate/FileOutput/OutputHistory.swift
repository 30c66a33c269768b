/// The earlier states of an output folder, as a version control keeps them.
package protocol OutputHistory: Sendable {
  /// The states in which a file stood, the newest first, each with the manifest beside it.
  func versions(of file: String) -> [OutputVersion]
  /// The way to the states that are missing here; nil where all are there.
  var wayToMore: String? { get }
}

package struct OutputVersion: Sendable {
  /// The file's path in the folder then.
  let path: String
  let file: [UInt8]
  let manifest: [UInt8]

  package init(path: String, file: [UInt8], manifest: [UInt8]) {
    (self.path, self.file, self.manifest) = (path, file, manifest)
  }
}

extension OutputHistory {
  /// The texts of a file as generators made them: no state that somebody had edited.
  func generated(_ path: TreePath) -> [[UInt8]] {
    var seen: Set<[UInt8]> = []
    return versions(of: path.text).filter { version in
      guard let manifest = Manifest(reading: version.manifest) else { return false }
      return manifest.fits(TreePath(version.path), version.file)  //! edited-version-unknown
    }.map(\.file).filter { seen.insert($0).inserted }
  }
}
