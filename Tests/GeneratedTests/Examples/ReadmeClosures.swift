// Written by HouseTests from README.md: scripts/record writes it anew.

import AuthAccounts
import AuthBiometrics
import AuthClient
import AuthTransfers
import AuthWeb
import LongdeClient
import ReadmigoClient
import RoteClient

extension LongdeExample {
  func example1() async {
    Task {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
      _ = client
    }
    task {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
      _ = client
    }
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        let client = Longde.Client(store: store, transport: transport, clock: clock)
        do throws(CallFailure<Longde.MeRefusal>) {
          show(try await client.me())
        } catch .refused(.accountDisabled) {
          // The session is over; the store was cleared.
        } catch {
          show(error.message(in: ["zh-Hans"]), error.recovery)
        }
        _ = client
      }
    }
    async let done: Void = {
      let client = Longde.Client(store: store, transport: transport, clock: clock)
      do throws(CallFailure<Longde.MeRefusal>) {
        show(try await client.me())
      } catch .refused(.accountDisabled) {
        // The session is over; the store was cleared.
      } catch {
        show(error.message(in: ["zh-Hans"]), error.recovery)
      }
      _ = client
    }()
    await done
  }
}
