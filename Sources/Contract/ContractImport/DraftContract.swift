import ContractModel
import Diagnostics

/// A contract that is being made of a description, before it is text.
struct DraftContract {
  var service = "Service"
  var version = "1"
  var doc: String?
  var url = "https://api.example.com"
  var style = Server.NameStyle.camelCase
  var configuration: [DraftField] = []
  var sent: [DraftField] = []
  var refusal: [DraftField] = []
  var tokens: [DraftToken] = []
  var types: [DraftType] = []
  var errors: [DraftError] = []
  var endpoints: [DraftEndpoint] = []
  var open: [(at: String, why: String)] = []

  var hasForms: Bool { endpoints.contains(where: \.isForm) }
  var hasJSON: Bool { endpoints.contains { !$0.isForm } }
}

struct DraftShape: Equatable {
  var element: Element
  var container = Container.one
  var isOptional = false
  /// The description lets it be null.
  var isNullable = false
  /// Null clears it.
  var isClearable = false

  enum Element: Equatable {
    /// A scalar or a slot, as a contract writes it.
    case word(String)
    case type(String)
    case enumeration([String])
    case constant(String)
  }

  enum Container { case one, list, map }

  /// JSON of any form.
  static let json = DraftShape(element: .word("json"))

  static func json(_ container: Container) -> DraftShape {
    DraftShape(element: .word("json"), container: container)
  }

  /// One text can say it, as a form, a URL and a header want.
  var isSingle: Bool { container == .one && element != .word("json") }
}

struct DraftField: Equatable {
  var name: String
  var wire: String
  var shape: DraftShape
  /// Nil for the place that follows from the call.
  var place: String?
  /// Nil where the type says it.
  var isSecret: Bool?
  var min: Int?
  var max: Int?
  var pattern: String?
  /// The place in the description.
  var span: Span?
}

struct DraftType {
  let name: String
  var content: Content

  enum Content {
    case record([DraftField])
    case enumeration([String])
    case choice([String])
  }
}

struct DraftToken {
  let name: String
  let isJWT: Bool
  /// As a contract writes it.
  let sent: String
}

struct DraftError {
  let name: String
  let status: String
  let code: String?
  let means: String
  let recover: String
}

struct DraftEndpoint {
  let name: String
  let method: String
  var path: String
  var doc: String?
  var isForm = false
  var needs: [String] = []
  var sends: [DraftField] = []
  var status: Int?
  var returned: Returned = .nothing
  var refuses: [String] = []
  var deprecated = false

  enum Returned {
    case nothing
    case shape(DraftShape)
    case fields([DraftField])
  }
}
