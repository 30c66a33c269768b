/// The passwords that are tried first, in lower case. They come from general knowledge of what
/// leaked lists have at their top. Runs and repetitions are found by rule and do not stand here.
enum CommonPasswords {
  static let all = Set(
    """
    password passw0rd p@ssw0rd p@ssword pa$$word pa55word passwort motdepasse contrasena senha
    letmein welcome welcome1 admin administrator root toor login guest user test testing tester
    changeme change secret default master access temp temporary example sample demo system server
    iloveyou iloveu loveyou love lovely lover mylove sweetheart honey angel babygirl babyboy
    princess princesa queen king prince superman batman spiderman ironman pokemon naruto
    starwars hellokitty minecraft fortnite roblox playstation nintendo xbox mario zelda
    monkey dragon tiger lion eagle wolf phoenix panther shark dolphin turtle bunny kitty puppy
    football baseball basketball soccer hockey tennis golf liverpool arsenal chelsea barcelona
    realmadrid juventus yankees lakers cowboys steelers
    sunshine rainbow flower butterfly summer winter spring autumn september october november
    december january february march april june july august monday friday sunday
    michael jordan michelle jessica ashley jennifer charlie daniel thomas andrew joshua matthew
    robert william anthony nicole amanda samantha hannah jasmine george harley hunter buster
    computer internet google facebook twitter instagram linkedin microsoft windows apple iphone
    samsung android yahoo gmail hotmail cisco oracle
    trustno1 whatever nothing freedom shadow ghost killer ninja samurai warrior knight wizard
    matrix hacker fuckyou fuckoff asshole bitch pussy sexy
    qwerty qwertz azerty qwer1234 qweasd qweasdzxc qazwsx qazwsxedc zaq12wsx zaq1zaq1 1qaz2wsx
    1q2w3e4r 1q2w3e4r5t 1q2w3e q1w2e3r4 q1w2e3 1qazxsw2 asdf1234 zxcvbnm1 abc123 abcd1234 a1b2c3
    a1b2c3d4 abcabc123 aa123456 a123456 a12345678 a123456789 123abc 1234abcd 123qwe 123456a
    123456789a qwe123 asd123 zxc123 1a2b3c4d pass pass1234 passpass mypassword
    woaini woaini1314 woaini520 5201314 1314520 7758521 147258369 147852369 159357 159753
    789456123 123654 123321 1234321 112233 11223344 102030 10203040 121212 131313 696969 666888
    888666 987654 456789 741852963 963852741 314159 31415926 27182818
    wodemima mima nihao nihao123 zhongguo beijing shanghai woshishui asdasd asd123456 zxc123456
    qq123456 wang1234 zhang123 li123456 caonima taobao alibaba weixin wechat
    bailey maggie ginger pepper cookie chocolate banana cheese coffee orange purple silver golden
    diamond crystal money million lucky jackpot success victory champion forever together family
    mother father brother sister friend friends heaven jesus christ blessed faith hope
    mustang corvette ferrari porsche mercedes yamaha harleydavidson toyota honda
    america canada mexico brazil london paris berlin england france germany india china japan
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// The characters that stand side by side.
  static let rows = [
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
    "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "qazwsxedcrfvtgbyhnujm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm", "!@#$%^&*()", "qwertyuiopasdfghjklzxcvbnm",
  ]
}
