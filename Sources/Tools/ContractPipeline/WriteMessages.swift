package import FileOutput

/// The words of `authgen generate` when it is done.
package enum WriteMessages {
  package static func written(_ report: WriteReport) -> String {
    let counts = [
      (report.written.count, "written"), (report.removed.count, "removed"),
      (report.unchanged.count, "unchanged"), (report.kept.count, "not generated"),
    ]
    let parts = counts.filter { $0.0 > 0 || $0.1 == "written" }.map { "\($0.0) \($0.1)" }
    return "\(report.folder): \(parts.joined(separator: ", "))\n"
  }

  package static func compared(_ differences: [Difference], _ root: OutputRoot) -> String {
    guard !differences.isEmpty else { return "\(root.path): as the contract says\n" }
    let diffs = differences.map { difference in
      difference.kind == .missing
        ? "\(root.path)/\(difference.path): missing\n" : difference.diff()
    }.joined()
    let files = differences.count == 1 ? "1 file differs" : "\(differences.count) files differ"
    return "\(diffs)\(root.path): \(files); run `authgen generate`\n"
  }
}
