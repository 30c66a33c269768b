extension Array: ServerAnswer where Element: JSONConvertible {}

extension Array: JSONAnswer where Element: JSONConvertible {}

extension Array: JSONConvertible where Element: JSONConvertible {
  public init(json: JSONValue) throws(InvalidValue) {
    guard case .array(let elements) = json else { throw InvalidValue(expected: "a list") }
    self = []
    reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      do throws(InvalidValue) {
        append(try Element(json: element))
      } catch {
        throw error.inside(.element(index))
      }
    }
  }

  public var json: JSONValue { .array(map(\.json)) }
}

extension Dictionary: ServerAnswer where Key == String, Value: JSONConvertible {}

extension Dictionary: JSONAnswer where Key == String, Value: JSONConvertible {}

extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
  /// Faults are placed at `*`: the keys are the caller's words, not the contract's. Two keys that
  /// Swift takes for one, such as a letter composed and decomposed, are refused.
  public init(json: JSONValue) throws(InvalidValue) {
    let object = try json.fields()
    self.init(minimumCapacity: object.fields.count)
    for field in object.fields {
      do throws(InvalidValue) {
        self[try String(json: .string(field.name))] = try Value(json: field.value)
      } catch {
        throw error.inside(.anyKey)
      }
    }
    guard count == object.fields.count else { throw InvalidValue(expected: "each key once") }
  }

  /// Sorted by key, so that equal dictionaries are the same bytes.
  public var json: JSONValue {
    let sorted = sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object(JSONObject(unique: sorted.map { .init(name: $0.key, value: $0.value.json) }))
  }
}
