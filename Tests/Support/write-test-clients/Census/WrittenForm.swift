/// One way to write a field in a contract, and one value of it as Swift, JSON and plain text have it.
struct WrittenForm {
  let name: String
  /// The keys of the field that say it, in their order.
  var keys: [(key: String, value: String)]
  /// The value as code writes it, for a service and the record that holds it; nil where no caller gives it.
  var swift: (@Sendable (_ service: String, _ owner: String) -> String)?
  let json: String
  /// The value outside of JSON; nil for a value that has no such text.
  var text: String?
  /// The value of a constant, or of something that the client knows by itself.
  var fixedSwift: String?
  var isOptional = false
  /// The session does not have it, so nothing is sent.
  var isMissing: Bool { name == "maybeMissing" }
  var wireName: String
  /// The parameters of a call that groups fields of its own take their place.
  var flattened: String?

  init(
    _ name: String, _ keys: [(String, String)], swift: String?, json: String, text: String?,
    wire: String? = nil
  ) {
    self.name = name
    self.keys = keys.map { ($0.0, $0.1) }
    if let swift { self.swift = { service, _ in swift.replacing("SERVICE", with: service) } }
    self.json = json
    self.text = text
    wireName = wire ?? name
  }

  /// A simple value, which is quoted in JSON if it is a text.
  init(_ name: String, _ type: String, _ swift: String, _ text: String, isText: Bool) {
    self.init(
      name, [("type", type)], swift: swift, json: isText ? "\"\(text)\"" : text, text: text)
  }

  func adding(_ more: (String, String)...) -> WrittenForm {
    var form = self
    form.keys += more.map { ($0.0, $0.1) }
    return form
  }

  private func replaced(_ name: String, _ prefix: String) -> WrittenForm {
    var form = WrittenForm(name, [], swift: nil, json: json, text: nil)
    form.keys = keys.map { $0.key == "type" ? ("type", prefix + $0.value) : $0 }
    return form
  }

  /// Two values of it.
  var list: WrittenForm {
    let list = replaced("listOf\(name.capitalisedFirst)", "list of ")
    return list.holding("[\(json),\(json)]") {
      "[\($0), \($0)]"
    } from: {
      swift
    }
  }

  /// A value of it under a key that no spelling of names touches.
  var map: WrittenForm {
    let map = replaced("mapOf\(name.capitalisedFirst)", "map of ")
    return map.holding("{\"a_Key.of\":\(json)}") {
      "[\"a_Key.of\": \($0)]"
    } from: {
      swift
    }
  }

  private func holding(
    _ json: String, _ wrap: @escaping @Sendable (String) -> String,
    from inner: () -> (@Sendable (String, String) -> String)?
  ) -> WrittenForm {
    var form = WrittenForm(name, [], swift: nil, json: json, text: nil)
    form.keys = keys
    if let inner = inner() { form.swift = { wrap(inner($0, $1)) } }
    return form
  }

  /// The same, and it may be missing.
  var optional: WrittenForm {
    var form = WrittenForm("maybe\(name.capitalisedFirst)", [], swift: nil, json: json, text: text)
    form.keys = keys.map { $0.key == "type" ? ("type", "optional " + $0.value) : $0 }
    form.swift = swift
    form.isOptional = true
    return form
  }

  /// `{ type: int, as: text, in: header }`
  func field(_ more: [(String, String)]) -> String {
    let pairs =
      keys.map { ($0.key, $0.value) } + more.filter { new in !keys.contains { $0.key == new.0 } }
    if pairs.count == 1, pairs[0].0 == "type" { return pairs[0].1 }
    return "{ \(pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ")) }"
  }
}

extension String {
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
