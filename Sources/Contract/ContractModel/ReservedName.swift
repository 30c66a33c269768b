import Diagnostics

/// The name of something that is gone, kept so that it does not come back with another meaning.
package struct ReservedName: KeyedModel {
  /// The place where it stood, as a path of keys; the last key is the name.
  package internal(set) var at: Text
  /// Its look on the wire, if that is not the name: a code, a route, the name of a field or a cookie.
  package internal(set) var wire: Text?
  package internal(set) var why: LocalizedText?

  package init(_ name: Text) { at = name }

  /// The place with the look on the wire: no two of a contract are alike.
  package var title: String { wire.map { "\(at.value) \($0.value)" } ?? at.value }

  /// Only a look on the wire is reserved: the name is used still.
  package var isSection: Bool { !at.value.contains(".") }

  package var section: String { String(at.value.prefix { $0 != "." }) }

  /// The names of the section itself, such as `errors.expired`, and none further in.
  package var isDefinition: Bool { at.value.split(separator: ".").count == 2 }
}
