/// The errors between a template and its context or its library.
extension TemplateError {
  /// There is no place if the template was asked for by name and not as a partial.
  static func unknownTemplate(_ name: String, known: [String], at place: TemplatePlace?) -> Self {
    Self(
      .unknownTemplate, place, name, "there is no template `\(name)`",
      NearestName.hint(name, among: known, titled: "the templates are"))
  }

  static func partialsTooDeep(_ name: String, limit: Int, at place: TemplatePlace) -> Self {
    Self(
      .partialsTooDeep, place, name, "the partial `\(name)` is inside more than \(limit) others",
      "put a partial that includes itself into a section that ends, such as a list")
  }

  static func unknownKey(_ name: Name, inScope keys: [String], at place: TemplatePlace) -> Self {
    Self(
      .unknownKey, place, name.text, "there is no key `\(name.parts[0])` here",
      NearestName.hint(name.parts[0], among: keys, titled: "the keys in scope are"))
  }

  static func brokenName(
    _ name: Name, foundParts: Int, in value: Value, at place: TemplatePlace
  ) -> Self {
    let (found, missing) = (name.prefix(foundParts), name.parts[foundParts])
    guard case .object = value else {
      let problem = "`\(found)` is \(value.kindName) and has no key `\(missing)`"
      return Self(.brokenName, place, name.text, problem, "name `\(found)` or make it an object")
    }
    return Self(
      .brokenName, place, name.text, "`\(found)` has no key `\(missing)`",
      NearestName.hint(missing, among: value.keys, titled: "its keys are"))
  }

  static func notText(_ name: String, _ value: Value, at place: TemplatePlace) -> Self {
    let section = "`{{#\(name)}}…{{/\(name)}}`"
    let advice =
      switch value {
      case .object: "name one of its keys, which are \(NearestName.list(value.keys))"
      case .list: "write what each item gives, as in \(section)"
      default: "write it inside \(section), which is left out where there is no value"
      }
    let problem = "`\(name)` is \(value.kindName), which cannot be written as text"
    return Self(.notText, place, name, problem, advice)
  }
}
