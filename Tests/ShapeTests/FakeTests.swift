import CaseFolders
import Testing

@testable import AuthClient

/// A fake that was told nothing answers every call of its shape with something that the client takes.
@Suite struct FakeTests {
  @Test(arguments: ShapeFake.all)
  func everyCallIsAnswered(_ fake: ShapeFake) {
    #expect(!fake.examples.isEmpty)
    // A good answer with a status of 4xx is told by marks that its own call knows.
    for example in fake.examples where example.response.status < 400 {
      let fault = fake.fault(example)
      #expect(fault == nil, "\(fake.shape).\(example.endpoint)")
    }
  }

  @Test func everyShapeIsListed() throws {
    let shapes = try Checkout.files(in: "Tests/Shapes", ending: ".yaml")
      .compactMap { try Checkout.text($0).firstMatch(of: /(?m)^service: (\w+)$/)?.1 }
    #expect(ShapeFake.all.map(\.shape) == shapes.map(String.init).sorted())
  }
}
