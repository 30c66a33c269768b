import AuthServer

/// A path into a refusal's body: names with dots between, the numbers of items, `.` for the whole.
struct BodyPath {
  private let steps: [String]

  init(_ wire: String) {
    steps = wire == "." ? [] : wire.split(separator: ".").map(String.init)
  }

  /// The value that stands there in what was made so far.
  func put(_ value: JSONValue, into body: JSONValue?) -> JSONValue {
    Self.put(value, steps[...], body)
  }

  private static func put(
    _ value: JSONValue, _ steps: ArraySlice<String>, _ body: JSONValue?
  ) -> JSONValue {
    guard let step = steps.first else { return value }
    let rest = steps.dropFirst()
    if let index = Int(step), index < 100 { return put(value, rest, index, items(body)) }
    var object = JSONObject()
    if case .object(let fields)? = body { object = fields }
    object[step] = put(value, rest, object[step])
    return .object(object)
  }

  private static func put(
    _ value: JSONValue, _ rest: ArraySlice<String>, _ index: Int, _ items: [JSONValue]
  ) -> JSONValue {
    var items = items
    while items.count <= index { items.append([:]) }
    items[index] = put(value, rest, items[index])
    return .array(items)
  }

  private static func items(_ body: JSONValue?) -> [JSONValue] {
    if case .array(let items)? = body { items } else { [] }
  }
}
