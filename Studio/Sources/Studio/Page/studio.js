// The studio: what is shown, and what happens when somebody does something.
import { ask, file, get } from "./server.js";
import { frameWords, make, part, points } from "./numbers.js";
import { Pane, zoomFor } from "./stage.js";
import { Controls, deviceChoice, fittingSystem } from "./controls.js";
import { Inspector, distance, listStops } from "./inspect.js";
import { SceneList } from "./scenes.js";
import { Screenshot } from "./screenshot.js";

class Studio {
  constructor(catalogue) {
    this.catalogue = catalogue;
    this.scene = null;
    this.set = new Map();
    this.after = 0;
    this.finger = null;
    this.offset = 0;
    this.view = { frame: true, boxes: false, redlines: false };
    this.hovered = null;
    this.pinned = null;
    this.barCount = 1;
    this.panes = [];
    this.devices = [null];
    this.list = new SceneList(this);
    this.controls = new Controls(this, catalogue);
    this.inspector = new Inspector(this);
    this.shot = new Screenshot(this, catalogue);
    this.listen();
    this.layPanes();
    this.inspector.show(null);
  }

  // What is asked for

  /** What the page shows, as the server is asked for it. */
  request(pane = 0) {
    const set = new Map(this.set);
    const device = this.devices[pane];
    if (device) {
      set.set("device", device);
      set.delete("system");
      const system = fittingSystem(this.catalogue, device, this.set.get("system") ?? this.fileSystem ?? "ios-26");
      const own = system ?? this.set.get("system");
      if (own) set.set("system", own);
    }
    const move = part("moveKind").value;
    if (move) set.set("transition", `{operation: ${move}, progress: ${part("move").value}}`);
    return {
      scene: this.scene, set: [...set].map(([keyPath, value]) => ({ keyPath, value })), after: this.after,
      finger: this.finger, ...this.view,
    };
  }

  /** Draws everything again. */
  changed() {
    if (!this.scene) return;
    this.panes.forEach((pane, index) => pane.show({ ...this.request(index), details: true }));
  }

