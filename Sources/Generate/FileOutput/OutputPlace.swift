import CSystem

/// The place of an output folder, open and locked. Runs on folders that lie side by side wait for
/// each other; the lock leaves nothing behind, not even that of a killed run.
struct OutputPlace {
  enum Purpose { case writing, comparing }

  let root: OutputRoot
  /// The folder above, which holds the lock.
  let parent: Folder
  /// The name of the output folder in it; nil where the user's path does not end with it.
  let name: TreePath?
  /// Nil where it does not exist.
  let folder: Folder?
  /// False on file systems without locks, where only a run in place goes on.
  let isLocked: Bool

  /// Lets other runs go on. To be called at the end: the lock would also go with the last use of
  /// `parent`, which is too early.
  func unlock() {
    _ = parent.withDescriptor { csystem_unlock($0) }
  }
}
