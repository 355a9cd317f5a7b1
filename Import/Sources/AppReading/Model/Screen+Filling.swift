extension Screen {
  /// Takes what another description of the same screen says and this one does not.
  mutating func fill(from other: Screen) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    prompt = prompt ?? other.prompt
    titleMode = titleMode ?? other.titleMode
    prefersLargeTitles = prefersLargeTitles ?? other.prefersLargeTitles
    backTitle = backTitle ?? other.backTitle
    hidesBack = hidesBack ?? other.hidesBack
    keepsBack = keepsBack ?? other.keepsBack
    isBarHidden = isBarHidden ?? other.isBarHidden
    titleView = titleView ?? other.titleView
    search = search ?? other.search
    keepsSearch = keepsSearch || other.keepsSearch
    searchPlacement = searchPlacement ?? other.searchPlacement
    parent = parent ?? other.parent
    presentation = presentation ?? other.presentation
  }
}