  /** Draws the pictures only, as while somebody drags; the rest follows when it is quiet. */
  moved() {
    this.panes.forEach((pane, index) => pane.show({
      ...this.request(index), details: false, ...(pane.isFramed ? { frame: false } : {}),
    }));
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.changed(), 160);
  }

  open(scene) {
    if (this.scene !== scene) {
      this.after = 0;
      this.finger = null;
      this.pinned = this.hovered = null;
      this.set.clear();
      part("moveKind").value = "";
      part("move").value = 0;
    }
    this.scene = scene;
    const name = this.list.select(scene);
    part("title").replaceChildren(name, make("small", {}, scene));
    document.title = `${name} – navbar studio`;
    history.replaceState(null, "", `#${encodeURIComponent(scene)}`);
    part("empty").hidden = true;
    this.changed();
  }

  /** Takes what a picture's answer says. */
  drawn(pane, answer, hasPicture) {
    if (pane !== this.panes[0] || answer.scene !== this.scene) return;
    this.showProblems(answer.problems, hasPicture);
    if (!hasPicture) return;
    if (answer.bars) {
      this.barCount = answer.bars.length;
      const { scroll } = answer.bars[answer.bars.length - 1];
      this.scroll = scroll;
      this.showOffset(scroll);
    }
    if (answer.controls) this.showControls(answer.controls);
    if (answer.elements) {
      this.inspector.list(pane.answer.elements, this.pinned);
      listStops(this, answer.voiceOver);
      this.showFacts();
    }
    if (this.shot.image) this.shot.draw();
    performance.mark("drawn");
    document.body.dataset.drawn = String(Number(document.body.dataset.drawn ?? 0) + 1);
  }

  showControls(controls) {
    if (!this.set.has("system") && !this.set.has("device")) this.fileSystem = controls.system;
    this.controls.show(controls);
    const canMove = controls.canMove;
    part("moveTrack").hidden = !canMove && !part("moveKind").value;
    part("move").disabled = part("playMove").disabled = !part("moveKind").value;
    part("searchTrack").hidden = !controls.search;
    part("search").checked = controls.isSearchActive;
    this.searchKeyPath = controls.search;
    part("stepTrack").hidden = controls.steps.length < 2;
    if (controls.steps.length > 1) {
      part("stepName").textContent = `${controls.after} of ${controls.steps.length - 1}: ${controls.steps[controls.after]}`;
      part("stepBack").disabled = controls.after === 0;
      part("stepOn").disabled = controls.after === controls.steps.length - 1;
    }
  }

  showProblems(problems, hasPicture) {
    const place = part("problems");
    const errors = problems.filter((problem) => problem.severity === "error");
    place.hidden = problems.length === 0;
    place.classList.toggle("bad", errors.length > 0);
    const line = (problem) => {
      const where = problem.isOfControl ? `the controls (${problem.file})` : `${problem.file}:${problem.line}:${problem.column}`;
      const parts = [make("p", {}, make("code", {}, where), ` ${problem.severity}: ${problem.message}`)];
      if (problem.excerpt) {
        const [text, column] = [problem.excerpt, Math.min(problem.column, 120)];
        parts.push(make("pre", {}, `${String(problem.line).padStart(4)} │ ${text}\n     │ ${" ".repeat(Math.max(column - 1, 0))}▲`));
      }
      return parts;
    };
    if (errors.length) place.replaceChildren(...errors.flatMap(line));
    else {
      place.replaceChildren(make("details", {}, make("summary", {},
        problems.length === 1 ? "1 warning" : `${problems.length} warnings`), ...problems.flatMap(line)));
    }
    for (const pane of this.panes) pane.node.style.opacity = errors.length && !hasPicture ? 0.4 : 1;
  }

  fail(error) {
    this.showProblems([{
      file: "the studio", line: 0, column: 0, severity: "error", isOfControl: true, message: error.message,
    }], false);
  }

  zoom(answer) { return zoomFor(answer, part("zoom").value); }

  announce(text) { part("announce").textContent = text; }

  // Panes

  layPanes() {
    while (this.panes.length < this.devices.length) this.panes.push(new Pane(this, this.panes.length));
    for (const pane of this.panes.splice(this.devices.length)) pane.node.remove();
    part("panes").replaceChildren(...this.panes.map((pane) => pane.node));
    part("paneList").replaceChildren(...this.devices.slice(1).map((device, index) => {
      const choice = deviceChoice(this.catalogue, { "aria-label": `Device ${index + 2}` });
      choice.value = device;
      choice.addEventListener("change", () => { this.devices[index + 1] = choice.value; this.changed(); });
      const remove = make("button", {
        "aria-label": `Take device ${index + 2} away`,
        onclick: () => { this.devices.splice(index + 1, 1); this.layPanes(); this.changed(); },
      }, "✕");
      return make("li", {}, choice, remove);
    }));
    part("addPane").disabled = this.devices.length > 5;
  }

  addPane() {
    const others = ["iphone-se-3", "ipad-pro-11", "iphone-16-pro-max", "iphone-13-mini", "iphone-15-pro"];
    const known = this.catalogue.devices.map((device) => device.id);
    const shown = [this.panes[0].answer?.device, ...this.devices];
    this.devices.push(others.find((id) => known.includes(id) && !shown.includes(id)) ?? known[0]);
    this.layPanes();
    this.changed();
  }

  // Scrolling

  showOffset(scroll) {
    const range = part("offset");
    range.max = String(Math.ceil(Math.max(300, scroll.collapsibleHeight + 200)));
    this.offset = scroll.contentOffset;
    if (document.activeElement !== range || this.finger === null) range.value = String(scroll.contentOffset);
    part("offsetValue").textContent = points(Math.round(scroll.contentOffset * 10) / 10);
  }

  /** The content follows a finger. */
  drag(offset) {
    cancelAnimationFrame(this.motion);
    this.finger = offset;
    part("offset").value = String(offset);
    this.moved();
  }

  wheel(delta) {
    const from = this.finger ?? this.offset;
    this.drag(Math.max(from + delta, -120));
    clearTimeout(this.wheelEnd);
    this.wheelEnd = setTimeout(() => this.release(0), 180);
  }

  /** The finger is lifted: the content rolls on, comes back, or snaps. */
  async release(velocity) {
    if (this.finger === null) return;
    const { offsets } = await ask("/api/release", { ...this.request(), velocity });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) offsets.splice(0, offsets.length - 1);
    this.play(offsets, (offset) => {
      this.set.set("contentOffset", String(Math.round(offset * 1000) / 1000));
      this.finger = null;
    });
  }

  /** Shows values one after the other, sixty in a second, leaving out those that come too late. */
  play(values, show) {
    cancelAnimationFrame(this.motion);
    const start = performance.now();
    const step = (now) => {
      const index = Math.min(Math.floor((now - start) / 1000 * 60), values.length - 1);
      show(values[Math.max(index, 0)]);
      if (index < values.length - 1) {
        this.moved();
        this.motion = requestAnimationFrame(step);
      } else this.changed();
    };
    this.motion = requestAnimationFrame(step);
  }

  // Looking at elements

  hover(pane, element, point) {
    const hovered = element ? { id: element.id, bar: element.bar } : null;
    this.point = point;
    if (hovered?.id === this.hovered?.id && hovered?.bar === this.hovered?.bar) return;
    this.hovered = hovered;
    for (const other of this.panes) other.mark();
    this.showFacts(pane);
  }

  pin(pane, element) {
    const isSame = element && this.pinned?.id === element.id && this.pinned?.bar === element.bar;
    this.pinned = element && !isSame ? { id: element.id, bar: element.bar } : null;
    for (const other of this.panes) other.mark();
    this.inspector.select(this.pinned);
    this.showFacts(pane);
    if (this.pinned) {
      if (part("inspect").hidden && part("shot").hidden) this.openTab("tabInspect");
      this.inspector.explain(element, `${element.id}.frame.x`);
      this.announce(`${element.id}${element.text ? `, ${element.text}` : ""}, ${frameWords(element.frame)}`);
    }
  }

  showFacts(pane = this.panes[0]) {
    const find = (id) => pane.shown.find((element) => element.id === id?.id && element.bar === id?.bar);
    const [pinned, hovered] = [find(this.pinned), find(this.hovered)];
    this.inspector.show(pane, pinned ?? hovered, pinned ? hovered : null, this.hovered ? this.point : null);
  }

  /** Goes to the next element, or the one before. */
  walk(pane, step, isPin = false) {
    const all = pane.shown;
    if (!all.length) return;
    const from = isPin ? this.pinned : this.hovered ?? this.pinned;
    const now = all.findIndex((element) => element.id === from?.id && element.bar === from?.bar);
    const next = all[(now + step + all.length) % all.length] ?? all[0];
    if (isPin) {
      this.pinned = null;
      this.pin(pane, next);
      return;
    }
    this.hover(pane, next, [next.frame[0] + next.frame[2] / 2, next.frame[1] + next.frame[3] / 2]);
    const pinned = all.find((element) => element.id === this.pinned?.id && element.bar === this.pinned?.bar);
    this.announce(`${next.id}${next.text ? `, ${next.text}` : ""}, ${frameWords(next.frame)}`
      + (pinned && pinned !== next ? `; from ${pinned.id}: ${distance(pinned.frame, next.frame)}` : ""));
  }

  key(pane, event) {
    const arrows = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
    const arrow = arrows[event.key];
    if (arrow && this.shot.image && !part("shot").hidden) {
      event.preventDefault();
      this.shot.nudge(...arrow.map((way) => way * (event.shiftKey ? 10 : 1)));
    } else if (arrow) {
      event.preventDefault();
      this.walk(pane, arrow[0] + arrow[1]);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const element = pane.shown.find((other) => other.id === this.hovered?.id && other.bar === this.hovered?.bar);
      if (element) this.pin(pane, element);
    } else if (event.key === "Escape") {
      this.pinned = this.hovered = null;
      this.inspector.select(null);
      for (const other of this.panes) other.mark();
      this.showFacts();
    }
  }

  // The page

  listen() {
    const toggle = (id, name, key) => {
      const button = part(id);
      button.addEventListener("click", () => {
        this.view[name] = !this.view[name];
        button.setAttribute("aria-pressed", String(this.view[name]));
        this.changed();
      });
      document.addEventListener("keydown", (event) => {
        const isTyping = event.target.matches?.("input, select, textarea");
        if (event.key === key && !isTyping && !event.metaKey && !event.ctrlKey && !event.altKey) button.click();
      });
    };
    toggle("showFrame", "frame", "c");
    toggle("showBoxes", "boxes", "b");
    toggle("showRedlines", "redlines", "d");
    const fit = () => { for (const pane of this.panes) pane.fit(); };
    part("zoom").addEventListener("change", fit);
    new ResizeObserver(fit).observe(part("stage"));
    part("save").addEventListener("change", (event) => this.save(event.target));
    part("addPane").addEventListener("click", () => this.addPane());
    const offset = part("offset");
    offset.addEventListener("input", () => this.drag(Number(offset.value)));
    offset.addEventListener("change", () => this.release(0));
    part("moveKind").addEventListener("change", () => {
      part("move").value = 0;
      this.changed();
    });
    part("move").addEventListener("input", () => this.moved());
    part("playMove").addEventListener("click", () => this.play(this.catalogue.push, (share) => {
      part("move").value = String(share);
    }));
    part("search").addEventListener("change", (event) => {
      if (this.searchKeyPath) this.set.set(this.searchKeyPath, String(event.target.checked));
      this.changed();
    });
    part("stepBack").addEventListener("click", () => { this.after -= 1; this.changed(); });
    part("stepOn").addEventListener("click", () => { this.after += 1; this.changed(); });
    this.listenToTabs();
  }

  listenToTabs() {
    const tabs = [...document.querySelectorAll("[role=tab]")];
    for (const [index, tab] of tabs.entries()) {
      tab.addEventListener("click", () => this.openTab(tab.id));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = tabs[(index + step + tabs.length) % tabs.length];
        this.openTab(next.id);
        next.focus();
      });
    }
  }

  openTab(id) {
    for (const tab of document.querySelectorAll("[role=tab]")) {
      const isOpen = tab.id === id;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      part(tab.getAttribute("aria-controls")).hidden = !isOpen;
    }
  }

  async save(choice) {
    const format = choice.value;
    choice.value = "";
    if (!format || !this.scene) return;
    try {
      const isBar = format === "bar";
      const request = { ...this.request(), format: isBar ? "png" : format, bar: isBar };
      if (isBar) request.frame = false;
      const blob = await file(request);
      const stem = this.scene.split("/").pop().replace(/\.(ya?ml|json)$/i, "");
      const link = make("a", {
        href: URL.createObjectURL(blob), download: `${stem}.${isBar ? "png" : format}`,
      });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
      this.announce(`${link.download} is saved`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Follows what happens on disk. */
  follow() {
    const events = new EventSource("/api/events");
    events.addEventListener("change", (event) => {
      const scenes = JSON.parse(event.data);
      for (const scene of scenes) this.list.refresh(scene);
      if (scenes.includes(this.scene)) this.changed();
    });
    events.addEventListener("list", () => this.readList());
    let wasLost = false;
    events.addEventListener("error", () => { wasLost = true; });
    events.addEventListener("open", () => {
      // What happened before the page listened is in the list.
      this.readList().then(() => { if (wasLost) this.changed(); wasLost = false; });
    });
  }

  async readList() {
    const scenes = await this.list.read();
    const empty = part("empty");
    if (!scenes.length) {
      empty.hidden = false;
      empty.textContent = "No scenes here yet. Write one with “navbar init inbox.yaml”: it appears as soon as it is saved.";
      return;
    }
    if (scenes.includes(this.scene)) {
      this.list.select(this.scene);
      return;
    }
    const wanted = decodeURIComponent(location.hash.slice(1));
    this.open(scenes.includes(wanted) ? wanted : scenes[0]);
  }
}

const studio = window.studio = new Studio(await get("/api/catalogue"));
studio.follow();
