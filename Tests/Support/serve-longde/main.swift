import AuthServer
import Foundation
import HTTPServer
import LongdeServer

// The Swift stubs of Longde on this project's HTTP server. Says its port, and ends when its input does.

let front = try SocketServer.start(Longde.Routes(EchoService()))
FileHandle.standardOutput.write(Data("\(front.address.port)\n".utf8))
while readLine() != nil {}
await front.stop(within: .seconds(1))
