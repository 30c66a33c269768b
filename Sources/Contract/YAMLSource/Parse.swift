package import Diagnostics

/// Reads a file as plain YAML, and says in one go all that is wrong with its form. What it means is
/// not looked at: every scalar is the text as written.
package func parse(_ source: SourceFile, limits: DocumentLimits = DocumentLimits()) -> Document {
  var problems = ProblemList(limit: limits.problems)
  guard let text = RawText(checking: source, limits, &problems) else {
    return Document(source: source, root: nil, problems: problems.sorted)
  }
  let root = text.withBytes { bytes in
    var reader = TreeReader(source, bytes, isASCII: text.isASCII, limits, problems)
    let root = reader.read()
    problems = reader.problems
    return root
  }
  return Document(source: source, root: root, problems: problems.sorted)
}
