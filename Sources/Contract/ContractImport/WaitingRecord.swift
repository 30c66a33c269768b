/// A type that has its name and waits for its fields.
struct WaitingRecord {
  let index: Int
  let schema: MergedSchema
  let name: String
  let isSent: Bool
  /// It is a part of what a PATCH sends.
  let isPatch: Bool
  let constants: [String: String]
}
