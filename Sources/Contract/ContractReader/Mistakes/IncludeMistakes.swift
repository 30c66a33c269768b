import ContractModel
import Diagnostics

/// Mistakes in what is shared between contracts.
extension Diagnostic {
  static func includeOutside(_ name: Text) -> Diagnostic {
    Diagnostic(
      "include-outside", "`\(name.value)` is not a file below the contract's folder", at: name.span,
      why: "a contract must mean the same wherever its folder lies",
      help: "write a path such as `shared/errors.yaml`, without `..` and without a leading slash")
  }

  static func includeNotYAML(_ name: Text) -> Diagnostic {
    Diagnostic(
      "include-not-yaml", "`\(name.value)` does not end in `.yaml`", at: name.span,
      why: "a build finds the files of a contract by the ending `.yaml`",
      help: "rename the file")
  }

  static func includeMissing(_ name: Text) -> Diagnostic {
    Diagnostic(
      "include-missing", "there is no file `\(name.value)` beside this contract", at: name.span,
      help: "the path begins in the contract's own folder")
  }

  static func includeUnreadable(_ name: Text, _ reason: UnreadableInclude) -> Diagnostic {
    switch reason {
    case .leadsOutside:
      Diagnostic(
        "include-outside", "`\(name.value)` leads out of the contract's folder", at: name.span,
        why: "a contract must mean the same wherever its folder lies",
        help: "replace the symbolic link by the file itself")
    case .failed(let message, let help):
      Diagnostic(
        "include-unreadable", "`\(name.value)` cannot be included: \(message)", at: name.span,
        help: help)
    }
  }

  static func includesTooMuch(_ name: Text) -> Diagnostic {
    Diagnostic(
      "include-limit", "`\(name.value)` is more than a contract may include", at: name.span,
      why:
        "\(IncludeLimits.files) files and \(IncludeLimits.size) bytes in all are the limit, so that a build stays short",
      help: "include fewer or smaller files")
  }

  static func includesItself(_ name: Text, through path: [String]) -> Diagnostic {
    Diagnostic(
      "include-cycle", "`\(name.value)` includes itself: \(path.joined(separator: " → "))",
      at: name.span, help: "remove one of these lines from `include`")
  }

  static func definedInTwoFiles(_ name: Text, _ section: String, _ other: Text) -> Diagnostic {
    Diagnostic(
      "defined-twice", "`\(name.value)` is in `\(section)` of two files", at: name.span,
      related: [RelatedPlace(other.span, "the other one")], help: "rename or remove one of the two")
  }
}
