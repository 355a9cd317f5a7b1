internal import BarLayout

/// The parts of the page that are the same in every report.
enum ReportPage {
  /// A number of points, to a thousandth.
  static func number(_ value: Double) -> String { Thousandths(value).description }

  /// A distance in thousandths with its sign: `+0.333`.
  static func thousandths(_ count: Int) -> String {
    let text = Thousandths(Double(count) / 1000).description
    return count > 0 ? "+\(text)" : text
  }

  /// The page's looks.
  static let style = """
    :root { color-scheme: light dark; --line: #8884; --bad: #c0392b; --good: #2e7d32; --now: #0a6cff }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1300px; padding: 0 1rem 4rem }
    header { position: sticky; top: 0; background: Canvas; border-bottom: 1px solid var(--line); z-index: 2 }
    h1 { font-size: 1.2rem; margin: .6rem 0 } h2 { font-size: 1rem; margin: 0 0 .4rem }
    @media (max-width: 700px), (max-height: 600px) { header { position: static } }
    @media (max-width: 700px) { td { overflow-wrap: anywhere; min-width: 4.5rem } .keys { display: none } }
    header p { margin: .3rem 0; display: flex; flex-wrap: wrap; gap: .3rem 1rem }
    article { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 6px;
      margin: 1rem 0; padding: .7rem 1rem; scroll-margin-top: 8rem; content-visibility: auto;
      contain-intrinsic-size: auto 30rem }
    article:focus { outline: 2px solid var(--now) } .table { overflow-x: auto }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: 3px; padding: 0 .3em }
    .keys { font-size: .8rem; opacity: .7 }
    article.pass { border-left-color: var(--good) }
    h2 em { font-style: normal; font-weight: 400; opacity: .75 }
    [hidden] { display: none !important }
    .note { margin: .2rem 0 } table { border-collapse: collapse; margin: .4rem 0 }
    th, td { text-align: left; padding: .1rem .8rem .1rem 0; border-bottom: 1px solid var(--line);
      font-variant-numeric: tabular-nums } td:first-child { font-family: ui-monospace, monospace }
    .modes { margin: .5rem 0; display: flex; flex-wrap: wrap; gap: .3rem; align-items: center }
    .modes button[aria-pressed=true] { outline: 2px solid var(--now) }
    .view { display: grid; gap: .6rem } .view figure { margin: 0 } .view img { max-width: 100%; display: block;
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; outline: 1px solid var(--line) }
    .view:not([data-mode=side]) { width: fit-content; max-width: 100% }
    .view[data-mode=swipe] { position: relative; cursor: ew-resize; touch-action: pan-y }
    .view[data-mode=swipe] img { pointer-events: none }
    .view[data-mode=swipe]::after { content: ""; position: absolute; top: 0; bottom: 0; width: 2px;
      left: calc(100% - var(--part, 50%) - 1px); background: var(--now) }
    .view[data-mode=side] { grid-template-columns: repeat(auto-fill, minmax(min(393px, 100%), 1fr)) }
    .view.wide[data-mode=side] { grid-template-columns: minmax(0, 932px) }
    figcaption { font-size: .8rem; opacity: .7 }
    .view[data-mode=swipe] figure, .view[data-mode=onion] figure, .view[data-mode=blink] figure { grid-area: 1 / 1 }
    .view:is([data-mode=swipe], [data-mode=onion], [data-mode=blink]) .difference,
    .view[data-mode=difference] :is(.before, .after),
    .view:not([data-mode=side]) figcaption { display: none }
    .view[data-mode=swipe] .after { clip-path: inset(0 0 0 calc(100% - var(--part, 50%))) }
    .view[data-mode=onion] .after { opacity: var(--part, 50%) }
    .view[data-mode=blink] .after { animation: blink 1s steps(1) infinite }
    @keyframes blink { 50% { visibility: hidden } }
    @media (prefers-reduced-motion: reduce) {
      .view[data-mode=blink] .after { animation: none } .view[data-mode=blink].back .after { visibility: hidden } }
    .legend { font-size: .8rem; opacity: .7; margin: 0 }
    svg.layout { width: 100%; max-width: 786px; margin: .5rem 0; display: block }
    svg.layout rect { fill: none; stroke: #888; stroke-width: .5; vector-effect: non-scaling-stroke }
    svg.layout rect.before { stroke-dasharray: 3 2 }
    svg.layout rect.moved { stroke: var(--bad); stroke-width: 1.5 } svg.layout rect.after.moved { stroke: var(--now) }
    del, ins { text-decoration: none } del { color: var(--bad) } ins { color: var(--now) }
    pre { overflow-x: auto; font-size: 12px }

    """

