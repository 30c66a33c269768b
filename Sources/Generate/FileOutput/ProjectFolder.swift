/// The folder whose files commands may read: that of the Git checkout around the current folder, or else the current one.
package enum ProjectFolder {
  /// Whether a path leads to a file that the user means: one of the project, or one that is really in the folder that the
  /// path names.
  package static func holds(_ path: String) -> Bool {
    guard case .found(let real) = RealPath.of(path) else { return false }
    let isBelowHere = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    guard let base = isBelowHere ? root : folder(of: path) else { return false }
    return real.isBelow(base) && (!isBelowHere || !real.isBelow(base.adding(".git")))
  }

  /// Whether the project's own settings name a file that is somewhere else.
  package static func isOutside(_ path: String) -> Bool {
    guard case .found(let real) = RealPath.of(path), let root else { return false }
    return !real.isBelow(root) || real.isBelow(root.adding(".git"))
  }

  private static var root: String? {
    guard case .found(let here) = RealPath.of(".") else { return nil }
    var folder = Substring(here)
    while !folder.isEmpty {
      if case .found = RealPath.of(String(folder).adding(".git")) { return String(folder) }
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    return here
  }

  private static func folder(of path: String) -> String? {
    let end = path.lastIndex(of: "/")
    guard case .found(let real) = RealPath.of(end.map { String(path[...$0]) } ?? ".") else {
      return nil
    }
    return real
  }
}

extension String {
  fileprivate func adding(_ name: String) -> String { self == "/" ? "/\(name)" : "\(self)/\(name)" }

  fileprivate func isBelow(_ folder: String) -> Bool { hasPrefix(folder.adding("")) }
}
