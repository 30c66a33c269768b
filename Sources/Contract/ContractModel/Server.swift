import Diagnostics

/// One service that the app talks to.
package struct Server: Definition, KeyedModel {
  package let name: Text
  package internal(set) var doc: LocalizedText?
  package internal(set) var url: Reference
  /// Other places where the same service runs, by name.
  package internal(set) var environments: [Environment] = []
  /// How names are spelt on the wire where a field does not say so.
  package internal(set) var names = NameStyle.camelCase
  package internal(set) var content = Content.json
  /// The fields of a refusal, by which refusals are told apart.
  package internal(set) var refusal: [Field] = []
  /// The conditions that every good answer meets, where refusals come under status 200.
  package var success: [Refusal.Condition] = []
  /// The path to the real answer inside a good one; empty for the whole body.
  package var answer: [String] = []
  /// The fields that go with every call.
  package internal(set) var sends: [Field] = []
  /// The errors with which any call of the app may end. Each endpoint's `refuses` holds them too.
  package internal(set) var refuses: [Text] = []
  /// The configuration that lists the pinned keys.
  package var pins: Text?

  package init(_ name: Text) {
    self.name = name
    url = .text(Text("", at: name.span))
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

    package var text: String {
      switch self {
      case .json: "json"
      case .form: "form"
      case .mediaType(let type): type
      }
    }
  }
}
