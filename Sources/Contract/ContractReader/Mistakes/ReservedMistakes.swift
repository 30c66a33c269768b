import ContractModel
import Diagnostics

/// Mistakes in `reserved`, and uses of what is reserved.
extension Diagnostic {
  static func reservedInUse(_ at: Text, at use: Span) -> Diagnostic {
    Diagnostic(
      "reserved-in-use", "`\(at.value)` is there again, and its name is reserved",
      at: use,
      related: [RelatedPlace(at.span, "reserved here")],
      why: "apps and stores in use know the name with its old meaning",
      help: "choose another name; if it is the old thing come back, remove it from `reserved`")
  }

  static func reservedOnWire(_ wire: Text, _ at: Text, _ use: Span) -> Diagnostic {
    let isSection = !at.value.contains(".")
    return Diagnostic(
      "reserved-in-use",
      isSection
        ? "`\(wire.value)` is on the wire again, and is reserved"
        : "this looks on the wire as `\(at.value)` did, which is reserved", at: use,
      related: [RelatedPlace(wire.span, "reserved here")],
      why: "apps and stores in use take it for what it was",
      help: "give it another look on the wire; if it is the old thing come back, "
        + "remove `\(isSection ? wire.value : at.value)` from `reserved`")
  }

  static func reservedWireIdle(_ wire: Text, _ at: Text) -> Diagnostic {
    Diagnostic(
      "reserved-wire", "`\(at.value)` has no look on the wire beside its name", at: wire.span,
      why: "errors have a code, calls a route, and fields and tokens a name on the wire",
      help: "leave `wire` out")
  }

  static func reservedSection(_ at: Text) -> Diagnostic {
    Diagnostic(
      "reserved-place", "`\(at.value)` is a whole section, and no name in it", at: at.span,
      help: "end the path in a name, as in `\(at.value).NAME`; "
        + "or add `wire` with the look that nothing in the section may have again")
  }

  static func nothingToReserve(_ at: Text) -> Diagnostic {
    Diagnostic(
      "reserved-place", "`\(at.value)` is no place of a name", at: at.span,
      why: "only a name that an author chose can come back with another meaning",
      help: "end the path in a name, as in `errors.NAME`, `endpoints.NAME`, `tokens.NAME`, "
        + "`types.NAME`, `types.NAME.FIELD` or `types.NAME.enum.TEXT`")
  }
}
