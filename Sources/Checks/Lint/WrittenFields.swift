import ContractModel
import Diagnostics

extension Contract {
  /// Every field that somebody wrote down for the wire, each once, in the order of the sections.
  var writtenFields: [Field] {
    var fields: [Field] = []
    for server in servers {
      add(server.refusal, to: &fields)
      add(server.sends, to: &fields)
    }
    for callback in callbacks { add(callback.fields, to: &fields) }
    for type in types { add(type.fields, to: &fields) }
    for refusal in refusals { add(refusal.fields, to: &fields) }
    for endpoint in endpoints {
      add(endpoint.sends, to: &fields)
      if case .fields(let returned) = endpoint.returns { add(returned, to: &fields) }
    }
    return fields
  }

  /// The fields and those of the records in them; no types.
  private func add(_ fields: [Field], to all: inout [Field]) {
    for field in fields {
      all.append(field)
      if case .record(let inner) = field.shape.element { add(inner, to: &all) }
    }
  }
}

extension Field {
  /// Its name on the wire as far as it is written, without marks and in lower case: `client_secret`
  /// and `clientSecret` are one.
  var plainName: String { (wire ?? name).value.plainName }

  func holds(_ wanted: ProviderSlot) -> Bool {
    if case .provider(_, wanted) = shape.element { true } else { false }
  }

  func holds(_ wanted: ScalarType) -> Bool {
    if case .scalar(wanted) = shape.element { true } else { false }
  }

  var constant: Text? { if case .constant(let text) = shape.element { text } else { nil } }
}

extension String {
  /// Letters and digits in lower case; nothing else.
  var plainName: String {
    String(
      decoding: utf8.compactMap { byte -> UInt8? in
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x61...0x7A, 0x30...0x39: byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
