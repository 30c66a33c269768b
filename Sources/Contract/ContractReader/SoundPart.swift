package import ContractModel
package import Diagnostics
import YAMLSource

/// The part of a contract without the definitions in which mistakes were found: as much as can be looked at further.
package struct SoundPart {
  private static let mostRounds = 12

  private let source: SourceFile
  private let files: any IncludedFiles

  package init(_ source: SourceFile, including files: any IncludedFiles) {
    self.source = source
    self.files = files
  }

  /// Nil where a mistake is in no definition that could be left out.
  ///
  /// - Parameter mistakes: the errors of the whole contract.
  package func contract(without mistakes: [Diagnostic]) -> Contract? {
    var root = YAMLSource.parse(source).root
    var spans = mistakes.filter { $0.severity == .error }.map(\.span)
    for _ in 0..<Self.mostRounds {
      guard let whole = root, let part = Self.without(spans, in: whole, source) else { return nil }
      root = part
      do {
        return try ContractReader.read(
          Document(source: source, root: part, problems: []), including: files)
      } catch {
        spans = error.diagnostics.filter { $0.severity == .error }.map(\.span)
      }
    }
    return nil
  }

  /// Leaves out the definition around each place; a definition that names one of these fails in the next round.
  private static func without(_ spans: [Span?], in root: Node, _ source: SourceFile) -> Node? {
    guard case .mapping(let sections) = root.content else { return nil }
    var places: [Span] = []
    for span in spans {
      guard let span, span.source === source else { return nil }
      places.append(span)
    }
    var left = places.count
    let kept = sections.compactMap { section -> Entry? in
      guard
        ["authcontract", "service", "version", "languages", "include"].contains(section.key.text)
          == false
      else {
        return section
      }
      let inside = places.filter { holds(section, $0) }
      guard !inside.isEmpty else { return section }
      left -= inside.count
      return without(inside, in: section)
    }
    return left == 0 ? Node(.mapping(kept), at: root.span) : nil
  }

  private static func without(_ places: [Span], in section: Entry) -> Entry? {
    let content: Node.NodeContent
    switch section.value.content {
    case .mapping(let entries):
      let sound = entries.filter { entry in !places.contains { holds(entry, $0) } }
      if sound.count == entries.count || sound.isEmpty { return nil }
      content = .mapping(sound)
    case .sequence(let items):
      let sound = items.filter { item in !places.contains { contains(item.span, $0) } }
      if sound.count == items.count || sound.isEmpty { return nil }
      content = .sequence(sound)
    case .scalar: return nil
    }
    return Entry(section.key, Node(content, at: section.value.span))
  }

  private static func holds(_ entry: Entry, _ place: Span) -> Bool {
    contains(entry.key.span.through(entry.value.span), place)
  }

  private static func contains(_ span: Span, _ place: Span) -> Bool {
    span.startOffset <= place.startOffset && place.startOffset <= span.endOffset
  }
}
