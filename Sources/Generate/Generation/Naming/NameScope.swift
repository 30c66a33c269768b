import ContractModel
import Diagnostics
import FileOutput

/// Names of one kind that stand beside one another: each must be had, and no two may be alike.
struct NameScope {
  private let kind: NameKind
  private let inSwift: Bool
  private var first: [String: Text] = [:]
  private(set) var problems: [Diagnostic] = []

  init(_ kind: NameKind, inSwift: Bool) {
    self.kind = kind
    self.inSwift = inSwift
  }

  /// - Parameter inSwift: the names have to be such as Swift can have.
  static func problems(_ kind: NameKind, _ names: [Text], inSwift: Bool) -> [Diagnostic] {
    var scope = NameScope(kind, inSwift: inSwift)
    for name in names { scope.claim(name) }
    return scope.problems
  }

  mutating func claim(_ name: Text) {
    guard IdentifierWord.isWord(name.value) else {
      problems.append(.notAWord(name, kind))
      return
    }
    if let reason = reason(against: name.value) { problems.append(.takenName(name, kind, reason)) }
    guard let other = first[name.value.lowercased()] else {
      first[name.value.lowercased()] = name
      return
    }
    if !kind.mayRepeat || other.value != name.value {
      problems.append(.sameName(name, other))  //! capital-twin-types
    }
  }

  private func reason(against name: String) -> String? {
    if let reason = kind.reason(against: name, inSwift: inSwift) { return reason }
    // FileOutput knows what every file system can take.
    guard kind.isFolder, !FileSet.canName(name) else { return nil }
    return "some systems do not allow a folder of this name"
  }
}

extension Diagnostic {
  fileprivate static func notAWord(_ name: Text, _ kind: NameKind) -> Diagnostic {
    Diagnostic(
      "bad-name", "`\(name.value)` cannot be the name of \(kind.noun)", at: name.span,
      why: "names become identifiers in several languages",
      help: "begin with a letter from a to z and go on with letters, digits and `_`")
  }

  fileprivate static func takenName(_ name: Text, _ kind: NameKind, _ reason: String) -> Diagnostic
  {
    Diagnostic(
      "reserved-name", "\(kind.noun) cannot be called `\(name.value)`", at: name.span, why: reason,
      help: kind.noun == "a field"
        ? "rename the field and keep its name on the wire: `wire: \(name.value)`" : "rename it")
  }

  fileprivate static func sameName(_ name: Text, _ other: Text) -> Diagnostic {
    Diagnostic(
      "same-name",
      name.value == other.value
        ? "`\(name.value)` appears twice"
        : "`\(name.value)` and `\(other.value)` differ only in capital letters",
      at: name.span, related: [RelatedPlace(other.span, "the other one")],
      help: "rename one of the two")
  }
}
