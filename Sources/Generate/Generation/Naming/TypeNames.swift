import ContractModel
import Diagnostics

/// Hands out the names of generated types; a name that two things want is reported with both places.
struct TypeNames {
  private var owners: [String: (spelling: String, what: String, span: Span)] = [:]
  private(set) var problems: [Diagnostic] = []
  /// The names have to be such as Swift can have.
  private let inSwift: Bool

  init(inSwift: Bool) { self.inSwift = inSwift }

  /// Names are compared without case, because some file systems and some readers do.
  mutating func claim(_ name: String, for what: String, at span: Span) {
    if inSwift, let reserved = ReservedNames.owner(of: name) {  //! one-type-name
      problems.append(.reservedTypeName(name, what, reserved, at: span))
    } else if let owner = owners[name.lowercased()] {
      problems.append(.sameTypeName(name, what, owner.what, at: span, first: owner.span))
    } else {
      owners[name.lowercased()] = (name, what, span)
    }
  }

  mutating func claim(service name: Text) {
    if let reason = ReservedNames.owner(ofService: name.value) {
      problems.append(.reservedTypeName(name.value, "the service", reason, at: name.span))
    } else {
      claim(name.value, for: "the service", at: name.span)
    }
  }

  /// A member called like a type hides it from the code beside it. Asked when all types have their names.
  func problem(withMember name: Text) -> Diagnostic? {
    guard IdentifierWord.isCapitalised(name.value) else { return nil }
    if inSwift, let reason = ReservedNames.owner(of: name.value) {
      return .memberNamedLikeReservedType(name, reason)
    }
    guard let owner = owners[name.value.lowercased()], owner.spelling == name.value else {
      return nil
    }
    return .memberNamedLikeType(name, owner.what, at: owner.span)
  }
}

extension Diagnostic {
  fileprivate static func reservedTypeName(
    _ name: String, _ what: String, _ reason: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      "reserved-name",
      what == "the type `\(name)`"
        ? "a type cannot be called `\(name)`"
        : "\(what) would become the type `\(name)`, which is taken", at: span,
      why: reason, help: "rename it: names of types never travel on the wire")
  }

  fileprivate static func sameTypeName(
    _ name: String, _ what: String, _ other: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      "same-type-name", "\(what) and \(other) would both become the type `\(name)`", at: span,
      related: [RelatedPlace(first, "the other one")],
      why: "names that differ only in capital letters count as the same",
      help: "rename one of the two: names of types never travel on the wire")
  }

  fileprivate static func memberNamedLikeReservedType(_ name: Text, _ reason: String) -> Diagnostic
  {
    Diagnostic(
      "reserved-name", "`\(name.value)` is the name of a type in generated code", at: name.span,
      why: reason, help: "begin it with a small letter; `wire` keeps a field's name on the wire")
  }

  fileprivate static func memberNamedLikeType(
    _ name: Text, _ what: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      "same-type-name", "`\(name.value)` is also the name of a type, from \(what)", at: name.span,
      related: [RelatedPlace(span, "this becomes the type")],
      why: "code that uses the type would find the other one",
      help: "begin it with a small letter; `wire` keeps a field's name on the wire")
  }
}
