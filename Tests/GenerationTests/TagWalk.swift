@testable import Mustache

/// All keys that the contexts of one template had, and those inside them, whichever contract they came from.
final class ContextShape {
  private(set) var members: [String: ContextShape] = [:]
  /// The sentences that stand for the key, one for each language.
  private(set) var sentences: [Template] = []
  var isRead = false

  init(_ values: [Value] = []) { values.forEach(add) }

  /// What several templates get, of which each part has to be read by one of them.
  func share(_ key: String, with other: ContextShape) {
    guard let own = members[key] else { return }
    other.members.merge(own.members) { one, two in
      for sentence in two.sentences where !one.sentences.contains(sentence) {
        one.sentences.append(sentence)
      }
      return one
    }
    members[key] = other
  }

  private func add(_ value: Value) {
    switch value {
    case .object(let values): for (key, value) in values { member(key).add(value) }
    case .list(let items): items.forEach(add)
    case .template(let sentence):
      if !sentences.contains(sentence) { sentences.append(sentence) }
    case .text, .verbatim, .block, .bool, .null: break
    }
  }

  private func member(_ key: String) -> ContextShape {
    if let shape = members[key] { return shape }
    let shape = ContextShape()
    members[key] = shape
    return shape
  }

  /// The keys that no tag reads, by their paths, the author's own aside.
  func unread(below path: String = "") -> [String] {
    members.sorted { $0.key < $1.key }.flatMap { key, shape -> [String] in
      if ["extras", "extraKeys"].contains(key) || key.hasPrefix("x-") { return [] }
      return shape.isRead ? shape.unread(below: "\(path)\(key).") : ["\(path)\(key)"]
    }
  }
}

/// Follows each tag of a template, in sections that a contract shows and in those that none shows, to its key.
struct TagWalk {
  let templates: [String: Template]
  private(set) var unknown: [String] = []

  init(_ templates: [String: Template]) { self.templates = templates }

  mutating func follow(_ template: Template, in scope: [ContextShape]) {
    follow(template, template.steps.indices, in: scope)
  }

  private mutating func follow(
    _ template: Template, _ range: Range<Int>, in scope: [ContextShape]
  ) {
    var next = range.lowerBound
    while next < range.upperBound {
      let step = template.steps[next]
      next += 1
      switch step {
      case .lineStart, .text: break
      case .value(let name, _, let at):
        guard let shape = find(name, in: scope, at: place(at, template)) else { continue }
        for sentence in shape.sentences { follow(sentence, in: scope) }
      case .section(let name, let isInverted, let end, let at):
        let shape = find(name, in: scope, at: place(at, template))
        follow(template, next..<end, in: isInverted ? scope : scope + [shape].compactMap { $0 })
        next = end
      case .partial(let name, _, _):
        if let partial = templates[name] { follow(partial, in: scope) }
      }
    }
  }

  private func place(_ offset: Int, _ template: Template) -> String {
    "\(template.source.name):\(template.source.position(at: offset).line)"
  }

  /// The first part is a key of any open section, the innermost first; each further one a key of what it led to.
  private mutating func find(
    _ name: Name, in scope: [ContextShape], at place: String
  ) -> ContextShape? {
    var shape = scope.last
    for (index, part) in name.parts.enumerated() {
      let known = index == 0 ? scope.last { $0.members[part] != nil } : shape
      shape = known?.members[part]
      shape?.isRead = true
    }
    if shape == nil { unknown.append("\(place): \(name.text)") }
    return shape
  }
}
