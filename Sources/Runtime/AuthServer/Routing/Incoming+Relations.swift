/// Rules between fields of one call.
extension Incoming {
  /// Refuses a call that sends none of these fields, and several of them where one is all that it may send.
  public func expectOne(
    of fields: [(name: String, part: InvalidValue.Part, isThere: Bool)], isExact: Bool = false
  ) throws(InvalidValue) {
    let there = fields.filter(\.isThere)
    guard let first = there.first else {
      let others = fields.dropFirst().map(\.name).joined(separator: ", ")
      throw InvalidValue(  //! stub-group-none
        expected: "a value, here or in \(others)", part: fields[0].part,
        place: FieldPath([.field(fields[0].name)]))
    }
    guard isExact, there.count > 1 else { return }
    throw InvalidValue(  //! stub-group-several
      expected: "no value beside \(first.name)", part: there[1].part,
      place: FieldPath([.field(there[1].name)]))
  }

  /// Refuses a field that does not repeat another one.
  public func expectSame(
    _ name: String, _ part: InvalidValue.Part, _ isSame: Bool, as other: String
  ) throws(InvalidValue) {
    guard !isSame else { return }  //! stub-same
    throw InvalidValue(
      expected: "the same as \(other)", part: part, place: FieldPath([.field(name)]))
  }
}
