import ContractModel
import Machines

/// All that emitters need to know: names chosen, order fixed, nothing left to decide.
///
/// It speaks of no output language; what a language spells in its own way, its emitter spells.
package struct Blueprint: Sendable {
  package let service: String
  package let version: String
  package let doc: String?
  /// The name of the contract's file, without its folder.
  package let contractName: String
  package let languages: [String]
  package let servers: [ServerPlan]
  package let environments: [EnvironmentPlan]
  package let tokens: [TokenPlan]
  package let records: [RecordPlan]
  package let enumerations: [EnumerationPlan]
  package let refusals: [RefusalPlan]
  package let calls: [CallPlan]
  package let session: Machine
  /// The name of the call that renews.
  package let renewal: RenewalPlan?
  package let open: [OpenPlan]
  package let waivers: [WaiverPlan]
  /// The author's own `x-…` keys.
  package let extras: [Extra]

  /// The server that the session talks to by itself.
  package var homeServer: String { renewal?.call.server ?? servers.first?.name ?? "" }
}

/// One server and the names of the fields in its refusals.
package struct ServerPlan: Sendable {
  package let name: String
  package let url: String
  package let refusalFields: [PropertyPlan]
}

/// One place where all servers run; the first is `production`.
package struct EnvironmentPlan: Sendable {
  package let name: String
  package let urls: [(server: String, url: String)]
}

package struct TokenPlan: Sendable {
  package let name: String
  package let doc: String?
  package let format: String
  /// Seconds; nil where it is unknown or unlimited.
  package let lifetime: Int?
  package let isUnlimited: Bool
  package let claims: [(name: String, value: String)]
  package let isBearer: Bool
  package let storage: String
  package let rotates: Bool
  package let grace: Int?
  package let reuse: String?
}

/// Fields under a name.
package struct RecordPlan: Sendable {
  package let name: String
  package let properties: [PropertyPlan]
  /// Who prints it would print a secret.
  package let holdsSecret: Bool

  /// The tokens that a value of this type brings.
  package var tokens: [(token: String, property: PropertyPlan)] {
    properties.compactMap { property in
      if case .token(let name) = property.source { (name, property) } else { nil }
    }
  }
}

package struct EnumerationPlan: Sendable {
  package let name: String
  package let cases: [(name: String, text: String)]
}

package struct PropertyPlan: Sendable {
  package let name: String
  package let wire: String
  package let type: TypePlan
  package let source: Source
  package let doc: String?
  package let example: String?

  /// Where the value of a sent field comes from.
  package enum Source: Sendable {
    case given
    case token(String)
    case constant(String)
    case provider(String, String)
  }
}

/// A type in use.
package struct TypePlan: Sendable {
  package let element: Element
  package let container: Shape.Container
  package let isOptional: Bool

  package enum Element: Sendable {
    case text
    case secret
    case integer
    case number
    case bool
    case uuid
    case url
    case record(String)
    case enumeration(String)
  }
}

package struct RefusalPlan: Sendable {
  package let name: String
  package let doc: String?
  package let status: StatusPattern
  package let conditions: [ConditionPlan]
  package let recovery: Recovery.Word
  package let messages: [(language: String, text: String)]
}

package struct ConditionPlan: Sendable {
  package let wire: String
  package let kind: Kind
  package let text: String

  package enum Kind: String, Sendable {
    case equals
    case startsWith
    case has
  }
}

/// One endpoint as code calls it.
package struct CallPlan: Sendable {
  package let name: String
  /// The name with a capital letter, from which the names of its types are made.
  package let stem: String
  package let doc: String?
  package let method: String
  package let path: [PathTemplate.Part]
  package let server: String
  package let deed: Deed
  /// A good answer brings the tokens of a new session.
  package let beginsSession: Bool
  package let provider: String?
  package let needs: [String]
  package let pathFields: [PropertyPlan]
  package let query: [PropertyPlan]
  package let headers: [PropertyPlan]
  package let body: [PropertyPlan]
  package let status: Int
  package let answer: TypePlan?
  package let refusals: [RefusalPlan]

  /// All that it sends, in the order in which a message is read.
  package var sent: [PropertyPlan] { pathFields + query + headers + body }
  package var requestType: String { stem + "Request" }
  package var bodyType: String { stem + "Body" }
  package var refusalType: String { stem + "Refusal" }
  package var pathText: String { PathTemplate(path).text }
  package var takesBody: Bool { !body.isEmpty }
}

package struct RenewalPlan: Sendable {
  package let call: CallPlan
  /// The token that is spent, and those that come anew.
  package let spends: String
  package let renews: [String]
}

package struct OpenPlan: Sendable {
  package let at: String
  package let why: String
}

package struct WaiverPlan: Sendable {
  package let rule: String
  package let at: String
  package let why: String
  package let until: String
}
