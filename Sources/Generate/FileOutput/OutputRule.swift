/// The rules that this module's diagnostics name, for `explain` and for the list of all rules.
package enum OutputRule: String, CaseIterable, Sendable {
  case badPath = "output-bad-path"
  case editedFile = "output-edited-file"
  case foreignFile = "output-foreign-file"
  case symlink = "output-symlink"
  case notFolder = "output-not-folder"
  case notAtomic = "output-not-atomic"
  case failed = "output-failed"
  case changedMeanwhile = "output-changed-meanwhile"
  case leftover = "output-leftover"
  case otherGenerator = "output-other-generator"
  case newerGenerator = "output-newer-generator"
  case orphan = "output-orphan"
  case damagedManifest = "output-damaged-manifest"
  case stale = "output-stale"
  case unreadable = "input-unreadable"

  /// When it is said, in one sentence.
  package var summary: String {
    switch self {
    case .badPath: "A generated file or an output folder cannot have this path"
    case .editedFile: "A generated file was edited by hand and would be overwritten or removed"
    case .foreignFile:
      "A file that the generator did not make is in the place of a generated file"
    case .symlink: "A symbolic link is in the place of a real file or folder"
    case .notFolder: "The output folder, or a folder above it, is not a folder"
    case .notAtomic: "The output folder cannot be exchanged as a whole, or was written file by file"
    case .failed: "The system refused a call, for lack of space or permission or by a fault"
    case .changedMeanwhile: "Somebody changed the output folder while it was being written"
    case .leftover: "The new files are in place, but the old ones could not be removed"
    case .otherGenerator: "Another version of the generator wrote the output folder"
    case .newerGenerator: "A newer version of the generator wrote the output folder"
    case .orphan: "A file or folder in the output follows from no contract"
    case .damagedManifest: "The list of generated files cannot be read"
    case .stale: "A generated file is not as it would be generated now"
    case .unreadable: "A file or folder that the tool was given cannot be read"
    }
  }
}
