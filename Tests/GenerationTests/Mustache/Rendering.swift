import Mustache
import Testing

/// Renders a page that may use other templates.
func render(
  _ page: String, _ context: Value = .object([:]), partials: [String: String] = [:],
  escape: @escaping (String) -> String = htmlEscape, mode: TemplateLibrary.Mode = .strict
) throws(TemplateError) -> String {
  let sources = partials.merging(["page": page]) { partial, _ in partial }
  return try TemplateLibrary(sources).render("page", context, escape: escape, mode: mode)
}

/// The error of such a rendering, as a user reads it.
func message(
  _ page: String, _ context: Value = .object([:]), partials: [String: String] = [:]
) -> String {
  do throws(TemplateError) {
    return "no error, but: " + (try render(page, context, partials: partials))
  } catch {
    return error.description
  }
}
