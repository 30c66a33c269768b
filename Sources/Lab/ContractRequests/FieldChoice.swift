package import AuthServer

/// The content of a message in the place of a field.
package enum FieldChoice: Sendable {
  /// The author's example, or a value made for the field.
  case usual
  case value(JSONValue)
  case leftOut
}
