import Foundation
import Hummingbird
import Logging
import LongdeService

@main struct LongdeHummingbird {
  static func main() async {
    do {
      let settings = try LongdeSettings.fromEnvironment()
      try await application(settings, logger: Logger(label: "longde")).runService()
    } catch {
      FileHandle.standardError.write(Data("longde: \(error)\n".utf8))
      exit(1)
    }
  }
}
