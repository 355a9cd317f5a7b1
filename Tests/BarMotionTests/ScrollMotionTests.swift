import Testing

@testable import BarMotion

@Suite struct ScrollMotionTests {
  @Test func `a rubber band gives less the further it is pulled`() {
    let pulled = [50.0, 100, 200, 400].map { ScrollMotion.rubberBand(-$0, extent: 852) }
    #expect(pulled == pulled.sorted(by: >))
    for (shown, finger) in zip(pulled, [50.0, 100, 200, 400]) { #expect(-shown < finger * 0.55) }
    #expect(pulled[3] > -852)
    #expect(abs(ScrollMotion.rubberBand(100, extent: 852) - 51.665) < 0.01)
  }

  @Test func `a flick rolls on by its speed`() {
    #expect(abs(ScrollMotion.projection(from: 10, velocity: 1000) - 509) < 0.001)
  }

  @Test func `content that is let go within the large title snaps`() {
    let offsets = ScrollMotion.release(from: 30, velocity: 0) { $0 < 52 ? ($0 > 26 ? 52 : 0) : $0 }
    #expect(offsets.last == 52)
    #expect(offsets == offsets.sorted())
    #expect(offsets.count < 60)
  }

  @Test func `content that was pulled down comes back without overshooting`() {
    let offsets = ScrollMotion.release(from: -80, velocity: 0) { $0 }
    #expect(offsets.last == 0)
    #expect(offsets.allSatisfy { $0 <= 0 })
  }

  @Test func `a free flick slows down and ends where it was going`() {
    let offsets = ScrollMotion.release(from: 100, velocity: 600) { $0 }
    #expect(abs((offsets.last ?? 0) - ScrollMotion.projection(from: 100, velocity: 600)) < 0.001)
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.dropLast() == ArraySlice(steps.dropLast().sorted(by: >)))
  }

  /// A layout's thousandths are not quite what a sum of binary fractions is.
  @Test func `a free flick loses two thousandths of its speed each millisecond`() {
    let offsets = ScrollMotion.release(from: 0, velocity: 900) { ($0 * 1000).rounded() / 1000 }
    // At 60 pictures a second every third one comes 50 milliseconds later.
    let lost = (0..<50).reduce(1.0) { share, _ in share * 0.998 }
    var left = 449.1
    for frame in stride(from: 2, to: offsets.count - 1, by: 3) {
      left *= lost
      #expect(abs(offsets[frame] - (449.1 - left)) < 0.001, "picture \(frame)")
    }
    #expect(offsets.count > 200)
  }

  @Test func `a push begins at nothing and ends whole`() {
    let frames = TransitionMotion.frames()
    #expect(frames.first == 0)
    #expect(frames.last == 1)
    #expect(frames == frames.sorted())
    #expect(frames.count == 22)
  }

  @Test func `a push of iOS 27 begins at full speed`() {
    let (old, new) = (TransitionMotion.frames(on: 26), TransitionMotion.frames(on: 27))
    #expect(new.first == 0 && new.last == 1 && new == new.sorted())
    // Measured: 8.3 widths a second at first; the spring is still gaining in the first picture.
    #expect(new[1] * 60 > 8.3 && new[1] * 60 < 9.5)
    #expect(old[1] * 60 < 3.5)
  }

  @Test func `a curve's ends are fixed and its middle is as Apple documents it`() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    }
    #expect(abs(TimingCurve.linear.progress(at: 0.3) - 0.3) < 1e-9)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(TimingCurve.easeIn.progress(at: 0.5) - 0.3154) < 1e-3)
    #expect(TimingCurve.easeIn.progress(at: 0.4) + TimingCurve.easeOut.progress(at: 0.6) > 0.999)
  }
}
