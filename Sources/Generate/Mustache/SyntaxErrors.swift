/// The errors in a template's text. A tag is given as the author wrote it.
extension TemplateError {
  static func unclosedTag(_ tag: String, closing: [UInt8], at place: TemplatePlace) -> Self {
    let mark = String(decoding: closing, as: UTF8.self)
    return Self(
      .unclosedTag, place, tag, "the tag `\(tag)` is never closed", "write `\(mark)` where it ends")
  }

  static func badName(_ tag: String, at place: TemplatePlace) -> Self {
    Self(
      .badName, place, tag, "the tag `\(tag)` names nothing",
      "write one name without white space, such as `user`, `user.name` or `.`")
  }

  static func badDelimiters(_ tag: String, at place: TemplatePlace) -> Self {
    Self(
      .badDelimiters, place, tag, "the tag `\(tag)` does not set delimiters",
      "write two marks without `=` and a space between them, as in `{{=<% %>=}}`")
  }

  static func unclosedSection(_ name: String, at place: TemplatePlace) -> Self {
    Self(
      .unclosedSection, place, name,
      "the section `\(name)` that opens on line \(place.line) is never closed",
      "write `{{/\(name)}}` where it ends")
  }

  static func unopenedClose(_ name: String, at place: TemplatePlace) -> Self {
    Self(
      .unopenedClose, place, name, "no section is open that `{{/\(name)}}` could close",
      "remove it, or write `{{#\(name)}}` where the section begins")
  }

  static func mismatchedClose(
    _ name: String, of section: String, openedOn line: Int, at place: TemplatePlace
  ) -> Self {
    Self(
      .mismatchedClose, place, name,
      "`{{/\(name)}}` is in the place where the section `\(section)` of line \(line) has to be closed",
      "write `{{/\(section)}}` first: the section that opens last closes first")
  }
}
