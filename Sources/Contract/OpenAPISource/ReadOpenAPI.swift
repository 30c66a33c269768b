import Diagnostics
import JSONSource
import YAMLSource

/// Reads a description in YAML or JSON, or says why it is none.
package func readOpenAPI(_ source: SourceFile) throws(Problems) -> OpenAPIDocument {
  if source.bytes.dropFirst(source.textStart).allSatisfy(isBlank) {  //! empty-description-said
    throw Problems([.emptyDescription(source)])
  }
  let (root, problems) = try tree(source)
  guard let root, root.isMap else {
    throw Problems(problems.isEmpty ? [.noDescription(source, at: root?.span)] : problems)
  }
  if let swagger = root["swagger"] { throw Problems([.oldVersion(swagger)]) }
  guard let version = root["openapi"] else {
    throw Problems([.noDescription(source, at: root.span)])
  }
  guard let number = version.text, ["3.0", "3.1"].contains(where: { number.hasPrefix($0) }) else {
    throw Problems([.unknownVersion(version)])
  }
  guard let paths = root["paths"], paths.isMap, !paths.members.isEmpty else {
    throw Problems([.noPaths(root)])
  }
  return OpenAPIDocument(source: source, root: root, problems: problems)
}

/// Descriptions of whole platforms are larger than any contract.
private let largest = DocumentLimits(levels: 128, nodes: 3_000_000, size: 64 * 1024 * 1024)

private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

private func tree(_ source: SourceFile) throws(Problems) -> (Node?, [Diagnostic]) {
  let first = source.bytes.dropFirst(source.textStart).first { !isBlank($0) }
  guard first == UInt8(ascii: "{") else {
    let document = YAMLSource.parse(source, limits: largest)
    return (document.root, document.problems)
  }
  do {
    let limits = JSONLimits(levels: largest.levels, nodes: largest.nodes)
    return (Node(json: try readJSON(source, limits: limits)), [])
  } catch {
    throw Problems([
      Diagnostic(
        "import-unreadable", "the file is not JSON: \(error.message)", at: error.span,
        help: error.isAtEnd
          ? "the file ends too early; fetch the description once more"
          : "JSON begins with `{`; a description in YAML begins without it")
    ])
  }
}

extension Diagnostic {
  fileprivate static func noDescription(_ source: SourceFile, at span: Span?) -> Diagnostic {
    Diagnostic(
      "import-unreadable", "`\(source.path)` is no OpenAPI description", at: nil,
      why: "it has no key `openapi` at its top", help: "name a file that begins with `openapi: 3.…`"
    )
  }

  fileprivate static func emptyDescription(_ source: SourceFile) -> Diagnostic {
    Diagnostic(
      "import-unreadable", "`\(source.path)` is empty", at: nil,
      help: "name a file that begins with `openapi: 3.…`")
  }

  fileprivate static func oldVersion(_ version: Node) -> Diagnostic {
    Diagnostic(
      "import-version", "this is OpenAPI \(version.text ?? "2"), and `authgen` reads 3.0 and 3.1",
      at: version.span, help: "convert it first, for example with `swagger2openapi`")
  }

  fileprivate static func unknownVersion(_ version: Node) -> Diagnostic {
    Diagnostic(
      "import-version", "`authgen` reads OpenAPI 3.0 and 3.1, and not this version",
      at: version.span, help: "convert the description to 3.1")
  }

  fileprivate static func noPaths(_ root: Node) -> Diagnostic {
    Diagnostic(
      "import-nothing", "the description has no `paths`, so there is no call to import",
      at: root["paths"]?.span ?? root["openapi"]?.span,
      help: "name the description that lists the calls under `paths`")
  }
}
