package import Diagnostics

/// Reads a text as JSON (RFC 8259), with the place of each value. A key that comes twice is a mistake: readers differ in
/// which of the two they take.
package func readJSON(
  _ source: SourceFile, limits: JSONLimits = JSONLimits()
) throws(JSONMistake) -> JSONNode {
  var parser = JSONParser(source, limits)
  return try parser.whole()
}
