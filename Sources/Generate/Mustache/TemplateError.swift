/// An error in a template, or in a context that a template was rendered in.
package struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
  package enum Kind: Sendable, Equatable {
    case unclosedTag, badName, badDelimiters, unclosedSection, unopenedClose, mismatchedClose
    case unknownTemplate, partialsTooDeep, unknownKey, brokenName, notText
  }

  package let kind: Kind
  /// None if the template to render does not exist.
  package let place: TemplatePlace?
  /// The key or the template's name; where there is none, the tag as written.
  package let key: String
  /// The mistake, in words.
  package let problem: String
  /// The way out, in words.
  package let advice: String

  init(
    _ kind: Kind, _ place: TemplatePlace?, _ key: String, _ problem: String, _ advice: String
  ) {
    (self.kind, self.place, self.key) = (kind, place, key)
    (self.problem, self.advice) = (problem, advice)
  }

  /// All of it on one line: `page:3:5: there is no key …: did you mean …`.
  package var description: String {
    guard let place else { return "\(problem): \(advice)" }
    return "\(place): \(problem): \(advice)\(place.trail)"
  }
}
