/// A trouble that keeps a store from working, for whoever runs it.
package enum StoreTrouble: Equatable, Sendable {
  case full
  /// The file is not where it was, or another stands there.
  case gone
  /// Its files cannot be read or made.
  case unreadable
  case readOnly

  package var retryAfter: Int {
    switch self {
    case .full, .readOnly, .gone: 30
    case .unreadable: 5
    }
  }
}

extension StoreFault {
  package var retryAfter: Int {
    switch self {
    case .unavailable(let seconds): seconds
    case .failing(let trouble): trouble.retryAfter
    case .broken, .damaged: 60
    }
  }

  /// For a log: words of ours, and nothing of what the store holds.
  package var why: String {
    switch self {
    case .unavailable: "the store is busy or away"
    case .failing(.full): "the store's disk is full"
    case .failing(.gone): "the store's file is gone from its place"
    case .failing(.unreadable): "the store's files cannot be read or made"
    case .failing(.readOnly): "the store may not be written"
    case .broken(let text): "the store is broken: \(text)"
    case .damaged(let code): "the store is broken: \(Self.damage(code))"
    }
  }

  package static func damage(_ code: Int32) -> String {
    "its file is damaged, or is not a SQLite database (\(code))"
  }

  /// No other attempt would do better.
  var isFinal: Bool {
    switch self {
    case .broken, .damaged: true
    case .unavailable, .failing: false
    }
  }
}
