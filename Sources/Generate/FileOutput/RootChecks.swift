import CSystem

/// The obstacles to exchanging an output folder as a whole. They are looked for before anything is
/// written.
enum RootChecks {
  static func check(_ place: OutputPlace) throws(OutputError) {
    if place.root.inPlace { return }
    guard place.name != nil else { throw .refused(Findings.noName(place.root)) }
    guard let folder = place.folder else { return }
    let own = try folder.ownStatus()
    if own.isMount(under: try place.parent.ownStatus()) {
      throw .refused(Findings.mount(place.root, inside: nil))
    }
    if try isAboveCurrentFolder(own.identity) {
      throw .refused(Findings.currentFolder(place.root))
    }
  }

  /// Whether the process stands in the folder or below: the exchange would take the ground away.
  private static func isAboveCurrentFolder(
    _ folder: Status.FileIdentity
  ) throws(OutputError) -> Bool {
    var path = "."
    var last: Status.FileIdentity?
    while let here = try identity(path), here != last {
      if here == folder { return true }  //! root-held-open
      last = here
      path += "/.."
    }
    return false
  }

  /// Nil where the way up ends: the current folder is gone, or may not be looked at, which nobody
  /// who is to replace a folder above it can have.
  private static func identity(_ path: String) throws(OutputError) -> Status.FileIdentity? {
    do {
      return try Folder.open(trusted: path).ownStatus().identity
    } catch {
      guard error.code == ENOENT || error.code == EACCES else { throw error }
      return nil
    }
  }
}
