// The pictures: one or several devices side by side, and what lies over them.
import { draw } from "./server.js";
import { make, part, points, shape } from "./numbers.js";

/** One device on the stage. */
export class Pane {
  /** @param studio what is shown, and whom to tell */
  constructor(studio, index) {
    this.studio = studio;
    this.index = index;
    this.canvas = make("canvas", { class: "picture", width: 1, height: 1 });
    // While somebody drags only the screen is drawn: the case beneath it stays as it was.
    this.live = make("canvas", { class: "live", width: 1, height: 1, hidden: true });
    // At rest the picture is made smaller with care: browsers drop lines of canvases that they shrink.
    this.fine = make("canvas", { class: "fine", width: 1, height: 1, hidden: true });
    this.refining = 0;
    this.marks = shape("svg", { "aria-hidden": "true" });
    this.screen = make("div", {
      class: "screen", tabindex: "0", role: "group", "aria-roledescription": "bar",
      "aria-label": "Picture. Arrow keys walk through the elements, Return pins one.",
    }, this.canvas, this.fine, this.live, this.marks);
    this.caption = make("figcaption");
    this.node = make("figure", { class: "pane" }, this.screen, this.caption);
    this.answer = null;
    // The number of the picture that each canvas shows.
    this.shownOn = new Map();
    this.isBusy = false;
    this.wanted = null;
    this.listen();
  }

  /** Draws the scene again; while one picture is drawn only the newest wish is kept. */
  async show(request) {
    this.wanted = request;
    if (this.isBusy) return;
    this.isBusy = true;
    while (this.wanted) {
      const next = this.wanted;
      this.wanted = null;
      try {
        const { answer, picture } = await draw(next, this.index);
        this.take(answer, picture);
      } catch (error) {
        this.studio.fail(error);
      }
    }
    this.isBusy = false;
  }

  take(answer, picture) {
    const isLive = picture && this.isFramed && !answer.elements;
    if (picture) {
      const canvas = isLive ? this.live : this.canvas;
      const { image } = picture;
      let { top, bottom } = picture;
      if (canvas.width !== image.width || canvas.height !== image.height) {
        canvas.width = image.width;
        canvas.height = image.height;
        this.shownOn.delete(canvas);
      }
      if (answer.base === undefined || this.shownOn.get(canvas) !== answer.base) [top, bottom] = [0, image.height];
      if (bottom > top) {
        canvas.getContext("2d", { willReadFrequently: true })
          .putImageData(image, 0, 0, 0, top, image.width, bottom - top);
      }
      this.shownOn.set(canvas, answer.picture);
      if (this.isMoving || !answer.elements) this.fine.hidden = true;
      this.isMoving = !answer.elements;
      this.live.hidden = !isLive;
    }
    if (isLive) {
      this.place(answer);
      this.answer = { ...this.answer, bars: answer.bars };
    } else if (picture) {
      this.isFramed = answer.origin[0] < 0;
      const old = this.answer ?? {};
      // A drag asks for the bars alone; the rest stays as it was.
      this.answer = { ...answer, elements: answer.elements ?? old.elements };
      this.caption.textContent = `${answer.device} · ${answer.system} · `
        + `${points(answer.screen[0])} × ${points(answer.screen[1])}`;
      this.fit();
    }
    this.studio.drawn(this, answer, Boolean(picture));
  }

  /** Lays the live screen into the case. */
  place(answer) {
    const [x, y] = this.answer.origin;
    const [width, height] = this.answer.size;
    const share = (part, whole) => `${part / whole * 100}%`;
    Object.assign(this.live.style, {
      left: share(-x, width), top: share(-y, height),
      width: share(answer.size[0], width), height: share(answer.size[1], height),
    });
  }

  /** Sets the size on the page. */
  fit() {
    if (!this.answer) return;
    const [width, height] = this.answer.size;
    const zoom = this.studio.zoom(this.answer);
    this.zoomed = zoom;
    this.screen.style.width = `${width * zoom}px`;
    this.screen.style.height = `${height * zoom}px`;
    const [x, y] = this.answer.origin;
    this.marks.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.mark();
    this.refine();
  }

