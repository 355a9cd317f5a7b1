/// What VoiceOver adds to a name: what kind of thing it is and how it stands.
package enum SpokenWord: String, CaseIterable, Hashable, Sendable {
  case button, heading, backButton, searchField, dimmed, selected, textField, menu, tab

  /// The word in a locale's language: `de_DE`, `pt-BR`, `zh_Hant_TW`.
  package func text(in locale: String) -> String { Self.table.word(index, in: locale) }

  /// The language codes of the table.
  package static let languages = table.rows.map { $0.language }

  /// The place of one of several, as `1 of 3`.
  static func position(_ index: Int, of count: Int, in locale: String) -> String {
    "\(table.word(7, in: locale))\(index)\(table.word(8, in: locale))\(count)"
      + table.word(9, in: locale)
  }

  private var index: Int {
    switch self {
    case .button: 0
    case .heading: 1
    case .backButton: 2
    case .searchField: 3
    case .dimmed: 4
    case .selected: 5
    case .textField: 6
    case .menu: 10
    case .tab: 11
    }
  }

  /// The eighth to tenth words stand before, between and after the numbers of a place.
  ///
  /// Source: assumed — English is what VoiceOver is known to say; the others say the same in the
  /// words of its settings and help, and nobody listened to a device. Languages that are left out
  /// hear English.
  private static let table = WordTable(rows: [
    (
      "en",
      [
        "Button", "Heading", "Back button", "Search Field", "Dimmed", "Selected", "Text Field", "",
        " of ", "", "Menu", "Tab",
      ]
    ),
    (
      "ar",
      [
        "زر", "عنوان", "زر رجوع", "حقل بحث", "معتم", "محدد", "حقل نص", "", " من ", "", "قائمة",
        "علامة تبويب",
      ]
    ),
    (
      "cs",
      [
        "Tlačítko", "Nadpis", "Tlačítko Zpět", "Pole hledání", "Neaktivní", "Vybráno",
        "Textové pole", "", " z ", "", "Nabídka", "Panel",
      ]
    ),
    (
      "da",
      [
        "Knap", "Overskrift", "Tilbageknap", "Søgefelt", "Nedtonet", "Valgt", "Tekstfelt", "",
        " af ", "", "Menu", "Fane",
      ]
    ),
    (
      "de",
      [
        "Taste", "Überschrift", "Zurück-Taste", "Suchfeld", "Grau", "Ausgewählt", "Textfeld", "",
        " von ", "", "Menü", "Tab",
      ]
    ),
    (
      "es",
      [
        "Botón", "Encabezado", "Botón Atrás", "Campo de búsqueda", "Atenuado", "Seleccionado",
        "Campo de texto", "", " de ", "", "Menú", "Pestaña",
      ]
    ),
    (
      "fi",
      [
        "Painike", "Otsikko", "Takaisin-painike", "Hakukenttä", "Himmennetty", "Valittu",
        "Tekstikenttä", "", "/", "", "Valikko", "Välilehti",
      ]
    ),
    (
      "fr",
      [
        "Bouton", "En-tête", "Bouton Retour", "Champ de recherche", "Estompé", "Sélectionné",
        "Champ de texte", "", " sur ", "", "Menu", "Onglet",
      ]
    ),
    (
      "he",
      [
        "כפתור", "כותרת", "כפתור חזרה", "שדה חיפוש", "מעומעם", "נבחר", "שדה מלל", "", " מתוך ", "",
        "תפריט", "כרטיסייה",
      ]
    ),
    (
      "it",
      [
        "Pulsante", "Intestazione", "Pulsante Indietro", "Campo di ricerca", "Oscurato",
        "Selezionato", "Campo di testo", "", " di ", "", "Menu", "Pannello",
      ]
    ),
    (
      "ja",
      ["ボタン", "見出し", "戻るボタン", "検索フィールド", "淡色表示", "選択中", "テキストフィールド", "", "/", "", "メニュー", "タブ"]
    ),
    ("ko", ["버튼", "머리말", "뒤로 버튼", "검색 필드", "흐리게 표시됨", "선택됨", "텍스트 필드", "", "/", "", "메뉴", "탭"]),
    (
      "nb",
      [
        "Knapp", "Overskrift", "Tilbakeknapp", "Søkefelt", "Nedtonet", "Valgt", "Tekstfelt", "",
        " av ", "", "Meny", "Fane",
      ]
    ),
    (
      "nl",
      [
        "Knop", "Koptekst", "Terugknop", "Zoekveld", "Gedimd", "Geselecteerd", "Tekstveld", "",
        " van ", "", "Menu", "Tabblad",
      ]
    ),
    (
      "pl",
      [
        "Przycisk", "Nagłówek", "Przycisk Wstecz", "Pole wyszukiwania", "Przyciemnione",
        "Zaznaczone", "Pole tekstowe", "", " z ", "", "Menu", "Karta",
      ]
    ),
    (
      "pt",
      [
        "Botão", "Título", "Botão Voltar", "Campo de busca", "Escurecido", "Selecionado",
        "Campo de texto", "", " de ", "", "Menu", "Aba",
      ]
    ),
    (
      "pt_PT",
      [
        "Botão", "Título", "Botão Anterior", "Campo de pesquisa", "Esbatido", "Selecionado",
        "Campo de texto", "", " de ", "", "Menu", "Separador",
      ]
    ),
    (
      "ru",
      [
        "Кнопка", "Заголовок", "Кнопка «Назад»", "Поле поиска", "Недоступно", "Выбрано",
        "Текстовое поле", "", " из ", "", "Меню", "Вкладка",
      ]
    ),
    (
      "sv",
      [
        "Knapp", "Rubrik", "Bakåtknapp", "Sökfält", "Nedtonad", "Markerad", "Textfält", "", " av ",
        "", "Meny", "Flik",
      ]
    ),
    (
      "tr",
      [
        "Düğme", "Başlık", "Geri düğmesi", "Arama alanı", "Soluk", "Seçili", "Metin alanı", "", "/",
        "", "Menü", "Sekme",
      ]
    ),
    (
      "uk",
      [
        "Кнопка", "Заголовок", "Кнопка «Назад»", "Поле пошуку", "Недоступно", "Вибрано",
        "Текстове поле", "", " з ", "", "Меню", "Вкладка",
      ]
    ),
    ("zh_Hans", ["按钮", "标题", "返回按钮", "搜索栏", "变暗", "已选定", "文本栏", "第", "个，共", "个", "菜单", "标签页"]),
    ("zh_Hant", ["按鈕", "標題", "返回按鈕", "搜尋欄位", "變暗", "已選取", "文字欄位", "第", "個，共", "個", "選單", "標籤頁"]),
  ])
}
