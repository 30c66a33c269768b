import CTestSupport
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The arguments of `posix_spawn`, gathered step by step.
struct SpawnPlan {
  /// The three streams of a process, by their numbers.
  enum Place: Int32 {
    case reading, writing, complaining
  }

  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif
  /// Held until the child has its own.
  private var childEnds: [FileHandle] = []

  init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // A thread of a pool blocks signals, and tests that write to sockets ignore one: the child does neither.
    var (none, pipes) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    sigemptyset(&pipes)
    sigaddset(&pipes, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipes)
  }

  mutating func end() {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    childEnds = []
  }

  /// - Returns: our end of a pipe.
  mutating func give(_ stream: ChildProcess.Stream, as place: Place) -> FileHandle? {
    switch stream {
    case .own:
      #if canImport(Darwin)
        posix_spawn_file_actions_addinherit_np(&actions, place.rawValue)
      #endif
      return nil
    case .nothing:
      let way = place == .reading ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, place.rawValue, "/dev/null", way, 0)
      return nil
    case .file(let file):
      take(file, as: place)
      return nil
    case .pipe:
      let pipe = Pipe()
      let isRead = place == .reading
      take(isRead ? pipe.fileHandleForReading : pipe.fileHandleForWriting, as: place)
      return isRead ? pipe.fileHandleForWriting : pipe.fileHandleForReading
    }
  }

  private mutating func take(_ file: FileHandle, as place: Place) {
    childEnds.append(file)
    posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, place.rawValue)
  }

  mutating func enter(_ folder: String) {
    spawn_enter(&actions, folder)
  }

  mutating func start(_ words: [String], _ environment: [String]) throws -> pid_t {
    spawn_close_from(&actions, 3)
    var arguments = words.map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, &settings)
    guard failure == 0 else { throw ChildProcess.NotStarted(program: words[0], reason: failure) }
    return child
  }
}