  /** Lays a well made smaller picture over the one at rest. */
  async refine() {
    const { canvas, fine } = this;
    const width = Math.round(this.answer.size[0] * this.zoomed * devicePixelRatio);
    const height = Math.round(this.answer.size[1] * this.zoomed * devicePixelRatio);
    this.refining += 1;
    const turn = this.refining;
    if (this.isMoving || width < 1 || height < 1 || width > canvas.width * 0.9) {
      fine.hidden = true;
      return;
    }
    const bitmap = await createImageBitmap(canvas, {
      resizeWidth: width, resizeHeight: height, resizeQuality: "high",
    }).catch(() => null);
    if (!bitmap) return;
    if (turn === this.refining) {
      [fine.width, fine.height] = [width, height];
      fine.getContext("2d").drawImage(bitmap, 0, 0);
      fine.hidden = false;
    }
    bitmap.close();
  }

  /** The point of the screen under a pointer. */
  point(event) {
    const box = this.screen.getBoundingClientRect();
    const [x, y] = this.answer.origin;
    return [(event.clientX - box.left) / this.zoomed + x, (event.clientY - box.top) / this.zoomed + y];
  }

  /** Elements that can be looked at, the smallest last. */
  get shown() {
    return (this.answer?.elements ?? []).filter(
      (element) => element.alpha > 0 && element.frame[2] > 0 && element.frame[3] > 0);
  }

  /** The smallest element at a point; null for none. */
  at([x, y]) {
    let found = null;
    let least = Infinity;
    for (const element of this.shown) {
      const [left, top, width, height] = element.frame;
      const isInside = x >= left && x < left + width && y >= top && y < top + height;
      if (isInside && width * height <= least) [found, least] = [element, width * height];
    }
    return found;
  }

  /** The colour of the picture at a point, as #rrggbb. */
  color([x, y]) {
    const [left, top] = this.answer.origin;
    const scale = this.canvas.width / this.answer.size[0];
    const pixel = this.canvas.getContext("2d", { willReadFrequently: true }).getImageData(
      Math.floor((x - left) * scale), Math.floor((y - top) * scale), 1, 1).data;
    return "#" + [...pixel.slice(0, 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  listen() {
    const screen = this.screen;
    let start = null;
    screen.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !this.answer) return;
      start = { y: event.clientY, x: event.clientX, offset: this.studio.offset, isDrag: false, track: [] };
      try { screen.setPointerCapture(event.pointerId); } catch { /* a pointer that has gone already */ }
    });
    screen.addEventListener("pointermove", (event) => {
      if (!this.answer) return;
      if (!start) {
        this.studio.hover(this, this.at(this.point(event)), this.point(event));
        return;
      }
      const moved = event.clientY - start.y;
      if (!start.isDrag && Math.abs(moved) < 4) return;
      start.isDrag = true;
      start.track.push([event.timeStamp, event.clientY]);
      this.studio.drag(start.offset - moved / this.zoomed);
    });
    const end = (event) => {
      if (!start) return;
      const { isDrag, track } = start;
      start = null;
      if (!isDrag) {
        this.studio.pin(this, this.at(this.point(event)), event.shiftKey);
        return;
      }
      const recent = track.filter(([time]) => event.timeStamp - time < 80);
      const [first, last] = [recent[0], recent[recent.length - 1]];
      const speed = recent.length > 1 && last[0] > first[0]
        ? (first[1] - last[1]) / (last[0] - first[0]) * 1000 / this.zoomed : 0;
      this.studio.release(speed);
    };
    screen.addEventListener("pointerup", end);
    screen.addEventListener("pointercancel", end);
    screen.addEventListener("pointerleave", () => { if (!start) this.studio.hover(this, null); });
    screen.addEventListener("keydown", (event) => this.studio.key(this, event));
    screen.addEventListener("wheel", (event) => {
      if (event.ctrlKey || event.metaKey || !this.answer) return;
      event.preventDefault();
      this.studio.wheel(event.deltaY * (event.deltaMode === 1 ? 16 : 1) / this.zoomed);
    }, { passive: false });
  }

