package import Diagnostics

/// One value of a document, and where it stands: from its first to its last character, without the
/// blank lines and comments behind it.
package struct Node: Sendable {
  package let content: NodeContent
  /// True for an empty scalar in the place of a value that was refused or is missing. That has been
  /// reported: nothing more need be said about it.
  package let isPlaceholder: Bool
  package let span: Span

  package init(_ content: NodeContent, at span: Span, isPlaceholder: Bool = false) {
    self.content = content
    self.isPlaceholder = isPlaceholder
    self.span = span
  }

  package enum NodeContent: Sendable {
    case scalar(Scalar)
    /// In the order of the file; keys may be there twice, which is among the problems.
    case mapping([Entry])
    case sequence([Node])
  }

  /// A text, and how it was written.
  package struct Scalar: Hashable, Sendable {
    /// With the line breaks and escapes of YAML resolved, and nothing else: `no` stays `no`.
    package let text: String
    package let style: Style

    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }

    package enum Style: Sendable {
      case plain, single, double, literal, folded
    }
  }
}

/// One key of a mapping with its value.
package struct Entry: Sendable {
  package let key: KeyScalar
  package let value: Node

  package init(_ key: KeyScalar, _ value: Node) {
    self.key = key
    self.value = value
  }

  package struct KeyScalar: Sendable {
    package let scalar: Node.Scalar
    package let span: Span

    package init(_ scalar: Node.Scalar, at span: Span) {
      self.scalar = scalar
      self.span = span
    }

    package var text: String { scalar.text }
    package var style: Node.Scalar.Style { scalar.style }
  }
}
