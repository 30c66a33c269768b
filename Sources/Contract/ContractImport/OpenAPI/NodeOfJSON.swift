import Diagnostics
import JSONSource
import YAMLSource

extension Node {
  /// The same value, as a reader of YAML has it.
  init(json: JSONNode) {
    switch json.content {
    case .object(let members):
      let entries = members.map { member in
        Entry(
          Entry.KeyScalar(Scalar(member.key, .double), at: member.keySpan), Node(json: member.value)
        )
      }
      self.init(.mapping(entries), at: json.span)
    case .list(let items): self.init(.sequence(items.map(Node.init(json:))), at: json.span)
    case .text(let text): self.init(.scalar(Scalar(text, .double)), at: json.span)
    case .number(let number): self.init(.scalar(Scalar(number, .plain)), at: json.span)
    case .bool(let bool): self.init(.scalar(Scalar("\(bool)", .plain)), at: json.span)
    case .null: self.init(.scalar(Scalar("null", .plain)), at: json.span)
    }
  }
}
