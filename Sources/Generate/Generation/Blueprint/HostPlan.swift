package import ContractModel

/// The work of one server of a contract: its own calls, and the types that they speak of, in its own names.
package struct HostPlan: Sendable {
  /// Nil for a contract's only server.
  package let name: String?
  /// The path of its URL, behind which its routes stand.
  package let base: String
  package let server: ServerPlan
  package let records: [RecordPlan]
  package let enumerations: [EnumerationPlan]
  package let choices: [ChoicePlan]
  package let refusals: [RefusalPlan]
  package let calls: [CallPlan]
  /// The marks that tell a call from others of its route.
  package let conditions: [String: [RouteMark]]
  package let callbacks: [RecordPlan]
  package let callbackURLs: [String: String]
  /// The values of the deployment that calls send.
  package let configuration: [PropertyPlan]

  /// `PoolServer`, in which all is that one of several servers has.
  package static func namespace(_ server: String) -> String {
    CaseNames.capitalised(server) + "Server"
  }
}

/// The rules that a value must keep to beside its type.
package struct RulePlan: Sendable {
  package var min: Int?
  package var max: Int?
  package var pattern: String?
  package var form: ContactForm?

  package enum ContactForm: Sendable {
    case email
    case phone
  }
}
