/// The path of an output folder, cut where trust ends.
struct RootPath {
  /// Opened as it is, links and all: the base, or what lies above a path outside it.
  let trusted: String
  /// The names from there to the output folder, each of which must be a real folder.
  /// Empty where the trusted path is the output folder itself.
  let parts: [TreePath]
  /// The user named a place outside the project.
  private let isOutside: Bool

  /// The same path with one name less above the cut; nil where no more can be taken. For folders that are not there yet:
  /// what is missing is no link, and is made.
  var above: RootPath? {
    let names = RootPath.split(trusted)
    guard isOutside, let last = names.last, last != ".." else { return nil }
    return RootPath(
      trusted: "/" + names.dropLast().joined(separator: "/"), parts: [TreePath(last)] + parts,
      isOutside: true)
  }

  private init(trusted: String, parts: [TreePath], isOutside: Bool) {
    self.trusted = trusted
    self.parts = parts
    self.isOutside = isOutside
  }

  /// Nil for a path that names nothing.
  init?(_ root: OutputRoot) {
    if root.path.isEmpty || root.path.utf8.contains(0) || root.base.utf8.contains(0) { return nil }
    let base = RootPath.withoutSlash(root.base.isEmpty ? "." : root.base)
    let isAbsolute = root.path.utf8.first == slash
    if isAbsolute, !root.path.hasPrefix(base == "/" ? "/" : base + "/") {
      self.init(outside: root.path)
    } else {
      let below = isAbsolute ? String(root.path.utf8.dropFirst(base.utf8.count)) ?? "" : root.path
      self.init(base, RootPath.split(below))
    }
  }

  /// A place outside the project: everything but its last name is trusted.
  private init(outside path: String) {
    let names = RootPath.split(path)
    self.init(
      "/" + names.dropLast().joined(separator: "/"), Array(names.suffix(1)), isOutside: true)
  }

  /// A place behind a `..` cannot be known before links are followed: trust reaches to the last.
  private init(_ base: String, _ names: [String], isOutside: Bool = false) {
    self.isOutside = isOutside
    let cut = names.lastIndex(of: "..").map { $0 + 1 } ?? 0
    let climb = names[..<cut].joined(separator: "/")
    trusted = climb.isEmpty ? base : (base == "/" ? "/" : base + "/") + climb
    parts = names[cut...].map { TreePath($0) }
  }

  private static func split(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String($0) ?? "" }.filter { $0 != "." }
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == slash { path.removeLast() }
    return path
  }
}

private let slash: UInt8 = 0x2F
