import ContractModel
import Machines

/// All that emitters need to know: names chosen, order fixed, nothing left to decide.
///
/// It speaks of no output language; what a language spells in its own way, its emitter spells.
package struct Blueprint: Sendable {
  /// The contract itself: whatever needs no decision is read there.
  package let contract: Contract
  /// The outputs that are to be made of it.
  package let outputs: Set<OutputKind>
  /// The place in which its stubs in other languages than Swift find their runtime.
  package let runtime: RuntimePlace
  /// The values of one deployment.
  package let configuration: [PropertyPlan]
  package let servers: [ServerPlan]
  /// The same from the side of those who run them; none unless that is asked for.
  package var hosts: [HostPlan] { hostPlans.all }
  package let environments: [EnvironmentPlan]
  package let tokens: [TokenPlan]
  package let records: [RecordPlan]
  package let enumerations: [EnumerationPlan]
  package let choices: [ChoicePlan]
  package let refusals: [RefusalPlan]
  /// The contract's words on calls that got no answer.
  package let faults: [FaultPlan]
  package let calls: [CallPlan]
  package let session: Machine
  package let flows: [FlowPlan]
  package let callbacks: [CallbackPlan]
  package let appleSignIns: [AppleSignInPlan]
  /// The ways in, those that are put forward most first; none where the contract puts none forward.
  package let signInWays: [SignInWayPlan]
  /// The values that the app keeps beside the tokens.
  package let kept: [KeptPlan]
  /// The name of the call that renews.
  package let renewal: RenewalPlan?
  /// The tokens beside the session, each with the call that fetches it anew.
  package let fetches: [(token: String, call: CallPlan)]
  let hostPlans: HostPlans

  package var service: String { contract.service.value }
  package var languages: [String] { contract.languages.map(\.value) }

  /// The name of the contract's file, without its folder.
  package var contractName: String {
    String(contract.source.path.split(separator: "/").last ?? "contract.yaml")
  }

  /// The calls that the app makes; a page, a browser and a provider make the other calls.
  var appCalls: [CallPlan] { calls.filter { $0.caller == .app } }

  /// The pages that the app opens in a browser.
  var pages: [CallPlan] { calls.filter { $0.caller == .browser && $0.endsIn != nil } }

  /// The server that the session talks to by itself.
  package var homeServer: String { renewal?.call.server ?? servers.first?.name ?? "" }
}

/// One server, and what its messages look like.
package struct ServerPlan: Sendable {
  package let server: Server
  /// The headers that go with every call.
  package let sends: [PropertyPlan]
  package let refusalFields: [PropertyPlan]
  /// The conditions of a good answer, where refusals come under good statuses too.
  package let success: [ConditionPlan]

  package var name: String { server.name.value }
}

/// One place where all servers run; the first is `production`.
package struct EnvironmentPlan: Sendable {
  package let name: String
  package let urls: [(server: String, url: Reference)]
}

package struct TokenPlan: Sendable {
  package let token: Token
  package let claims: [ClaimPlan]
  /// An answer brings it in a cookie.
  package let isCookie: Bool
  /// A session is whole without it.
  package let isOptional: Bool
  /// It only joins the steps of a sign-in.
  package let isStep: Bool
  /// It is in memory beside the session, which is whole without it.
  package let isBeside: Bool

  package var name: String { token.name.value }
  package var placement: Token.Placement? { token.sent?.value }
  package var rotates: Bool { token.rotation.rotates?.value ?? false }

  /// Nil where it is unknown or unlimited.
  package var lifetimeSeconds: Int? {
    if case .seconds(let count)? = token.life.lifetime?.value { count } else { nil }
  }
}

/// Fields under a name.
package struct RecordPlan: Sendable {
  package let name: String
  package internal(set) var properties: [PropertyPlan]
  /// True if printing it would print a secret.
  package let holdsSecret: Bool
  /// It stands inside what one call sends, and nobody else knows it.
  package let isSent: Bool
  /// A value of it brings tokens, its own or those of a part.
  package let grantsTokens: Bool
  /// A value of it brings something else that the app keeps beside the tokens.
  package let keepsValues: Bool

  /// The tokens that stand in it.
  package var tokens: [(token: String, property: PropertyPlan)] {
    properties.compactMap { property in
      if case .token(let name, .value) = property.source, property.type.container == .one {
        (name, property)
      } else {
        nil
      }
    }
  }

  /// The field that says when a token of it ends.
  package func end(of token: String) -> (slot: TokenSlot, property: PropertyPlan)? {
    properties.lazy.compactMap { property in
      guard case .token(token, let slot) = property.source, slot != .value else { return nil }
      return (slot, property)
    }.first
  }
}

