import AuthClient
import Foundation

/// A story of a contract from a file of `Fixtures/stories`: the steps of an app, each request with its response, and the
/// session and the store after each step.
///
/// ```swift
/// let story = try StoryFixture(contentsOf: file)
/// server.play(story)
/// ```
public struct StoryFixture: Sendable {
  /// The name of the story.
  public let name: String
  /// The story in one sentence.
  public let sentence: String
  /// The time at which the story begins.
  public let begins: Date
  /// The meaning of each fake value: `example-refresh-token-1` is a `tokens.refresh`.
  public let values: [String: String]
  /// The steps in their order.
  public let steps: [Step]

  /// A step, with all the messages that it causes.
  public struct Step: Sendable {
    /// The event that begins the step.
    public let action: Action
    /// The device of the step; nil for the app's own.
    public let device: String?
    /// The fault of the call: `wrongPassword`, `wrongCode`, `usedToken`, `lessFromProvider`.
    public let input: String?
    /// The refusal that the server gives for a reason of its own.
    public let refuses: String?
    public let exchanges: [Exchange]
    /// The end of a call: `answered`, `refused.NAME` or `failed`.
    public let ending: String?
    /// The state of the session afterwards.
    public let state: String
    /// The texts of the tokens in the store afterwards, by their names.
    public let store: [String: String]
  }

  /// The event that begins a step.
  public enum Action: Hashable, Sendable {
    /// The app calls this endpoint.
    case call(String)
    /// Seconds pass.
    case wait(Int)
    /// Something happens to the app, such as `launches`.
    case app(String)
    /// A change of the account by somebody else, such as `disabled`.
    case account(String)
  }

  /// A request with its response.
  public struct Exchange: Sendable {
    /// The endpoint, as the contract calls it.
    public let endpoint: String
    /// The server, as the contract calls it.
    public let server: String
    /// Whether an attacker with a copy of a token makes the call.
    public let isOfStranger: Bool
    /// The request.
    public let request: Request
    /// The response; nil if the request never reached the server.
    public let answer: HTTPResponse?
    /// Whether the response never reaches the app.
    public let isAnswerLost: Bool
  }

  /// A request of the story.
  public struct Request: Sendable {
    public let method: String
    /// The path with its query.
    public let path: String
    public let headers: HTTPHeaders
    public let body: Data
  }

  /// The error for a file that isn't a story.
  public struct FormatError: Error, CustomStringConvertible {
    public let description: String
  }

  /// Reads a story from a file.
  ///
  /// - Throws: ``FormatError`` if the file isn't a story, or the error of reading it.
  public init(contentsOf file: URL) throws { try self.init(Data(contentsOf: file)) }

  /// Reads a story from the content of a file.
  ///
  /// - Throws: ``FormatError`` if it isn't a story, or the error of reading the JSON.
  public init(_ json: Data) throws {
    let reader = StoryReader(try JSONSerialization.jsonObject(with: json))
    name = try reader.text("story")
    sentence = try reader.text("sentence")
    let begins = try reader.text("begins")
    guard let date = ISO8601DateFormatter().date(from: begins) else {
      throw FormatError(description: "`begins` is no time: \(begins)")
    }
    self.begins = date
    values = try reader.object("values").texts
    steps = try reader.list("steps").map { try Step($0) }
  }

  /// The messages of one device, in their order.
  ///
  /// - Parameter device: nil for the app's own.
  public func exchanges(of device: String? = nil) -> [Exchange] {
    let all = steps.filter { $0.device == device }.flatMap(\.exchanges)
    return all.filter { !$0.isOfStranger }  //! story-stranger-apart
  }
}

extension StoryFixture.Step {
  fileprivate init(_ reader: StoryReader) throws {
    if let endpoint = reader.optionalText("do") {
      action = .call(endpoint)
    } else if let seconds = reader.number("wait") {
      action = .wait(seconds)
    } else if let moment = reader.optionalText("app") {
      action = .app(moment)
    } else {
      action = .account(try reader.text("account"))
    }
    device = reader.optionalText("from")
    input = reader.optionalText("with")
    refuses = reader.optionalText("refuses")
    exchanges = try reader.list("exchanges").map { try StoryFixture.Exchange($0) }
    ending = reader.optionalText("ends")
    let after = try reader.object("after")
    state = try after.text("state")
    store = try after.object("store").texts
  }
}

extension StoryFixture.Exchange {
  fileprivate init(_ reader: StoryReader) throws {
    endpoint = try reader.text("endpoint")
    server = try reader.text("server")
    isOfStranger = reader.optionalText("by") == "stranger"
    isAnswerLost = reader.optionalText("lost") == "answer"
    let sent = try reader.object("request")
    request = StoryFixture.Request(
      method: try sent.text("method"), path: try sent.text("path"), headers: sent.headers,
      body: sent.body)
    guard reader.optionalText("lost") != "request" else {
      answer = nil
      return
    }
    let told = try reader.object("answer")
    answer = HTTPResponse(
      status: told.number("status") ?? 0, headers: told.headers, body: told.body)
  }
}

/// Reads an object of JSON.
private struct StoryReader {
  private let members: [String: Any]

  init(_ value: Any) { members = value as? [String: Any] ?? [:] }

  func text(_ key: String) throws -> String {
    guard let text = members[key] as? String else {
      throw StoryFixture.FormatError(description: "the story has no text `\(key)`")
    }
    return text
  }

  func optionalText(_ key: String) -> String? { members[key] as? String }

  func number(_ key: String) -> Int? { (members[key] as? NSNumber)?.intValue }

  func object(_ key: String) throws -> StoryReader {
    guard let object = members[key] as? [String: Any] else {
      throw StoryFixture.FormatError(description: "the story has no object `\(key)`")
    }
    return StoryReader(object)
  }

  /// Empty where it is left out.
  func list(_ key: String) throws -> [StoryReader] {
    guard let value = members[key] else { return [] }
    guard let list = value as? [Any] else {
      throw StoryFixture.FormatError(description: "`\(key)` of the story is no list")
    }
    return list.map(StoryReader.init)
  }

  var texts: [String: String] { members.compactMapValues { $0 as? String } }

  var headers: HTTPHeaders {
    let headers = members["headers"] as? [String: String] ?? [:]
    return HTTPHeaders(headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) })
  }

  /// A text stands for itself, unless it is a text of JSON.
  var body: Data {
    guard let body = members["body"] else { return Data() }
    let isJSON = headers["Content-Type"]?.contains("json") ?? true
    if let text = body as? String, !isJSON { return Data(text.utf8) }
    let options: JSONSerialization.WritingOptions = [
      .sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes,
    ]
    return (try? JSONSerialization.data(withJSONObject: body, options: options)) ?? Data()
  }
}
