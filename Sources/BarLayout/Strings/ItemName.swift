/// What VoiceOver calls the pictures that a bar shows by itself, and what the entries of
/// its own menus read.
package enum ItemName: String, CaseIterable, Hashable, Sendable {
  case add, compose, reply, share, organize, bookmarks, refresh, stop, close, camera, delete
  case play, pause, rewind, fastForward, undo, redo, writingTools, more, sidebar, rename, search
  case clear

  /// The name in a locale's language: `de_DE`, `pt-BR`, `zh_Hant_TW`.
  package func text(in locale: String) -> String { Self.table.word(index, in: locale) }

  /// The language codes of the table.
  package static let languages = table.rows.map { $0.language }

  private var index: Int {
    switch self {
    case .add: 0
    case .compose: 1
    case .reply: 2
    case .share: 3
    case .organize: 4
    case .bookmarks: 5
    case .refresh: 6
    case .stop: 7
    case .close: 8
    case .camera: 9
    case .delete: 10
    case .play: 11
    case .pause: 12
    case .rewind: 13
    case .fastForward: 14
    case .undo: 15
    case .redo: 16
    case .writingTools: 17
    case .more: 18
    case .sidebar: 19
    case .rename: 20
    case .search: 21
    case .clear: 22
    }
  }

  /// The names by language; languages that are left out read English.
  ///
  /// Source: assumed — the words of iOS's own interface as its users know them, where the same
  /// action has a name that can be seen ("Share", "Undo", "Close"); nobody compared them with a
  /// device that speaks the language.
  private static let table = WordTable(rows: [
    (
      "en",
      [
        "Add", "Compose", "Reply", "Share", "Organize", "Bookmarks", "Refresh", "Stop", "Close",
        "Camera", "Delete", "Play", "Pause", "Rewind", "Fast Forward", "Undo", "Redo",
        "Writing Tools", "More", "Sidebar", "Rename", "Search", "Clear text",
      ]
    ),
    (
      "ar",
      [
        "إضافة", "إنشاء", "رد", "مشاركة", "تنظيم", "الإشارات المرجعية", "تحديث", "إيقاف", "إغلاق",
        "الكاميرا", "حذف", "تشغيل", "إيقاف مؤقت", "إرجاع", "تقديم سريع", "تراجع", "إعادة",
        "أدوات الكتابة", "المزيد", "الشريط الجانبي", "إعادة تسمية", "بحث", "مسح النص",
      ]
    ),
    (
      "cs",
      [
        "Přidat", "Napsat", "Odpovědět", "Sdílet", "Uspořádat", "Záložky", "Obnovit", "Zastavit",
        "Zavřít", "Fotoaparát", "Smazat", "Přehrát", "Pozastavit", "Přetočit zpět",
        "Přetočit vpřed", "Odvolat", "Opakovat", "Nástroje pro psaní", "Další", "Boční panel",
        "Přejmenovat", "Hledat", "Smazat text",
      ]
    ),
    (
      "da",
      [
        "Tilføj", "Skriv", "Svar", "Del", "Organiser", "Bogmærker", "Opdater", "Stop", "Luk",
        "Kamera", "Slet", "Afspil", "Pause", "Spol tilbage", "Spol frem", "Fortryd",
        "Gentag", "Skriveværktøjer", "Mere", "Indholdsoversigt", "Omdøb", "Søg", "Ryd tekst",
      ]
    ),
    (
      "de",
      [
        "Hinzufügen", "Verfassen", "Antworten", "Teilen", "Verwalten", "Lesezeichen",
        "Aktualisieren", "Stoppen", "Schließen", "Kamera", "Löschen", "Wiedergabe", "Pause",
        "Zurückspulen", "Vorspulen", "Widerrufen", "Wiederholen", "Schreibwerkzeuge", "Mehr",
        "Seitenleiste", "Umbenennen", "Suchen", "Text löschen",
      ]
    ),
    (
      "es",
      [
        "Añadir", "Redactar", "Responder", "Compartir", "Organizar", "Marcadores", "Actualizar",
        "Detener", "Cerrar", "Cámara", "Eliminar", "Reproducir", "Pausa", "Retroceder",
        "Avance rápido", "Deshacer", "Rehacer", "Herramientas de escritura", "Más",
        "Barra lateral", "Renombrar", "Buscar", "Borrar texto",
      ]
    ),
    (
      "fi",
      [
        "Lisää", "Kirjoita", "Vastaa", "Jaa", "Järjestä", "Kirjanmerkit", "Päivitä", "Pysäytä",
        "Sulje", "Kamera", "Poista", "Toista", "Keskeytä", "Kelaa taaksepäin", "Kelaa eteenpäin",
        "Kumoa", "Tee sittenkin", "Kirjoitustyökalut", "Lisää", "Sivupalkki", "Nimeä uudelleen",
        "Etsi", "Tyhjennä teksti",
      ]
    ),
    (
      "fr",
      [
        "Ajouter", "Rédiger", "Répondre", "Partager", "Organiser", "Signets", "Actualiser",
        "Arrêter", "Fermer", "Appareil photo", "Supprimer", "Lecture", "Pause", "Retour rapide",
        "Avance rapide", "Annuler", "Rétablir", "Outils d’écriture", "Plus", "Barre latérale",
        "Renommer", "Rechercher", "Effacer le texte",
      ]
    ),
    (
      "he",
      [
        "הוספה", "כתיבה", "תשובה", "שיתוף", "ארגון", "סימניות", "רענון", "עצירה", "סגירה",
        "מצלמה", "מחיקה", "הפעלה", "השהיה", "הרצה לאחור", "הרצה קדימה", "ביטול פעולה",
        "ביצוע מחדש", "כלי כתיבה", "עוד", "סרגל צד", "שינוי שם", "חיפוש", "ניקוי הטקסט",
      ]
    ),
    (
      "it",
      [
        "Aggiungi", "Scrivi", "Rispondi", "Condividi", "Organizza", "Segnalibri", "Aggiorna",
        "Interrompi", "Chiudi", "Fotocamera", "Elimina", "Riproduci", "Pausa", "Riavvolgi",
        "Avanti veloce", "Annulla", "Ripristina", "Strumenti di scrittura", "Altro",
        "Barra laterale", "Rinomina", "Cerca", "Cancella testo",
      ]
    ),
    (
      "ja",
      [
        "追加", "作成", "返信", "共有", "整理", "ブックマーク", "更新", "停止", "閉じる", "カメラ",
        "削除", "再生", "一時停止", "巻き戻し", "早送り", "取り消す", "やり直す", "作文ツール",
        "その他", "サイドバー", "名称変更", "検索", "テキストを消去",
      ]
    ),
    (
      "ko",
      [
        "추가", "작성", "답장", "공유", "정리", "책갈피", "새로 고침", "중단", "닫기", "카메라",
        "삭제", "재생", "일시 정지", "되감기", "빨리 감기", "실행 취소", "실행 복귀", "글쓰기 도구",
        "더 보기", "사이드바", "이름 변경", "검색", "텍스트 지우기",
      ]
    ),
    (
      "nb",
      [
        "Legg til", "Skriv", "Svar", "Del", "Organiser", "Bokmerker", "Oppdater", "Stopp", "Lukk",
        "Kamera", "Slett", "Spill av", "Pause", "Spol tilbake", "Spol fremover", "Angre",
        "Utfør likevel", "Skriveverktøy", "Mer", "Sidepanel", "Endre navn", "Søk", "Fjern tekst",
      ]
    ),
    (
      "nl",
      [
        "Voeg toe", "Schrijf", "Beantwoord", "Deel", "Orden", "Bladwijzers", "Vernieuw", "Stop",
        "Sluit", "Camera", "Verwijder", "Speel af", "Pauzeer", "Spoel terug", "Spoel vooruit",
        "Herstel", "Opnieuw", "Schrijfhulpmiddelen", "Meer", "Navigatiekolom", "Wijzig naam",
        "Zoek", "Wis tekst",
      ]
    ),
    (
      "pl",
      [
        "Dodaj", "Utwórz", "Odpowiedz", "Udostępnij", "Uporządkuj", "Zakładki", "Odśwież",
        "Zatrzymaj", "Zamknij", "Aparat", "Usuń", "Odtwarzaj", "Wstrzymaj", "Przewiń do tyłu",
        "Przewiń do przodu", "Cofnij", "Ponów", "Narzędzia pisania", "Więcej", "Pasek boczny",
        "Zmień nazwę", "Szukaj", "Wyczyść tekst",
      ]
    ),
    (
      "pt",
      [
        "Adicionar", "Escrever", "Responder", "Compartilhar", "Organizar", "Favoritos",
        "Atualizar", "Parar", "Fechar", "Câmera", "Apagar", "Reproduzir", "Pausar",
        "Retroceder", "Avançar", "Desfazer", "Refazer", "Ferramentas de Escrita", "Mais",
        "Barra Lateral", "Renomear", "Buscar", "Limpar texto",
      ]
    ),
    (
      "pt_PT",
      [
        "Adicionar", "Escrever", "Responder", "Partilhar", "Organizar", "Marcadores",
        "Atualizar", "Parar", "Fechar", "Câmara", "Apagar", "Reproduzir", "Pausa",
        "Recuar", "Avançar", "Desfazer", "Refazer", "Ferramentas de escrita", "Mais",
        "Barra lateral", "Alterar nome", "Pesquisar", "Limpar texto",
      ]
    ),
    (
      "ru",
      [
        "Добавить", "Написать", "Ответить", "Поделиться", "Упорядочить", "Закладки", "Обновить",
        "Остановить", "Закрыть", "Камера", "Удалить", "Воспроизвести", "Пауза",
        "Перемотка назад", "Перемотка вперед", "Отменить", "Повторить", "Инструменты письма",
        "Еще", "Боковое меню", "Переименовать", "Поиск", "Очистить текст",
      ]
    ),
    (
      "sv",
      [
        "Lägg till", "Skriv", "Svara", "Dela", "Ordna", "Bokmärken", "Uppdatera", "Stoppa",
        "Stäng", "Kamera", "Radera", "Spela upp", "Pausa", "Spola bakåt", "Spola framåt",
        "Ångra", "Gör om", "Skrivverktyg", "Mer", "Sidofält", "Byt namn", "Sök", "Rensa text",
      ]
    ),
    (
      "tr",
      [
        "Ekle", "Yaz", "Yanıtla", "Paylaş", "Düzenle", "Yer İmleri", "Yenile", "Durdur", "Kapat",
        "Kamera", "Sil", "Oynat", "Duraklat", "Geri Sar", "İleri Sar", "Geri Al", "Yinele",
        "Yazma Araçları", "Daha Fazla", "Kenar Çubuğu", "Adını Değiştir", "Ara", "Metni sil",
      ]
    ),
    (
      "uk",
      [
        "Додати", "Написати", "Відповісти", "Оприлюднити", "Упорядкувати", "Закладки", "Оновити",
        "Зупинити", "Закрити", "Камера", "Видалити", "Відтворити", "Пауза", "Перемотати назад",
        "Перемотати вперед", "Скасувати", "Повторити", "Інструменти письма", "Більше",
        "Бічна панель", "Перейменувати", "Пошук", "Очистити текст",
      ]
    ),
    (
      "zh_Hans",
      [
        "添加", "撰写", "回复", "共享", "整理", "书签", "刷新", "停止", "关闭", "相机", "删除", "播放",
        "暂停", "快退", "快进", "撤销", "重做", "写作工具", "更多", "边栏", "重新命名", "搜索", "清除文本",
      ]
    ),
    (
      "zh_Hant",
      [
        "加入", "撰寫", "回覆", "分享", "整理", "書籤", "重新整理", "停止", "關閉", "相機", "刪除",
        "播放", "暫停", "倒轉", "快轉", "還原", "重做", "書寫工具", "更多", "側邊欄", "重新命名", "搜尋", "清除文字",
      ]
    ),
  ])
}
