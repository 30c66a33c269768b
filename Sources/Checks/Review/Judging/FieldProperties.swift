import ContractModel

/// The properties that fields of all kinds share.
enum FieldProperties {
  /// The lists in which a field stands.
  static let lists: Set<Property> = [
    .endpointSends, .endpointReturns, .refusalFields, .server[\.refusal], .server[\.sends],
    .token[\.claims],
    .callback[\.fields], .typeContent, .shapeElement,
  ]
}
