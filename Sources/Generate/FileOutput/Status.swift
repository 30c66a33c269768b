import CSystem

/// The system's knowledge of a file or folder, without following a symbolic link.
struct Status: Sendable {
  enum Kind: Sendable { case file, folder, symlink, other }

  let kind: Kind
  /// The permission bits, with set-id and sticky bits.
  let mode: UInt32
  let owner: UInt32
  let group: UInt32
  let size: Int64
  let modified: FileTime
  /// The last change of anything about it. No program can set it, so it is never before `modified` was set.
  let changed: FileTime
  let identity: FileIdentity
  /// False also where the system cannot tell; then `isMount(under:)` has to do.
  private let isMountPoint: Bool
  private let knowsMountPoints: Bool

  /// A time of the file system's clock.
  struct FileTime: Hashable, Sendable {
    let seconds: Int64
    let nanoseconds: Int64
  }

  /// Which file it is, whatever its name.
  struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  init(_ found: csystem_status) {
    kind = Status.kind(found.kind)
    mode = found.mode
    owner = found.owner
    group = found.group
    size = found.size
    modified = FileTime(seconds: found.seconds, nanoseconds: found.nanoseconds)
    changed = FileTime(seconds: found.changed_seconds, nanoseconds: found.changed_nanoseconds)
    identity = FileIdentity(device: found.device, inode: found.inode)
    isMountPoint = found.is_mount_point
    knowsMountPoints = found.knows_mount_points
  }

  /// Whether another file system, or another part of this one, begins here.
  func isMount(under parent: Status) -> Bool {
    if knowsMountPoints { return isMountPoint }
    return kind == .folder && identity.device != parent.identity.device
  }

  /// Whether nobody has changed it since: the same kind and, for all but folders, size and time.
  /// The inode number is left out, since some layered file systems change it when a link is made.
  func isUnchanged(since earlier: Status) -> Bool {
    if kind != earlier.kind { return false }
    return kind == .folder || (size == earlier.size && modified == earlier.modified)
  }

  private static func kind(_ number: Int32) -> Kind {
    switch UInt32(number) {
    case csystem_kind_file.rawValue: .file
    case csystem_kind_folder.rawValue: .folder
    case csystem_kind_symlink.rawValue: .symlink
    default: .other
    }
  }
}
