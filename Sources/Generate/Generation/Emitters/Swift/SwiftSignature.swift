import Mustache

/// The parameters and the answer of a method, each on lines of its own if one line is too short for all.
struct SwiftSignature {
  /// What generated code is wide, without the indentation of a method and `public func ` before it.
  private static let room = 100 - 16

  let parameters: Value
  let answer: Value

  /// - Parameters:
  ///   - rest: what stands between the parameters and the answer.
  ///   - answer: the type that it returns; nil for none.
  init(_ name: String, _ parameters: [String], _ rest: String, answer: String?) {
    let answer = answer.map { " -> " + $0 } ?? ""
    let rest = rest.utf8.count + answer.utf8.count + "() {".utf8.count
    let room = Self.room - name.utf8.count - rest
    self.parameters = .block(CodeLayout.swift.list("", parameters, "", room: room))
    let isLong = rest > Self.room || parameters.isEmpty && room < 0
    self.answer = .block(isLong && !answer.isEmpty ? "\n " + answer : answer)
  }

  /// ` async throws(CallFailure<MeRefusal>)`
  static func throwing(_ type: String) -> String { " async throws(\(type))" }
}
