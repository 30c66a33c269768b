import Diagnostics

/// One service that the app talks to.
package struct Server: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let url: Reference
  /// Other places where the same service runs, by name.
  package let environments: [Environment]
  /// How names are spelt on the wire where a field does not say so.
  package let names: NameStyle
  package let content: Content
  /// The fields of a refusal, by which refusals are told apart.
  package let refusal: [Field]
  /// The conditions that every good answer meets, where refusals come under status 200.
  package let success: [Refusal.Condition]
  /// The path to the real answer inside a good one; empty for the whole body.
  package let answer: [String]
  /// The fields that go with every call.
  package let sends: [Field]
  /// The errors with which any call of the app may end. Each endpoint's `refuses` holds them too.
  package let refuses: [Text]
  /// The configuration that lists the pinned keys.
  package let pins: Text?

  package init(
    name: Text, doc: LocalizedText?, url: Reference, environments: [Environment] = [],
    names: NameStyle = .camelCase, content: Content = .json, refusal: [Field] = [],
    success: [Refusal.Condition] = [], answer: [String] = [], sends: [Field] = [],
    refuses: [Text] = [], pins: Text? = nil
  ) {
    self.name = name
    self.doc = doc
    self.url = url
    self.environments = environments
    self.names = names
    self.content = content
    self.refusal = refusal
    self.success = success
    self.answer = answer
    self.sends = sends
    self.refuses = refuses
    self.pins = pins
  }

  /// The path of a URL that the contract itself names, without its last slash: `/v1` of `https://api.example.com/v1/`.
  package var basePath: String {
    guard let url = url.literal?.value, let scheme = url.firstRange(of: "://") else { return "" }
    let path = url[scheme.upperBound...].drop { $0 != "/" }.prefix { $0 != "?" && $0 != "#" }
    return path.hasSuffix("/") ? String(path.dropLast()) : String(path)
  }

  /// Whether a good answer says in its body that it is one.
  package var marksSuccess: Bool {
    success.contains { condition in
      refusal.first { $0.name.value == condition.field.value }?.location == .body
    }
  }

  package struct Environment: Definition {
    package let name: Text
    package let url: Text

    package init(name: Text, url: Text) {
      self.name = name
      self.url = url
    }
  }

  package enum NameStyle: String, CaseIterable, Sendable {
    case camelCase
    case snakeCase = "snake_case"
    case pascalCase = "PascalCase"
  }

  package enum Content: Hashable, Sendable {
    case json
    case form
    /// JSON under another name: `application/x-amz-json-1.1`.
    case mediaType(String)
  }
}
