import Testing

@testable import AuthClient

@Suite("Messages")
struct MessagesTests {
  private let messages: Messages = [
    "zh-Hans": "简", "zh-Hant": "繁", "en": "English", "en-GB": "British",
  ]

  @Test(arguments: [
    (["en"], "English"), (["EN_gb"], "British"), (["en-US"], "English"),
    (["zh-Hant-TW", "en"], "繁"), (["zh"], "简"), (["fr", "en"], "English"),
    (["fr"], "简"), ([], "简"), (["e"], "简"),
  ])
  func firstAvailableLanguageWins(_ languages: [String], _ text: String) {
    #expect(messages.text(in: languages) == text)
  }

  @Test func emptyMessagesHaveNoText() { #expect(([:] as Messages).text(in: ["en"]) == nil) }
}
