import CSystem
import Primitives

/// How files and folders look from outside. Whoever changes one of them changes its trace; no file is read for it.
package struct FileTrace {
  /// Seconds after which a change has another time than the one before, on every file system.
  private static let settling: Int64 = 2

  private var bytes: [UInt8] = []
  private var newest: Int64 = 0

  package init() {}

  /// A hash of all that was added.
  package var hash: String { SHA256.hex(bytes) }

  /// True if nothing has changed since the moment, nor so short before that a further change could have the same time.
  package func isSettled(at moment: Int64) -> Bool {
    newest < moment - Self.settling  //! settled-trace
  }

  /// The running program. False where the system does not tell which file it is.
  package mutating func addProgram() -> Bool {
    var path = [CChar](repeating: 0, count: 4096)
    guard csystem_program(&path, UInt32(path.count)) == 0,
      let status = try? Folder.current.status(TreePath(copying: path), following: true)
    else { return false }
    // A program that runs is not changed, however new it is.
    let newest = newest
    add(status)
    self.newest = newest
    return true
  }

  /// A file, or a folder with the names in it, behind whatever links; also the absence of one.
  package mutating func add(input path: String) -> Bool {
    let place = TreePath(path)
    add(name: place)
    do throws(OutputError) {
      let (own, target) = (
        try Folder.current.status(place), try Folder.current.status(place, following: true)
      )
      for status in [own, target] { status.map { add($0) } ?? bytes.append(0) }
      // One that was taken away made the folder above young.
      if own == nil, let above = try Folder.current.status(place.above, following: true) {
        age(with: above)
      }
      return true
    } catch {
      return false
    }
  }

  /// An output folder with all that is in it. False where it is not there, cannot be looked at, or was left by a killed run.
  package mutating func add(output path: String) -> Bool {
    guard let root = RootPath(OutputRoot(path, generator: "")) else { return false }
    do throws(OutputError) {
      var folder = try Folder.open(trusted: root.trusted)
      add(place: try folder.ownStatus())
      for (index, name) in root.parts.enumerated() {
        if index == root.parts.count - 1, try hasLeftovers(of: name, in: folder) { return false }
        guard let status = try folder.status(name) else { return false }
        add(place: status)
        folder = try folder.folder(name, following: true)
      }
      try add(entriesOf: folder)
      return true
    } catch {
      return false
    }
  }

  private func hasLeftovers(of name: TreePath, in folder: Folder) throws(OutputError) -> Bool {
    try folder.names().contains { OwnNames.isStaging($0, for: name) }
  }

  private mutating func add(entriesOf folder: Folder) throws(OutputError) {
    let own = try folder.ownStatus()
    // A file that is taken away makes its folder young.
    age(with: own)
    for name in try folder.names() {
      guard let status = try folder.status(name) else { continue }
      add(name: name)
      guard status.kind == .folder, !status.isMount(under: own) else {
        add(status)
        continue
      }
      add(place: status)
      add(number: Int64(status.mode))
      try add(entriesOf: try folder.folder(name))
    }
    add(number: -1)
  }

  private mutating func add(name: TreePath) {
    bytes += name.bytes
    bytes.append(0)
  }

  /// Which folder it is. Its size and times say nothing that its entries do not.
  private mutating func add(place status: Status) {
    add(number: status.kind == .folder ? 1 : 2)
    add(number: Int64(bitPattern: status.identity.device))
    add(number: Int64(bitPattern: status.identity.inode))
  }

  private mutating func add(_ status: Status) {
    add(place: status)
    for number in [
      Int64(status.mode), status.size, status.modified.seconds, status.modified.nanoseconds,
      status.changed.seconds, status.changed.nanoseconds,
    ] {
      add(number: number)
    }
    age(with: status)
  }

  private mutating func age(with status: Status) {
    newest = max(newest, status.modified.seconds, status.changed.seconds)
  }

  private mutating func add(number: Int64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }
}

extension TreePath {
  /// The folder in which it stands.
  fileprivate var above: TreePath {
    guard let slash = bytes.lastIndex(of: 0x2F) else { return TreePath(".") }
    return slash == 0 ? TreePath("/") : TreePath(bytes: Array(bytes[..<slash]))
  }
}
