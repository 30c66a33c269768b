import AuthServer

/// The body of a control call, read strictly: a misspelt key does nothing silently.
struct ControlBody {
  private let fields: JSONObject

  init(_ request: Request) throws(ControlFault) {
    guard let json = try? JSONValue(reading: request.body), case .object(let fields) = json else {
      throw ControlFault(400, "the body is not a JSON object")
    }
    self.init(fields)
  }

  init(_ fields: JSONObject) { self.fields = fields }

  func allow(_ names: [String]) throws(ControlFault) {
    //! control-unknown-key
    guard let other = fields.fields.first(where: { !names.contains($0.name) }) else { return }
    throw ControlFault(
      400, "`\(other.name)` is not a key here; the keys are \(names.joined(separator: ", "))")
  }

  func text(_ name: String) throws(ControlFault) -> String {
    guard let text = try optionalText(name) else { throw ControlFault(400, "`\(name)` is missing") }
    return text
  }

  func optionalText(_ name: String) throws(ControlFault) -> String? {
    switch fields[name] {
    case nil: return nil
    case .string(let text)?: return text
    default: throw ControlFault(400, "`\(name)` is not a text")
    }
  }

  func bool(_ name: String) throws(ControlFault) -> Bool? {
    switch fields[name] {
    case nil: return nil
    case .bool(let value)?: return value
    default: throw ControlFault(400, "`\(name)` is not true or false")
    }
  }

  func number(_ name: String, in range: ClosedRange<Int>) throws(ControlFault) -> Int? {
    guard let value = fields[name] else { return nil }
    guard case .number(let number) = value, let int = number.int, range.contains(int) else {
      throw ControlFault(
        400, "`\(name)` is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return int
  }

  func object(_ name: String) throws(ControlFault) -> JSONObject? {
    switch fields[name] {
    case nil: return nil
    case .object(let object)?: return object
    default: throw ControlFault(400, "`\(name)` is not an object")
    }
  }

  func objects(_ name: String) throws(ControlFault) -> [JSONObject] {
    guard case .array(let items)? = fields[name] else {
      throw ControlFault(400, "`\(name)` is not a list")
    }
    var objects: [JSONObject] = []
    for item in items {
      guard case .object(let object) = item else {
        throw ControlFault(400, "`\(name)` holds an item that is not an object")
      }
      objects.append(object)
    }
    return objects
  }

  /// As a contract writes durations: `1h56m`.
  func duration(_ name: String) throws(ControlFault) -> Int {
    guard let seconds = Self.seconds(try text(name)) else {
      throw ControlFault(400, "`\(name)` is not a duration like 1h56m, of at most ten years")
    }
    return seconds
  }

  static func seconds(_ text: String) -> Int? {
    var total = 0
    var rest = text[...]
    for (unit, seconds) in [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)] {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard rest.dropFirst(digits.count).hasPrefix(unit) else { continue }
      guard digits.count <= 9, let count = Int(digits) else { return nil }
      total += count * seconds
      rest = rest.dropFirst(digits.count + 1)
    }
    return rest.isEmpty && !text.isEmpty && total <= 3_660 * 86_400 ? total : nil
  }
}
