/// The folder that one contract's files go to, and how they may go there.
package struct OutputRoot: Sendable {
  /// As the user named it: from the root of the file system, or from `base`.
  package let path: String
  /// The folder of the project. Links above it are its owner's business; the parts of the path
  /// below it must be real folders.
  package let base: String
  /// The name and version of the generator, for the manifest: `authgen 1.2.3`.
  package let generator: String
  /// Takes away files that were edited by hand or are somebody else's, where ours have to be.
  package var overwriteEdited = false
  /// Writes file by file where the folder cannot be exchanged as a whole. A run that is killed then
  /// leaves old and new files side by side; the next run makes it whole.
  package var inPlace = false
  /// Knows what was generated before; without it a merged file counts as edited.
  package var history: (any OutputHistory)?

  package init(_ path: String, under base: String = ".", generator: String) {
    self.path = path
    self.base = base
    self.generator = generator
  }
}