  /// What the page does: it filters, and switches between ways to look at pictures.
  static let script = """
    'use strict';
    const all = selector => [...document.querySelectorAll(selector)];
    const filter = document.getElementById('filter');
    const items = all('[data-name]');
    function apply() {
      const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
      const off = new Set(all('[data-kind]').filter(box => !box.checked).map(box => box.dataset.kind));
      let count = 0;
      for (const item of items) {
        const name = item.dataset.name.toLowerCase();
        const fits = words.every(word => name.includes(word)) && !off.has(item.dataset.outcome);
        item.hidden = !fits;
        if (fits) count++;
      }
      document.getElementById('shown').textContent = count + ' of ' + items.length + ' shown';
    }
    filter.addEventListener('input', apply);
    all('[data-kind]').forEach(box => box.addEventListener('change', apply));
    function choose(modes, mode) {
      if (!modes.querySelector('[data-mode=' + mode + ']')) return;
      const view = modes.nextElementSibling;
      // Where nothing is to move by itself, blinking goes by the button.
      view.classList.toggle('back', view.dataset.mode === mode && !view.classList.contains('back'));
      view.dataset.mode = mode;
      modes.querySelectorAll('button').forEach(
        button => button.setAttribute('aria-pressed', button.dataset.mode === mode));
    }
    for (const modes of all('.modes')) {
      modes.addEventListener('click', event => {
        if (event.target.dataset.mode) choose(modes, event.target.dataset.mode);
      });
      const range = modes.querySelector('input');
      range.addEventListener('input', () => {
        modes.nextElementSibling.style.setProperty('--part', range.value + '%');
        if (!['swipe', 'onion'].includes(modes.nextElementSibling.dataset.mode)) choose(modes, 'swipe');
      });
      const view = modes.nextElementSibling;
      const drag = event => {
        if (view.dataset.mode !== 'swipe' || !event.buttons) return;
        const box = view.getBoundingClientRect();
        range.value = 100 * (box.right - event.clientX) / box.width;
        view.style.setProperty('--part', range.value + '%');
      };
      view.addEventListener('pointerdown', drag);
      view.addEventListener('pointermove', drag);
    }
    function go(step) {
      const shown = all('article').filter(article => !article.hidden);
      const here = shown.findIndex(article => article.contains(document.activeElement));
      const next = here < 0 ? shown[step > 0 ? 0 : shown.length - 1] : shown[here + step];
      if (next) { next.tabIndex = -1; next.focus({ preventScroll: true }); next.scrollIntoView(); }
    }
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.tagName === 'INPUT' && event.target.type === 'search') {
        if (event.key === 'Escape') { filter.value = ''; filter.blur(); apply(); }
        return;
      }
      if (event.key === 'j' || event.key === 'k') go(event.key === 'j' ? 1 : -1);
      const mode = {1: 'side', 2: 'swipe', 3: 'onion', 4: 'blink', 5: 'difference'}[event.key];
      if (mode) all('.modes').forEach(modes => choose(modes, mode));
      if (event.key === '/') { filter.focus(); event.preventDefault(); }
    });
    apply();

    """
}
