/// The state of a folder, compared with what would be generated now.
package struct FolderComparison: Sendable {
  package let differences: [Difference]
  /// Files and links that were not generated, sorted.
  package let foreign: [String]
}

/// One way in which a folder is not as it would be generated now.
package struct Difference: Sendable {
  package enum Kind: Hashable, Sendable {
    case missing
    /// The file is as an earlier run made it, and a new run would change it.
    case changed
    /// The generator made it and would make it no more.
    case extra
    /// A person edited a generated file.
    case edited
    /// Something that was not generated is where a generated file has to be.
    case foreign
    /// All files are right, but the manifest is not.
    case manifest
    /// Another version of the generator wrote the folder.
    case otherGenerator(String)
  }

  /// Relative to the output folder.
  package let path: String
  package let kind: Kind
  /// Nil where there is no file, or none that can be read.
  package let onDisk: [UInt8]?
  /// Nil where no file is wanted.
  package let wanted: [UInt8]?
  private let root: String

  /// The difference, as text for people.
  package func diff() -> String {
    UnifiedDiff.render(old: onDisk, new: wanted, path: Difference.join(root, path))
  }

  private static func join(_ root: String, _ path: String) -> String {
    root.hasSuffix("/") ? root + path : "\(root)/\(path)"
  }
}

extension Difference {
  /// All that a plan would change, sorted by path.
  static func all(
    in plan: Plan, _ old: OldTree, _ root: OutputRoot
  ) throws(OutputError) -> [Difference] {
    var kinds: [TreePath: Kind] = [:]
    for (path, step) in plan.steps { kinds[path] = step.difference }
    for path in plan.removed { kinds[path] = .extra }
    for conflict in plan.conflicts { kinds[conflict.path] = conflict.difference }
    if let other = old.record.manifest?.generator, other != root.generator {
      kinds[OwnNames.manifest] = .otherGenerator(other)
    } else if kinds.isEmpty, plan.manifestChanges {
      kinds[OwnNames.manifest] = .manifest
    }
    var found: [Difference] = []
    for (path, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      let isFile = old.snapshot.entries[path]?.kind == .file
      let wanted = path == OwnNames.manifest ? plan.manifest.bytes : plan.contents[path]
      found.append(
        Difference(
          path: path.text, kind: kind, onDisk: isFile ? try old.bytes(path) : nil, wanted: wanted,
          root: root.path))
    }
    return found
  }
}

extension Plan.Step {
  fileprivate var difference: Difference.Kind? {
    switch self {
    case .create: .missing
    case .replace: .changed
    case .keep: nil
    }
  }
}

extension Plan.Conflict {
  fileprivate var difference: Difference.Kind {
    kind == .edited ? .edited : .foreign
  }
}
