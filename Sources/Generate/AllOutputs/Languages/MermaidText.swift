import Generation

/// The one place that knows how anything becomes a part of a Mermaid diagram.
enum MermaidText {
  /// The name of a state; a word of Mermaid's own gets an underscore behind it.
  static func state(_ name: String) -> String {
    let word = label(name).filter { $0 != "#" && $0 != ";" && $0 != "." }
    return reserved.contains(word.lowercased()) ? word + "_" : word  //! mermaid-reserved-state
  }

  /// The text at an arrow: words, digits and dots as they are, everything else by its number.
  static func label(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      //! mermaid-arrow-text
      scalar.isASCII && (IdentifierWord.isPart(UInt8(scalar.value)) || scalar == ".")
        ? String(Character(scalar)) : "#\(scalar.value);"
    }.joined()
  }

  /// Several labels, one below the other.
  static func lines(_ texts: [String]) -> String { texts.map(label).joined(separator: "<br>") }

  private static let reserved: Set<String> = [
    "acctitle", "accdescr", "as", "choice", "class", "classdef", "click", "default", "direction",
    "end", "fork", "hide", "href", "join", "note", "scale", "state", "statediagram", "style",
  ]
}