/// One of several records, told apart by texts that they hold.
package struct ChoicePlan: Sendable {
  package let name: String
  package let doc: LocalizedText?
  /// The options, the easiest to tell first.
  package let options: [AlternativePlan]
  package let grantsTokens: Bool
  package let keepsValues: Bool

  package struct AlternativePlan: Sendable {
    package let name: String
    package let type: String
    package let marks: [(wire: String, value: StubLiteral)]
    /// The names of fields that are there in this option and in no other one with these marks.
    package let keys: [String]
  }
}

package struct EnumerationPlan: Sendable {
  package let name: String
  package let cases: [(name: String, text: String)]
}

package struct PropertyPlan: Sendable {
  package let name: String
  package let wire: String
  /// Servers that spell its name in another way.
  package let wireNamesElsewhere: [(server: String, wire: String)]
  package var place: Field.Location
  package internal(set) var type: TypePlan
  package let source: Source
  /// Under which name the app keeps the value beside the tokens.
  package let kept: KeptPlan?
  package let doc: LocalizedText?
  package let example: String?
  /// A text or a number that keeps to what is asked of the value, where something is asked.
  package internal(set) var sample: String?
  /// Its name on the wire is a path into the body, as in refusals.
  package internal(set) var isDeep = false
  /// How the time of a token is counted, where that is not in seconds or as RFC 3339 text.
  package internal(set) var timeUnit: Shape.TimeUnit?
  /// A constant that is a number or a bool, and no text.
  package internal(set) var isLiteral = false
  /// Its token came in a cookie, and goes back in another place: percent-decoded, as scripts of pages read cookies.
  package internal(set) var isDecoded = false
  /// Its meaning beside its type, and the texts of an enum that stand for words of it.
  package internal(set) var role: FieldRole?
  package internal(set) var roleWords: [(word: String, text: String)] = []
  /// The rules that it must keep to beside its type.
  package internal(set) var rules = RulePlan()
  /// The optional fields with which it stands in a group.
  package internal(set) var group: GroupPlan?
  /// The scalar that it is, where it is one.
  package internal(set) var scalar: ScalarType?
}

/// A type in use.
package struct TypePlan: Sendable {
  package internal(set) var element: ElementPlan
  package let container: Shape.Container
  package internal(set) var isOptional: Bool
  /// A number or a bool that travels as text.
  package var travelsAsText: Bool
  /// A sent value that null clears. Such a value is optional.
  package var isClearable = false

  package enum ElementPlan: Hashable, Sendable {
    case text
    case secret
    case integer
    case number
    case bool
    case uuid
    case url
    /// A moment, written as ISO 8601.
    case instant
    /// A moment, as seconds since 1970.
    case unixTime
    case bytes
    case urlSafeBytes
    /// Seconds from the answer on.
    case waitingTime
    /// Any JSON value but null; inside of lists and maps null too.
    case json
    case record(String)
    case enumeration(String)
    case choice(String)
  }
}

package struct RefusalPlan: Sendable {
  package let refusal: Refusal
  package let status: StatusPattern
  package let conditions: [ConditionPlan]
  /// The record of what it tells beside that.
  package let details: RecordPlan?

  package var name: String { refusal.name.value }
  package var recovery: Recovery { refusal.recovery.value }

  package var doc: LocalizedText? { refusal.doc }

  package func means(_ meaning: Meaning) -> Bool { refusal.means(meaning) }

  /// The field of the details that says when it may be tried again.
  package var until: PropertyPlan? {
    guard case .wait(let field) = recovery else { return nil }
    return details?.properties.first { $0.name == field }
  }
}

