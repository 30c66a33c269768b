import ContractModel
import Generation
import Mustache

/// The context that all Python files have in common.
enum PythonContext {
  static func shared(_ blueprint: Blueprint) -> [String: Value] {
    let doc = blueprint.contract.doc?.inEnglish ?? "The API of \(blueprint.service)."
    return Extras.values(blueprint.contract.extras).joined(with: [
      "contract": .verbatim(PythonText.comment(blueprint.contractName)),
      "doc": .block(PythonText.docstring(doc)),
    ])
  }

  /// A text of the author's above what it is about; nothing where there is none. Code is commented in English.
  static func comment(_ text: LocalizedText?) -> String { text.map { comment($0.inEnglish) } ?? "" }

  static func comment(_ text: String) -> String {
    "# " + CommentLayout.wrapped(PythonText.comment(text), margin: "# ") + "\n"
  }

  static func importing(_ names: [String], from module: String) -> String {
    names.isEmpty ? "" : "from \(module) import \(names.joined(separator: ", "))"
  }

  /// The runtime, and the package's own modules behind it, in the order in which Python's formatters sort them.
  static func imports(_ modules: [String]) -> String {
    let runtime = "import \(StubRuntime.python.name) as rt"
    return modules.isEmpty ? runtime : "\(runtime)\n\n\(importing(modules, from: "."))"
  }
}