  /** Draws the outlines and distances of what is looked at. */
  mark() {
    this.marks.replaceChildren();
    const { hovered, pinned } = this.studio;
    const find = (id) => this.shown.find((element) => element.id === id?.id && element.bar === id?.bar);
    const [first, second] = [find(pinned), find(hovered)];
    const unit = 1 / (this.zoomed ?? 1);
    if (first) this.outline(first.frame, "var(--pin)", unit * 2);
    if (second && second !== first) this.outline(second.frame, "var(--mark)", unit * 1.5);
    if (first?.ink) this.outline(first.ink, "var(--pin)", unit, `${3 * unit} ${2 * unit}`);
    if (first && second && first !== second) this.distances(first.frame, second.frame, unit);
  }

  outline([x, y, width, height], color, stroke, dashes = "none") {
    const box = shape("rect", { x, y, width, height, "stroke-width": stroke, "stroke-dasharray": dashes });
    box.style.stroke = color;
    box.style.fill = "none";
    this.marks.append(box);
  }

  /** The room between two frames: beside or above each other, or around the inner one. */
  distances(a, b, unit) {
    const edges = ([x, y, width, height]) => ({ left: x, top: y, right: x + width, bottom: y + height });
    const [one, two] = [edges(a), edges(b)];
    const middle = (low, high) => (low + high) / 2;
    const y = middle(Math.max(one.top, two.top), Math.min(one.bottom, two.bottom));
    const x = middle(Math.max(one.left, two.left), Math.min(one.right, two.right));
    const isInside = (i, o) =>
      i.left >= o.left && i.right <= o.right && i.top >= o.top && i.bottom <= o.bottom;
    if (isInside(one, two) || isInside(two, one)) {
      for (const [from, to] of [[one.left, two.left], [one.right, two.right]]) this.across(from, to, y, unit);
      for (const [from, to] of [[one.top, two.top], [one.bottom, two.bottom]]) this.down(from, to, x, unit);
      return;
    }
    if (one.right <= two.left) this.across(one.right, two.left, y, unit);
    else if (two.right <= one.left) this.across(two.right, one.left, y, unit);
    if (one.bottom <= two.top) this.down(one.bottom, two.top, x, unit);
    else if (two.bottom <= one.top) this.down(two.bottom, one.top, x, unit);
  }

  across(from, to, y, unit) {
    if (Math.abs(to - from) < 0.001) return;
    this.line(from, y, to, y, unit);
    this.label(points(Math.abs(to - from)), (from + to) / 2, y - 5 * unit, unit);
  }

  down(from, to, x, unit) {
    if (Math.abs(to - from) < 0.001) return;
    this.line(x, from, x, to, unit);
    this.label(points(Math.abs(to - from)), x + 16 * unit, (from + to) / 2 + 4 * unit, unit);
  }

  line(x1, y1, x2, y2, unit) {
    const line = shape("line", { x1, y1, x2, y2, "stroke-width": unit * 1.5 });
    line.style.stroke = "var(--mark)";
    this.marks.append(line);
  }

  label(text, x, y, unit) {
    const label = shape("text", {
      x, y, "text-anchor": "middle", "font-size": 12 * unit, "font-weight": 600, "stroke-width": 3 * unit,
      "paint-order": "stroke", "stroke-linejoin": "round", class: "distance",
    });
    label.style.fill = "var(--mark)";
    label.style.stroke = "var(--panel)";
    label.textContent = text;
    this.marks.append(label);
  }
}

/** How large a picture is shown. */
export function zoomFor(answer, choice) {
  if (choice !== "fit") return Number(choice);
  const stage = part("stage");
  const [width, height] = answer.size;
  const room = stage.clientHeight - 40 - 28;
  const isNarrow = stage.clientWidth < 560;
  const across = stage.clientWidth - (isNarrow ? 24 : 40);
  return Math.max(Math.min(room / height, across / width, 2), 0.12);
}
