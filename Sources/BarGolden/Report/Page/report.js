'use strict';
const all = selector => [...document.querySelectorAll(selector)];
const filter = document.getElementById('filter');
const items = all('[data-name]');
const links = new Map(all('[data-of]').map(item => [item.dataset.of, item]));
function apply() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const off = new Set(all('[data-kind]').filter(box => !box.checked).map(box => box.dataset.kind));
  let count = 0;
  for (const item of items) {
    const name = item.dataset.name.toLowerCase();
    const fits = words.every(word => name.includes(word)) && !off.has(item.dataset.outcome);
    item.hidden = !fits;
    const link = links.get(item.dataset.name);
    if (link) link.hidden = !fits;
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
// The ways to look at two pictures, which every golden would repeat in the page's text.
function makeModes(view) {
  const modes = document.createElement('div');
  modes.className = 'modes';
  modes.setAttribute('role', 'group');
  modes.setAttribute('aria-label', 'how pictures are shown');
  for (const mode of ['side', 'swipe', 'onion', 'blink', 'difference']) {
    if (mode === 'difference' && !view.querySelector('.difference')) continue;
    const button = modes.appendChild(document.createElement('button'));
    button.type = 'button';
    button.dataset.mode = button.textContent = mode;
    button.setAttribute('aria-pressed', String(mode === 'side'));
  }
  const range = modes.appendChild(document.createElement('input'));
  range.type = 'range';
  [range.min, range.max, range.value] = ['0', '100', '50'];
  range.setAttribute('aria-label', 'how much of after');
  view.before(modes);
}
all('.view').filter(view => view.querySelector('.before')).forEach(makeModes);
for (const modes of all('.modes')) {
  modes.addEventListener('click', event => {
    if (event.target.dataset.mode) choose(modes, event.target.dataset.mode);
  });
  const range = modes.querySelector('input');
  range.addEventListener('input', () => {
    modes.nextElementSibling.style.setProperty('--part', range.value + '%');
    if (!['swipe', 'onion'].includes(modes.nextElementSibling.dataset.mode)) choose(modes, 'swipe');
  });
  // The divider is where the pointer is, pressed or not.
  const view = modes.nextElementSibling;
  const follow = event => {
    if (view.dataset.mode !== 'swipe') return;
    const box = view.getBoundingClientRect();
    range.value = Math.min(100, Math.max(0, 100 * (event.clientX - box.left) / box.width));
    view.style.setProperty('--part', range.value + '%');
  };
  view.addEventListener('pointerdown', follow);
  view.addEventListener('pointermove', follow);
}
// The command that accepts a golden, to be pasted into a terminal.
for (const command of all('.accept code')) {
  const button = document.createElement('button');
  [button.type, button.className, button.textContent] = ['button', 'copy', 'copy'];
  command.before(button, ' ');
  command.textContent += document.body.dataset.place || '';
  button.addEventListener('click', async () => {
    const range = document.createRange();
    range.selectNodeContents(command);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    try {
      await navigator.clipboard.writeText(command.textContent);
    } catch {
      document.execCommand('copy');
    }
    button.textContent = 'copied';
  });
}
// A small picture of each golden in the index, once it comes into sight.
const near = new IntersectionObserver(entries => {
  for (const entry of entries.filter(entry => entry.isIntersecting)) {
    near.unobserve(entry.target);
    const article = items.find(item => item.dataset.name === entry.target.dataset.of);
    const picture = article && article.querySelector('.after img, svg.layout');
    if (!picture) continue;
    const small = picture.cloneNode(true);
    if (small.alt) small.alt = '';
    entry.target.firstElementChild.prepend(small);
  }
});
all('[data-of]').forEach(item => near.observe(item));
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
  if (event.key === 'o') document.body.classList.toggle('bare');
  const mode = {1: 'side', 2: 'swipe', 3: 'onion', 4: 'blink', 5: 'difference'}[event.key];
  if (mode) all('.modes').forEach(modes => choose(modes, mode));
  if (event.key === '/') { filter.focus(); event.preventDefault(); }
});
apply();
