/// The leftovers of a killed run. The holder of the lock knows that no such run is at work,
/// whatever process bears its number by now. Numbers are given again, above all in containers.
enum Leftovers {
  static func remove(at place: OutputPlace) throws(OutputError) {
    guard place.isLocked else { return }
    if let name = place.name {
      for found in try place.parent.names() where OwnNames.isStaging(found, for: name) {
        try place.parent.removeTree(found)  //! killed-run-cleared
      }
    }
    guard let folder = place.folder else { return }
    for found in try folder.names() where OwnNames.isTemporary(found) {
      try folder.removeTree(found)
    }
  }
}
