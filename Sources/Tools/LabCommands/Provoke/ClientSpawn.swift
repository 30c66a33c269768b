#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that a shell starts, in a group of its own, with pipes as its input and output.
struct ClientSpawn {
  let process: pid_t
  /// The ends of the pipes that stay here.
  let input: Int32
  let output: Int32

  /// - Parameter environment: beside what this process has.
  init?(_ command: String, _ environment: [String: String]) {
    guard let orders = Self.pipes() else { return nil }
    guard let replies = Self.pipes() else {
      for file in [orders.read, orders.write] { close(file) }
      return nil
    }
    let process = Self.start(command, environment, input: orders.read, output: replies.write)
    close(orders.read)
    close(replies.write)
    guard let process else {
      for file in [orders.write, replies.read] { close(file) }
      return nil
    }
    self.process = process
    (input, output) = (orders.write, replies.read)
  }

  private static func pipes() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func start(
    _ command: String, _ environment: [String: String], input: Int32, output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawnattr_setpgroup(&attributes, 0)
    // This process ignores broken pipes and holds other signals; a client does neither.
    var (none, pipes) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&pipes)
    sigaddset(&pipes, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &pipes)
    let flags =
      Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let texts = ["/bin/sh", "-c", command]
    var words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    var inherited = environ
    while let setting = inherited.pointee {
      settings.append(strdup(setting))
      inherited += 1
    }
    settings.append(nil)
    defer { for text in words + settings { free(text) } }
    var process = pid_t()
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &settings) == 0
      ? process : nil
  }
}
