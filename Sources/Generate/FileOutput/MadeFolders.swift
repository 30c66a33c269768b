/// The folders above the output folder that a run had to make, to be taken away if it fails.
struct MadeFolders {
  private var made: [(parent: Folder, name: TreePath)] = []

  mutating func add(_ name: TreePath, in parent: Folder) { made.append((parent, name)) }

  /// Folders that have something in them by now stay.
  func undo() {
    for (parent, name) in made.reversed() { try? parent.removeFolder(name) }
  }
}
