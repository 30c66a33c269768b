/// One step of rendering. Steps are one flat array and sections know their end in it, so that neither
/// parsing nor rendering recurses however deep a template nests. `at` is the byte where the tag begins.
enum Step: Sendable {
  /// A line of the template begins: a partial's indentation goes here.
  case lineStart
  case text(String)
  case value(Name, escaped: Bool, at: Int)
  /// The body reaches from the next step to `end`, which is not part of it.
  case section(Name, isInverted: Bool, end: Int, at: Int)
  /// A partial has an indentation, perhaps an empty one, if its tag stands alone on a line.
  case partial(String, indentation: String?, at: Int)
}
