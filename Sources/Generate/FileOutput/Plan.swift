/// The steps by which a run turns the old tree into the new one. Nothing is done yet.
struct Plan {
  /// The step for a file that the generator makes.
  enum Step {
    case create
    case replace(Status)
    /// It is there already, byte for byte.
    case keep
  }

  /// Something in our place that is not ours to take away.
  struct Conflict {
    enum Kind: Equatable {
      /// The generator made it, and somebody changed it since.
      case edited
      /// The generator did not make it.
      case foreign
      /// A symbolic link.
      case symlink
      /// A folder with foreign things in it.
      case folder
      /// Its name differs only in case from one of ours.
      case caseConflict(TreePath)
    }

    let path: TreePath
    let kind: Kind
  }

  /// The bytes of every file that the generator makes.
  var contents: [TreePath: [UInt8]] = [:]
  var steps: [TreePath: Step] = [:]
  /// Files that the generator no longer makes, and what stands in the way of a folder.
  var removed: Set<TreePath> = []
  /// Folders that held only files which go.
  var emptied: Set<TreePath> = []
  /// The entries that the generator did not make: files, links, and folders with nothing in them.
  var kept: Set<TreePath> = []
  /// The entries that are taken away although they are not ours, because the user said so.
  var forced: Set<TreePath> = []
  var conflicts: [Conflict] = []
  var manifest: Manifest
  /// Whether the manifest on disk has other bytes.
  var manifestChanges = false

  /// Whether the tree is already as it should be.
  var isDone: Bool {
    let settled = steps.values.allSatisfy { if case .keep = $0 { true } else { false } }
    return settled && removed.isEmpty && !manifestChanges
  }

  /// The folders that the new tree's own files need.
  var folders: Set<TreePath> { Set(contents.keys.flatMap(\.ancestors)) }
}
