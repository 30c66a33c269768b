import Diagnostics
import Stores

/// Why a store was not opened: which one, what is wrong with it, and what to do.
struct StoreOpening: Error {
  let message: String
  let help: String

  init(_ fault: StoreFault, at place: StorePlace) {
    message = "\(place.shown) cannot be used: \(Self.cause(fault, at: place))"
    help = Self.help(fault, at: place)
  }

  var diagnostic: Diagnostic { Diagnostic("start", message, at: nil, help: help) }

  private static func cause(_ fault: StoreFault, at place: StorePlace) -> String {
    switch (fault, place) {
    case (.broken(let text), _): text
    case (.damaged(let code), _): StoreFault.damage(code)
    case (.unavailable, .postgres): "its server does not answer, or takes no more connections"
    case (.unavailable, .sqlite): "another process is writing to it and does not end"
    case (.failing(.full), _): "its disk is full"
    case (.failing(.gone), _): "its file is gone"
    case (.failing(.unreadable), _): "its file, or a log beside it, cannot be opened or made"
    case (.failing(.readOnly), _): "it may not be written"
    }
  }

  private static func help(_ fault: StoreFault, at place: StorePlace) -> String {
    switch (fault, place) {
    case (.unavailable, .postgres):
      "check whether the server of the URL runs and can be reached from here"
    case (.unavailable, .sqlite): "end the other process, or name another file"
    case (.failing(.full), _): "free some space, or name a store elsewhere"
    case (.failing, _): "check who may write in its folder, or name another file"
    case (.broken, .sqlite), (.damaged, .sqlite):
      "name another file with `--store sqlite:FILE`, or leave `--store` out"
    case (.broken, .postgres), (.damaged, .postgres):
      "name another database with `--store`, or leave `--store` out"
    }
  }
}
