/// The words a bar shows by itself, in the languages of a fixed table: no result depends on
/// the machine's language.
///
/// A language that is not in the table reads English.
package enum SystemWord: String, CaseIterable, Hashable, Sendable {
  case back, done, cancel, edit, save, search

  /// The word in a locale's language: `de_DE`, `pt-BR`, `zh_Hant_TW`.
  package func text(in locale: String) -> String { Self.table.word(index, in: locale) }

  /// The language codes of the table.
  package static let languages = table.rows.map { $0.language }

  private var index: Int {
    switch self {
    case .back: 0
    case .done: 1
    case .cancel: 2
    case .edit: 3
    case .save: 4
    case .search: 5
    }
  }

  /// Source: the words of iOS's own interface as its users know them.
  private static let table = WordTable(rows: [
    ("en", ["Back", "Done", "Cancel", "Edit", "Save", "Search"]),
    ("ar", ["رجوع", "تم", "إلغاء", "تعديل", "حفظ", "بحث"]),
    ("ca", ["Enrere", "OK", "Cancel·la", "Edita", "Desa", "Cerca"]),
    ("cs", ["Zpět", "Hotovo", "Zrušit", "Upravit", "Uložit", "Hledat"]),
    ("da", ["Tilbage", "OK", "Annuller", "Rediger", "Arkiver", "Søg"]),
    ("de", ["Zurück", "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Suchen"]),
    ("el", ["Πίσω", "Τέλος", "Ακύρωση", "Αλλαγή", "Αποθήκευση", "Αναζήτηση"]),
    ("es", ["Atrás", "OK", "Cancelar", "Editar", "Guardar", "Buscar"]),
    ("fi", ["Takaisin", "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Etsi"]),
    ("fr", ["Retour", "OK", "Annuler", "Modifier", "Enregistrer", "Rechercher"]),
    ("he", ["חזרה", "סיום", "ביטול", "עריכה", "שמירה", "חיפוש"]),
    ("hi", ["वापस", "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "खोजें"]),
    ("hr", ["Natrag", "OK", "Odustani", "Uredi", "Spremi", "Pretraži"]),
    ("hu", ["Vissza", "Kész", "Mégsem", "Szerkesztés", "Mentés", "Keresés"]),
    ("id", ["Kembali", "Selesai", "Batalkan", "Edit", "Simpan", "Cari"]),
    ("it", ["Indietro", "Fine", "Annulla", "Modifica", "Salva", "Cerca"]),
    ("ja", ["戻る", "完了", "キャンセル", "編集", "保存", "検索"]),
    ("ko", ["뒤로", "완료", "취소", "편집", "저장", "검색"]),
    ("ms", ["Balik", "Selesai", "Batal", "Edit", "Simpan", "Cari"]),
    ("nb", ["Tilbake", "Ferdig", "Avbryt", "Rediger", "Arkiver", "Søk"]),
    ("nl", ["Terug", "Gereed", "Annuleer", "Wijzig", "Bewaar", "Zoek"]),
    ("no", ["Tilbake", "Ferdig", "Avbryt", "Rediger", "Arkiver", "Søk"]),
    ("pl", ["Wstecz", "Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Szukaj"]),
    ("pt", ["Voltar", "OK", "Cancelar", "Editar", "Salvar", "Buscar"]),
    ("pt_PT", ["Anterior", "OK", "Cancelar", "Editar", "Guardar", "Pesquisar"]),
    ("ro", ["Înapoi", "OK", "Anulează", "Editează", "Salvează", "Caută"]),
    ("ru", ["Назад", "Готово", "Отменить", "Править", "Сохранить", "Поиск"]),
    ("sk", ["Späť", "Hotovo", "Zrušiť", "Upraviť", "Uložiť", "Hľadať"]),
    ("sv", ["Tillbaka", "Klar", "Avbryt", "Redigera", "Spara", "Sök"]),
    ("th", ["กลับ", "เสร็จสิ้น", "ยกเลิก", "แก้ไข", "บันทึก", "ค้นหา"]),
    ("tr", ["Geri", "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Ara"]),
    ("uk", ["Назад", "Готово", "Скасувати", "Змінити", "Зберегти", "Пошук"]),
    ("vi", ["Quay lại", "Xong", "Hủy", "Sửa", "Lưu", "Tìm kiếm"]),
    ("zh_Hans", ["返回", "完成", "取消", "编辑", "存储", "搜索"]),
    ("zh_Hant", ["返回", "完成", "取消", "編輯", "儲存", "搜尋"]),
  ])
}
