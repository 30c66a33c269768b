/// The form of one server's messages.
public struct ServerRule: Hashable, Sendable {
  package let name: String
  let contentType: String
  package let success: [RefusalPlace: TextTest]
  /// The steps to the answer in a good body.
  package let envelope: [String]

  /// - Parameters:
  ///   - name: the server, as the contract calls it.
  ///   - contentType: what a body is called that is written as JSON.
  ///   - success: what a good answer holds, where the status alone does not say that it is one.
  ///   - answer: where in a good body the answer itself stands; the whole body if nil.
  public init(
    _ name: String, contentType: String = "application/json",
    success: [RefusalPlace: TextTest] = [:], answer: String? = nil
  ) {
    self.name = name
    self.contentType = contentType
    self.success = success
    envelope = answer?.split(separator: ".").map(String.init) ?? []
  }

  /// A server that has a name of its own for JSON may answer under it, or refuse who does not ask for it.
  var accepts: String {
    contentType == "application/json" ? contentType : "\(contentType), application/json"
  }

  /// Plain JSON, and nothing else to know.
  package static let plain = ServerRule("")
}
