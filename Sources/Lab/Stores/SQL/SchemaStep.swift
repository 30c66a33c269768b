/// One step from a version of the tables to the next. A step that was released is never changed; a change is a further
/// step.
struct SchemaStep: Sendable {
  let statements: [String]
  /// Moves what older stores hold, in the transaction of the statements.
  var move: (@Sendable (any SQLConnection) throws(StoreFault) -> Void)?

  init(
    _ statements: [String],
    move: (@Sendable (any SQLConnection) throws(StoreFault) -> Void)? = nil
  ) {
    self.statements = statements
    self.move = move
  }
}

extension SchemaStep: ExpressibleByArrayLiteral {
  init(arrayLiteral statements: String...) { self.init(statements) }
}
