/// What is on the keys of a language's keyboard.
///
/// Source: assumed — phones' keyboards of iOS as their users know them; a language that is not in the
/// table writes with the keys of English.
package struct KeyboardLanguage: Hashable, Sendable {
  /// Three rows of letters, each as it stands from left to right.
  let letters: [String]
  /// Whether letters have a large and a small form.
  let hasShift: Bool
  /// The words on the keys for spaces and lines, and the figures on that for digits.
  let space: String
  let `return`: String
  let digits: String

  /// The keyboard of a locale: `de_CH`, `pt-BR`.
  init(of locale: String) {
    func word(_ table: WordTable, _ index: Int) -> String { table.word(index, in: locale) }
    letters = (0..<3).map { word(Self.rows, $0) }
    hasShift = word(Self.rows, 3).isEmpty
    space = word(Self.words, 0)
    `return` = word(Self.words, 1)
    digits = word(Self.words, 2)
  }

  /// Rows of letters, and a dash where they have one form alone.
  private static let rows = WordTable(rows: [
    ("en", ["qwertyuiop", "asdfghjkl", "zxcvbnm", ""]),
    ("ar", ["ضصقفغعهخحج", "شسيبلاتنمك", "ظطذدزروةث", "-"]),
    ("cs", ["qwertzuiop", "asdfghjkl", "yxcvbnm", ""]),
    ("da", ["qwertyuiopå", "asdfghjklæø", "zxcvbnm", ""]),
    ("de", ["qwertzuiopü", "asdfghjklöä", "yxcvbnm", ""]),
    ("el", ["΄ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ", ""]),
    ("es", ["qwertyuiop", "asdfghjklñ", "zxcvbnm", ""]),
    ("fa", ["ضصقفغعهخحجچ", "شسیبلاتنمکگ", "ظطژزرذدپوث", "-"]),
    ("fi", ["qwertyuiopå", "asdfghjklöä", "zxcvbnm", ""]),
    ("fr", ["azertyuiop", "qsdfghjklm", "wxcvbn´", ""]),
    ("he", ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ", "-"]),
    ("hr", ["qwertzuiopšđ", "asdfghjklčćž", "yxcvbnm", ""]),
    ("hu", ["qwertzuiop", "asdfghjkl", "yxcvbnm", ""]),
    ("ko", ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ", ""]),
    ("nb", ["qwertyuiopå", "asdfghjkløæ", "zxcvbnm", ""]),
    ("ru", ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю", ""]),
    ("sk", ["qwertzuiop", "asdfghjkl", "yxcvbnm", ""]),
    ("sv", ["qwertyuiopå", "asdfghjklöä", "zxcvbnm", ""]),
    ("tr", ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç", ""]),
    ("uk", ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю", ""]),
  ])

  private static let words = WordTable(rows: [
    ("en", ["space", "return", "123"]),
    ("ar", ["مسافة", "إدخال", "١٢٣"]),
    ("ca", ["espai", "retorn", "123"]),
    ("cs", ["mezerník", "return", "123"]),
    ("da", ["mellemrum", "retur", "123"]),
    ("de", ["Leerzeichen", "Return", "123"]),
    ("el", ["διάστημα", "εισαγωγή", "123"]),
    ("es", ["espacio", "intro", "123"]),
    ("fa", ["فاصله", "ورود", "۱۲۳"]),
    ("fi", ["välilyönti", "rivinvaihto", "123"]),
    ("fr", ["espace", "retour", "123"]),
    ("he", ["רווח", "חזור", "123"]),
    ("it", ["spazio", "invio", "123"]),
    ("ja", ["空白", "改行", "123"]),
    ("ko", ["스페이스", "리턴", "123"]),
    ("nb", ["mellomrom", "retur", "123"]),
    ("nl", ["spatie", "return", "123"]),
    ("pl", ["spacja", "powrót", "123"]),
    ("pt", ["espaço", "retorno", "123"]),
    ("ru", ["Пробел", "Ввод", "123"]),
    ("sv", ["mellanslag", "retur", "123"]),
    ("tr", ["boşluk", "geç", "123"]),
    ("uk", ["Пробіл", "Ввід", "123"]),
    ("zh_Hans", ["空格", "换行", "123"]),
    ("zh_Hant", ["空格", "換行", "123"]),
  ])
}
