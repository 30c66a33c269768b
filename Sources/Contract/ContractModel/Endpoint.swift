package import Diagnostics

/// One call of the API. A class, like whatever there are thousands of: to look at one takes no copy of all it holds.
package final class Endpoint: Definition {
  package let name: Text
  package let doc: LocalizedText?
  package let method: Located<Method>
  package let path: Located<PathTemplate>
  package let server: String
  package let caller: Caller
  package let operation: Located<OperationKind>
  /// The provider or the code that the operation is about.
  package let object: Text?
  /// The tokens that a call must carry.
  package let needs: [Text]
  package let sends: [Field]
  /// The type that what is sent was given by, where it was.
  package let sentType: Text?
  /// Optional fields that are not all left out.
  package let group: FieldGroup?
  package let status: Int
  package let returns: Returned
  /// The field of the answer with the URL of a page, which the app opens.
  package let opens: Text?
  /// The callback in which it ends: a redirect, or the page that it opens.
  package let endsIn: Text?
  /// Its own errors, then those of the tokens that it carries and of its server.
  package let refuses: [Text]
  /// The sessions that a sign-out ends; nil where the contract does not say.
  package let ends: Located<SignOutScope>?
  package let priority: Located<RequestPriority>?
  package let deprecated: Deprecation?

  package init(
    name: Text, doc: LocalizedText?, method: Located<Method>, path: Located<PathTemplate>,
    server: String,
    caller: Caller, operation: Located<OperationKind>, object: Text? = nil, needs: [Text] = [],
    sends: [Field] = [], sentType: Text? = nil, group: FieldGroup? = nil, status: Int,
    returns: Returned, opens: Text? = nil, endsIn: Text? = nil,
    refuses: [Text] = [], ends: Located<SignOutScope>? = nil,
    priority: Located<RequestPriority>? = nil, deprecated: Deprecation? = nil
  ) {
    self.name = name
    self.doc = doc
    self.method = method
    self.path = path
    self.server = server
    self.caller = caller
    self.operation = operation
    self.object = object
    self.needs = needs
    self.sends = sends
    self.sentType = sentType
    self.group = group
    self.status = status
    self.returns = returns
    self.opens = opens
    self.endsIn = endsIn
    self.refuses = refuses
    self.ends = ends
    self.priority = priority
    self.deprecated = deprecated
  }

  /// The callback to which the answer itself redirects.
  package var redirectsTo: Text? { opens == nil ? endsIn : nil }

  /// The app opens a page for it, and tells that page what was made for this visit.
  package var isTold: Bool { caller == .browser || opens != nil }

  package enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"

    package var takesBody: Bool { self != .get && self != .head }

    /// The location of a field that does not say where it goes.
    package var usualLocation: Field.Location {
      switch self {
      case .get, .head, .delete: .query
      case .post, .put, .patch: .body
      }
    }
  }

  /// The party that makes the call.
  package enum Caller: String, CaseIterable, Sendable {
    case app
    case browser
    /// A page in the browser.
    case page
    case provider
  }

  /// The content of a good answer.
  package enum Returned: Sendable {
    case nothing
    case shape(Shape)
    case fields([Field])
  }

  package enum RequestPriority: String, CaseIterable, Sendable {
    case recommended
    case basic
    case optional
  }

  package struct Deprecation: KeyedModel {
    package internal(set) var since: Text
    package internal(set) var until: Located<CalendarDay>?
    package internal(set) var use: Text?
    package let span: Span

    package init(_ name: Text) {
      since = name
      span = name.span
    }
  }
}

extension Int {
  /// An HTTP status that ends with the head of its answer.
  package var isBodiless: Bool { [204, 205, 304].contains(self) }
}

/// A path whose parts in braces are filled by fields.
package struct PathTemplate: Sendable {
  package let parts: [Part]

  package init(_ parts: [Part]) { self.parts = parts }

  package enum Part: Hashable, Sendable {
    case literal(String)
    case field(String)
  }

  package var text: String { parts.isEmpty ? "/" : parts.map { "/" + $0.text }.joined() }

  package var fieldNames: [String] {
    parts.compactMap { if case .field(let name) = $0 { name } else { nil } }
  }
}

extension PathTemplate.Part {
  package var text: String {
    switch self {
    case .literal(let text): text
    case .field(let name): "{\(name)}"
    }
  }
}
