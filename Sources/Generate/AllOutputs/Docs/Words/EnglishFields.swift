import ContractModel
import Generation

// Types and fields
extension English {
  func type(_ type: TypePlan) -> String {
    let one = element(type.element)
    let many =
      switch type.container {
      case .one: one
      case .list: "list of \(one)"
      case .map: "map of \(one)"
      }
    if type.isClearable { return "optional \(many), which null clears" }
    return type.isOptional ? "optional \(many)" : many
  }

  private func element(_ element: TypePlan.ElementPlan) -> String {
    switch element {
    case .text: "text"
    case .secret: "secret text"
    case .integer: "whole number"
    case .number: "number"
    case .bool: "bool"
    case .uuid: "UUID"
    case .url: "URL"
    case .instant: "moment, as ISO 8601"
    case .unixTime: "moment, as seconds since 1970"
    case .bytes: "bytes, as base64"
    case .urlSafeBytes: "bytes, as base64url"
    case .json: "any JSON"
    case .waitingTime: "seconds from the answer on"
    case .record(let name), .enumeration(let name), .choice(let name): code(name)
    }
  }

  func remark(_ remark: FieldRemark) -> String {
    switch remark {
    case .inHeader: "in a header"
    case .inCookie: "in a cookie"
    case .justOne(let names): "just one of \(codes(names)) is sent"
    case .atLeastOne(let names): "at least one of \(codes(names)) is sent"
    case .token(let name): "the token \(code(name))"
    case .secondsLeft(let name): "the seconds that the token \(code(name)) still lives"
    case .millisecondsLeft(let name): "the time that the token \(code(name)) still lives"
    case .end(let name): "when the token \(code(name)) ends"
    case .configured(let name): configured(name)
    case .same(let name): "the same as \(code(name))"
    case .constant(let text): "always \(code(text))"
    case .provider(let name, let slot): "\(code(slot)) from \(code(name))"
    case .milliseconds: "in milliseconds"
    case .unixMilliseconds: "as milliseconds since 1970"
    case .asText: "as text"
    case .email: "an email address"
    case .phone: "a phone number"
    case .size(let min, let max, let isNumber):
      size(min, max) + (isNumber ? "" : " characters")
    case .pattern(let pattern): "matches \(code(pattern))"
    case .example(let text): "such as \(code(text))"
    case .kept(let name): "kept on the device as \(code(name))"
    case .elsewhere(let server, let wire): "\(code(wire)) at \(code(server))"
    }
  }

  private func size(_ min: Int?, _ max: Int?) -> String {
    switch (min, max) {
    case (let least?, let most?): least == most ? "\(least)" : "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): ""
    }
  }

  func role(_ role: FieldRole, words: [String]) -> String {
    role.says + (words.isEmpty ? "" : " (\(list(words)))")
  }

  func marks(_ marks: [(wire: String, text: String)], keys: [String]) -> String {
    let conditions = marks.map { mark($0.wire, is: $0.text) } + keys.map { "\(code($0)) is there" }
    return conditions.isEmpty ? "otherwise" : "where " + conditions.joined(separator: " and ")
  }

  func oneOf(_ texts: [String]) -> String { "one of \(codes(texts))" }
}
