/// Words that names of symbols are made of.
enum SymbolWords {
  /// Whether a text is the name of a symbol, as far as its words tell: `gear`, `clock.badge`.
  ///
  /// All symbols that bars are drawn with have such names, and many others.
  static func make(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { return alone.contains(text) }
    return words.allSatisfy { alone.contains($0) || others.contains($0) }
  }

  /// Words that are names by themselves.
  private static let alone = set(
    """
    accessibility airplane airplayaudio airplayvideo airpodspro alarm app applewatch archivebox
    asterisk at backpack backward bag banknote barcode bell bicycle binoculars bird bold bolt
    book bookmark briefcase building bus calendar camera capsule car cart cellularbars character
    checklist checkmark circle clipboard clock cloud control cpu creditcard cross crown cube
    curlybraces cursorarrow desktopcomputer diamond dice display doc document dpad drop dumbbell
    ear eject ellipsis envelope equal exclamationmark externaldrive eye eyedropper eyeglasses
    faceid fan ferry film flag flame flask fn folder forward fuelpump function gamecontroller
    gear gearshape gift globe gobackward goforward graduationcap grid guitars hammer hare
    headphones heart hexagon highlighter homepod hourglass house humidity icloud infinity info
    internaldrive ipad iphone italic key keyboard ladybug laptopcomputer lasso leaf lightbulb
    link location lock macwindow magnifyingglass map mappin medal megaphone memories memorychip
    message mic minus moon multiply network newspaper nosign number octagon opticaldisc
    opticaldiscdrive paintbrush paintpalette paperclip paperplane pause pawprint pencil percent
    person personalhotspot phone photo pills pin pip play playpause plus power printer
    puzzlepiece qrcode questionmark recordingtape rectangle repeat restart return rosette ruler
    safari scissors screwdriver scribble seal shield shift shippingbox shuffle snowflake space
    sparkle sparkles speaker square star stop stopwatch strikethrough suitcase sunrise sunset
    syringe tablecells tag target tent terminal textformat thermometer ticket timer tortoise
    touchid tram trash tray tree triangle trophy tv umbrella underline video viewfinder waveform
    wifi wind wineglass wrench xmark zzz
    """)

  /// Words that only stand beside others.
  private static let others = set(
    """
    0 1 10 100 15 1x2 2 25 2x1 2x2 3 30 3d 3x1 3x3 5 50 75 aligncenter alignleft alignright
    americas and angled antenna append apple arcade arms arrow arrowshape arrowtriangle b badge
    bar battery bed below books bottom bottomthird box branch bubble bullet captions chart
    chevron circlepath clockwise closed closing columns compact connected connection console
    counterclockwise crop cup cursor cycle dash dashed decrease delete departure die dollarsign
    door dot double down draw ecg ellipse end extension face figure fill filled first fork
    forwardslash full garage gauge group half hand high hiking horizontal ibeam image in
    increase indent inset inverse justify knife largecircle larger layers leading leadinghalf
    leadingthird left lefthalf line list low macbook max medium middle min mountain music needle
    note on open opening out outdoor page pass path pie plaintext pool portrait poweroutlet pull
    quarternote quote rack radiowaves rain raised rays record richtext right righthalf rotate
    rotation run saucer selection sensor server sidebar size slash slider smallcircle smaller
    smiling split squarepath stack stars stick strengthtraining sun swim switch tap testtube
    text textbox thumbsdown thumbsup tip to tools top topthird traditional trailing
    trailingthird trianglehead truck turn type uiwindow up uptrend uturn vertical vial walk
    wallet wand wave with writing x xaxis xyaxis yoga
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
