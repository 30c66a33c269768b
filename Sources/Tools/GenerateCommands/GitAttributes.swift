/// What git is told of generated files: folded in reviews, and a manifest of which both sides of a merge stay.
enum GitAttributes {
  static let path = "Generated/.gitattributes"

  private static let text = """
    # Hosts fold generated files in reviews.
    * linguist-generated
    # Both sides of a merge stay; `authgen generate` then writes the files of the merged contract.
    .authgen.json merge=union

    """

  /// The line that says so; empty where a file is there, which stays as it is.
  static func write() -> String {
    if case .written = NewFile.write(text, to: path) { "\(path): written, for git\n" } else { "" }
  }
}
