import Foundation
import LongdeService
import Vapor

@main struct LongdeVapor {
  static func main() async {
    do {
      let app = try await Application.make(Environment(name: "production", arguments: ["longde"]))
      try await configure(app, LongdeSettings.fromEnvironment())
      try await app.execute()
      try await app.asyncShutdown()
    } catch {
      FileHandle.standardError.write(Data("longde: \(error)\n".utf8))
      exit(1)
    }
  }
}
