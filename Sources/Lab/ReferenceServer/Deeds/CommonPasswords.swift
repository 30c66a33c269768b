/// Passwords that everybody tries first, in small letters, also with digits or signs after them;
/// one character over and over, and runs along a keyboard.
enum CommonPasswords {
  static func hold(_ password: String) -> Bool {
    let text = password.lowercased()
    let end = text.lastIndex { $0.isLetter }
    let withoutEnding = end.map { String(text[...$0]) } ?? text
    return words.contains(text) || words.contains(withoutEnding) || isRepeated(text) || isRun(text)
  }

  private static func isRepeated(_ text: String) -> Bool {
    let letters = Array(text)
    return (1...3).contains { length in
      letters.count >= length * 2
        && letters.indices.allSatisfy { letters[$0] == letters[$0 % length] }
    }
  }

  private static func isRun(_ text: String) -> Bool {
    text.count >= 4 && rows.contains { $0.contains(text) || String($0.reversed()).contains(text) }
  }

  private static let words = Set(
    """
    password passw0rd p@ssw0rd p@ssword pa$$word pa55word passwort motdepasse contrasena senha
    letmein welcome admin administrator root toor login guest user test testing tester changeme
    change secret default master access temp temporary example sample demo system server
    iloveyou iloveu loveyou lovely lover sweetheart honey angel babygirl princess queen king
    superman batman spiderman ironman pokemon naruto starwars hellokitty minecraft fortnite roblox
    monkey dragon tiger lion eagle phoenix shark dolphin football baseball basketball soccer
    liverpool arsenal chelsea barcelona realmadrid sunshine rainbow flower butterfly summer winter
    michael jordan jessica ashley jennifer charlie daniel thomas andrew joshua matthew anthony
    computer internet google facebook twitter instagram microsoft windows apple iphone samsung
    trustno1 whatever nothing freedom shadow ghost killer ninja samurai matrix hacker
    qwerty qwertz azerty qwer1234 qweasd qweasdzxc qazwsx qazwsxedc zaq12wsx zaq1zaq1 1qaz2wsx
    1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 1qazxsw2 asdf1234 abc123 abcd1234 a1b2c3 a1b2c3d4 aa123456
    a123456 a12345678 123abc 123qwe 123456a 123456789a qwe123 asd123 pass1234 mypassword
    woaini woaini1314 woaini520 5201314 1314520 7758521 147258369 159357 159753 789456123 123654
    123321 112233 11223344 102030 121212 131313 666888 888666 741852963 963852741 31415926
    wodemima mima nihao zhongguo beijing shanghai asdasd qq123456 wang1234 zhang123 li123456
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let rows = [
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
    "qwertzuiop", "azertyuiop", "qazwsxedcrfvtgbyhnujm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  ]
}