/// The contract's words on a call that got no answer.
package struct FaultPlan: Sendable {
  package let refusal: Refusal
  package let fault: Refusal.CallFault

  package var name: String { refusal.name.value }
  package var recovery: Recovery { refusal.recovery.value }
}

/// One endpoint as code calls it.
package struct CallPlan: Sendable {
  package let endpoint: Endpoint
  /// The name with a capital letter, from which the names of its types are made.
  package let stem: String
  /// A good answer brings the tokens of a new session.
  package let beginsSession: Bool
  /// The one that it is about, with its name and kind.
  let ofProvider: Provider?
  /// The page is shown without what the browser knows of the person.
  package let isPrivate: Bool
  package let pathFields: [PropertyPlan]
  package let query: [PropertyPlan]
  package let headers: [PropertyPlan]
  package let cookies: [PropertyPlan]
  package let body: [PropertyPlan]
  /// How the body is written.
  package let content: Server.Content
  package let answer: TypePlan?
  /// The texts by which a good answer with a status of 4xx is told from refusals.
  package let successMarks: [ConditionPlan]
  /// The page that its answer names.
  package let opens: OpenedPagePlan?
  /// The cookies that are removed with a good answer.
  package let cookiesEnded: [String]
  /// The nonce that its answer must repeat.
  package let nonce: NoncePlan?
  package let refusals: [RefusalPlan]

  package var name: String { endpoint.name.value }
  package var doc: LocalizedText? { endpoint.doc }
  package var method: String { endpoint.method.value.rawValue }
  package var path: [PathTemplate.Part] { endpoint.path.value.parts }
  package var server: String { endpoint.server }
  package var caller: Endpoint.Caller { endpoint.caller }
  package var operation: OperationKind { endpoint.operation.value }
  package var needs: [String] { endpoint.needs.map(\.value) }
  package var status: Int { endpoint.status }
  /// The callback to which it redirects.
  package var endsIn: String? { endpoint.redirectsTo?.value }
  package var provider: String? { ofProvider?.name.value }
  package var providerKind: Provider.Kind? { ofProvider?.kind.value }
  /// The code of the policies that it is about.
  package var code: String? { ofProvider == nil ? endpoint.object?.value : nil }
  /// The sessions that a sign-out ends, where it is one.
  package var ends: SignOutScope? {
    operation == .sessionEnd ? endpoint.ends?.value ?? .own : nil
  }

  /// The optional fields that are not all left out.
  package var group: GroupPlan? { sent.lazy.compactMap(\.group).first }

  /// All that it sends, in the order in which a message is read.
  package var sent: [PropertyPlan] { pathFields + query + headers + cookies + body }
  package var requestType: String { stem + "Request" }
  package var bodyType: String { stem + "Body" }
  package var refusalType: String { stem + "Refusal" }
  package var pathText: String { endpoint.path.value.text }
  package var takesBody: Bool { !body.isEmpty }
  /// Whether HEAD may do what GET does. A code in a link is spent by the first call, and scanners of mail make one.
  package var answersHead: Bool {
    method != "GET" || (endsIn == nil && opens == nil && operation.isReadOnly)
  }
  /// Amazon's JSON protocol has a body in every call; it takes one without a type for no call at all.
  package var takesEmptyObject: Bool {
    guard case .mediaType(let type) = content else { return false }
    return body.isEmpty && method == "POST" && type.hasPrefix("application/x-amz-json-")
  }
}

package struct RenewalPlan: Sendable {
  package let call: CallPlan
  /// The token that is spent, and those that come anew.
  package let spends: String
  package let renews: [String]
  /// Seconds before the end of a token at which it is renewed.
  package let before: Int?
  package let atLaunch: Bool
}

/// The machine of a screen or a journey.
package struct FlowPlan: Sendable {
  package let name: String
  package let flow: MachineDefinition
  package let states: [State]

  package struct State: Sendable {
    package let state: StateDefinition
    package let moves: [MovePlan]

    package var name: String { state.name.value }
    /// It survives the end of the app.
    package var isKept: Bool { state.kept?.value ?? false }
  }

  package struct MovePlan: Sendable {
    /// The event as one word: `verifyMailRefused`.
    package let name: String
    package let event: EventName
    package let to: String
  }
}
