/// The output folder as the run found it.
struct OldTree {
  /// Nil where there is none yet.
  let folder: Folder?
  let snapshot: Snapshot
  let record: Record

  /// The knowledge of earlier runs.
  enum Record {
    case none
    /// There is a manifest, which cannot be believed.
    case damaged
    case manifest(Manifest)

    var manifest: Manifest? {
      if case .manifest(let manifest) = self { manifest } else { nil }
    }
  }

  /// A folder that does not exist is an empty one.
  static func read(_ folder: Folder?) throws(OutputError) -> OldTree {
    guard let folder else { return OldTree(folder: nil, snapshot: Snapshot(), record: .none) }
    let snapshot = try Snapshot(of: folder)
    return OldTree(folder: folder, snapshot: snapshot, record: try record(folder, snapshot))
  }

  private static func record(_ folder: Folder, _ snapshot: Snapshot) throws(OutputError) -> Record {
    guard snapshot.entries[OwnNames.manifest]?.kind == .file else { return .none }
    guard case .bytes(let bytes) = try folder.read(OwnNames.manifest, limit: readLimit) else {
      return .damaged
    }
    return Manifest(reading: bytes).map { .manifest($0) } ?? .damaged
  }

  /// An older generator would undo what a newer one wrote, or could not read which files it wrote.
  func checkGenerator(_ root: OutputRoot) throws(OutputError) {
    guard let manifest = record.manifest else { return }
    let isNewer = manifest.format > Manifest.format  //! newer-format-refused
    if isNewer || GeneratorVersion.isNewer(manifest.generator, than: root.generator) {
      throw .refused(Findings.newerGenerator(root, manifest.generator))
    }
  }

  /// The bytes of a file, or nil if it is larger than anything that this product writes.
  func bytes(_ path: TreePath) throws(OutputError) -> [UInt8]? {
    guard let folder, case .bytes(let bytes) = try folder.read(path, limit: OldTree.readLimit)
    else { return nil }
    return bytes
  }

  /// A generated file is far smaller than this.
  private static let readLimit = 64 << 20
}
