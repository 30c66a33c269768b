/// The text being rendered: a whole template, or a section of it for one item after another.
struct Body {
  let template: Template
  /// Goes before each line.
  let indentation: String
  /// The steps, by index.
  private let range: Range<Int>
  private var next: Int
  /// The items that a section is rendered for, and how many of them have been begun.
  private let items: [Value]
  private var begunItems = 0
  let isSection: Bool
  /// The byte of a partial's tag in the template that encloses it.
  let includedAt: Int?

  init(_ template: Template, indentation: String = "", includedAt: Int? = nil) {
    self.template = template
    self.indentation = indentation
    self.includedAt = includedAt
    range = 0..<template.steps.count
    next = range.lowerBound
    (items, isSection) = ([], false)
  }

  /// The steps that follow in the enclosing body, up to `end`, for each of the items.
  init(sectionOf outer: Body, end: Int, items: [Value]) {
    template = outer.template
    indentation = outer.indentation
    includedAt = nil
    range = outer.next..<end
    next = end
    (self.items, isSection) = (items, true)
  }

  mutating func nextStep() -> Step? {
    guard next < range.upperBound else { return nil }
    next += 1
    return template.steps[next - 1]
  }

  mutating func skip(to step: Int) { next = step }

  /// Begins again with the next item, if there is one.
  mutating func nextItem() -> Value? {
    guard begunItems < items.count else { return nil }
    begunItems += 1
    next = range.lowerBound
    return items[begunItems - 1]
  }
}
