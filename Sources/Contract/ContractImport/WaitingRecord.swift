/// A type that has its name and waits for its fields.
struct WaitingRecord {
  let index: Int
  let schema: MergedSchema
  let name: String
  let isSent: Bool
  let constants: [String: String]
}
