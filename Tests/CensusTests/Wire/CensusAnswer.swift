import Foundation

@testable import write_test_clients

/// An answer in bytes, as the real API gives it.
struct CensusAnswer {
  var status: Int
  var headers: [(name: String, value: String)] = []
  var body = ""
}

extension CensusAnswer {
  /// - Parameter values: the texts on the wire by form: JSON in a body, plain text elsewhere.
  init(in place: CensusPlace, of values: [(form: WrittenForm, value: String)]) {
    switch place {
    case .returnedInHeader:
      self.init(status: 200, headers: values.map { ($0.form.wireName, $0.value) })
    case .returnedInCookie:
      self.init(
        status: 200,
        headers: values.map { ("Set-Cookie", "\($0.form.wireName)=\($0.value); Path=/; Secure") })
    case .refusedInHeader:
      let code = #"{"code":"\#(place.rawValue)"}"#
      self.init(status: 409, headers: values.map { ($0.form.wireName, $0.value) }, body: code)
    case .refusedInBody, .refusedAtPath:
      self.init(status: 409, body: Self.body(in: place, Self.object(values, in: place)))
    default: self.init(status: 200, body: Self.body(in: place, Self.object(values, in: place)))
    }
  }

  private static func object(
    _ values: [(form: WrittenForm, value: String)], in place: CensusPlace
  ) -> String {
    let isPath = place.rawValue.hasPrefix("refus")
    let members = values.map { form, value in
      // Between dots there are names, in refusals alone.
      let steps = isPath ? form.wireName.components(separatedBy: ".") : [form.wireName]
      let inner = steps.dropFirst().reversed().reduce(value) { "{\($1.quotedInJSON):\($0)}" }
      return "\(steps[0].quotedInJSON):\(inner)"
    }
    return members.joined(separator: ",")
  }

  private static func body(in place: CensusPlace, _ members: String) -> String {
    switch place {
    case .returnedInRecord: #"{"record":{\#(members)}}"#
    case .returnedInList: #"{"items":[{\#(members)}]}"#
    case .returnedInMap: #"{"entries":{"a_Key.of":{\#(members)}}}"#
    case .returnedInChoice: #"{"choice":{"mark":"option",\#(members)}}"#
    case .returnedInEnvelope: #"{"code":"0","data":{\#(members)}}"#
    case .refusedInBody: #"{"code":"refusedInBody",\#(members)}"#
    case .refusedAtPath: #"{"code":"refusedAtPath","details":[{\#(members)}]}"#
    default: "{\(members)}"
    }
  }
}

extension String {
  fileprivate var quotedInJSON: String {
    "\"\(replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
