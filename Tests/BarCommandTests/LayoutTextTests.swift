import BarLayout
import Testing

@Suite struct LayoutTextTests {
  @Test func `a layout reads as a line an element, in fixed columns`() {
    #expect(
      LaidOutScene.sample.description == #"""
        scene  iphone-15-pro  ios-17  393 x 852 @ 3  measured by sf-fitted
        bar                                     0   53.667      393       44  state standard  metrics default  title inline
          background                            0        0      393   97.667  alpha 0.5  #f9f9f9f0
          backButton                            0   53.667     96.5       44
          backButton.label                     27       65     69.5     20.5  "Mail\u{200F}\""  17 regular  #007affff  baseline 81.667
          title                           175.333   65.333       43   20.333  "Inbox"  17 semibold  says "Inbox, 3 new"  #000000ff  baseline 81.667  ink 176.667 69.333 40.667 12.667
          rightBarButtonItems[0]              340       54       53       44  disabled
          rightBarButtonItems[0].image        350       64       20       20  symbol plus  #000000ff  ink 351 65.25 18 18
          largeTitle                           16      100       80       41  hidden  "Inbox"  34 bold  magnified 1.1  #000000ff  baseline 81.667  clip 0 98 393 0
        safeArea                                0   97.667      393  720.333

        """#)
  }

  @Test func `an element that moves changes its own line and no other`() {
    let before = LaidOutScene.sample
    var after = before
    after.bars[0].elements[4].frame.x += 1000
    let changed = zip(
      before.description.split(separator: "\n"), after.description.split(separator: "\n")
    )
    .filter { $0 != $1 }
    #expect(changed.count == 1)
  }
}
