import Foundation

/// The first form of a page, as far as these pages have them.
struct Form {
  private let action: String
  private let fields: [(name: String, value: String, isHidden: Bool, isOptional: Bool)]
  private let buttons: [(name: String, value: String)]

  init?(_ page: String) {
    guard let start = page.range(of: "<form"), let end = page.range(of: "</form>") else {
      return nil
    }
    let text = String(page[start.lowerBound..<end.upperBound])
    action = Self.attribute("action", of: Self.tags("form", in: text).first ?? "") ?? ""
    fields = Self.tags("input", in: text).compactMap { tag in
      Self.attribute("name", of: tag).map {
        (
          $0, Self.attribute("value", of: tag) ?? "",
          Self.attribute("type", of: tag) == "hidden", !tag.contains(" required")
        )
      }
    }
    buttons = Self.tags("button", in: text).compactMap { tag in
      Self.attribute("name", of: tag).map { ($0, Self.attribute("value", of: tag) ?? "") }
    }
  }

  /// Nil where nothing is pressed, a field stays empty, or the same was sent before.
  func filled(
    _ answers: [String: String], _ press: Surfer.Press, at url: URL, after last: Surfer.Step
  ) -> Surfer.Step? {
    if press == .nothing { return nil }
    var pairs: [(String, String)] = []
    for field in fields {
      let value = field.isHidden ? field.value : answers[field.name] ?? field.value
      guard field.isHidden || field.isOptional || !value.isEmpty else { return nil }
      pairs.append((field.name, value))
    }
    let button = buttons.first { press == .button($0.value) } ?? buttons.first
    if let button { pairs.append((button.name, button.value)) }
    let form = pairs.map { Self.escaped($0) + "=" + Self.escaped($1) }.joined(separator: "&")
    guard let target = URL(string: action.isEmpty ? url.absoluteString : action, relativeTo: url)
    else { return nil }
    if case .post(let before, let sent) = last, before.path == target.path,
      Self.typed(sent, fields.filter { !$0.isHidden }.map(\.name))
        == Self.typed(form, fields.filter { !$0.isHidden }.map(\.name))
    {
      return nil
    }
    return .post(target.absoluteURL, form)
  }

  /// The part of a form that a person typed.
  private static func typed(_ form: String, _ names: [String]) -> [Substring] {
    form.split(separator: "&").filter { pair in names.contains { pair.hasPrefix($0 + "=") } }
  }

  private static func tags(_ name: String, in text: String) -> [String] {
    text.components(separatedBy: "<" + name).dropFirst().map {
      String($0.prefix { $0 != ">" })
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: " \(name)=\"") else { return nil }
    return tag[start.upperBound...].prefix { $0 != "\"" }
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func escaped(_ text: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
