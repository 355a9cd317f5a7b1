// The list of scenes with their small pictures.
import { get } from "./server.js";
import { make, part } from "./numbers.js";

/** The list at the side. */
export class SceneList {
  constructor(studio) {
    this.studio = studio;
    this.items = new Map();
    this.versions = new Map();
    part("find").addEventListener("input", () => this.filter());
    part("sceneList").addEventListener("keydown", (event) => this.key(event));
    const open = part("openScenes");
    open.addEventListener("click", () => this.toggle(!part("scenes").classList.contains("open")));
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.toggle(false); });
    this.watcher = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) this.load(entry.target);
    }, { root: part("scenes"), rootMargin: "200px" });
  }

  toggle(isOpen) {
    part("scenes").classList.toggle("open", isOpen);
    part("openScenes").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) {
      // What comes into view is looked at by the watcher; the field is the first thing to type into.
      part("find").focus();
    }
  }

  /** Reads the list anew. */
  async read() {
    const scenes = await get("/api/scenes");
    const list = part("sceneList");
    this.items.clear();
    list.replaceChildren(...scenes.map((scene) => {
      const cut = scene.name.lastIndexOf("/");
      const name = scene.name.slice(cut + 1).replace(/\.(ya?ml|json)$/i, "").replaceAll("-", " ");
      const picture = make("img", { class: "thumb", alt: "", decoding: "async" });
      picture.dataset.scene = scene.id;
      picture.addEventListener("error", () => this.mark(scene.id, "has mistakes"));
      picture.addEventListener("load", () => this.mark(scene.id, ""));
      const state = make("span", { class: "state" });
      const button = make("button", { onclick: () => { this.studio.open(scene.id); this.toggle(false); } },
        picture, make("span", {}, make("span", { class: "name" }, name),
          cut > 0 ? make("span", { class: "folder" }, ` ${scene.name.slice(0, cut)}`) : null, " ", state));
      const item = make("li", {}, button);
      this.items.set(scene.id, { item, picture, state, words: scene.name.toLowerCase(), name, button });
      this.watcher.observe(picture);
      return item;
    }));
    this.filter();
    return scenes.map((scene) => scene.id);
  }

  load(picture) {
    const id = picture.dataset.scene;
    const version = this.versions.get(id) ?? 0;
    const address = `/api/thumbnail?scene=${encodeURIComponent(id)}&v=${version}`;
    if (picture.getAttribute("src") !== address) picture.src = address;
  }

  mark(id, text) {
    const entry = this.items.get(id);
    if (!entry) return;
    entry.state.textContent = text;
    entry.item.classList.toggle("bad", text !== "");
    if (text) entry.picture.removeAttribute("src");
  }

  /** Draws the small picture of a scene that has changed. */
  refresh(id) {
    this.versions.set(id, (this.versions.get(id) ?? 0) + 1);
    const entry = this.items.get(id);
    if (!entry) return;
    this.watcher.unobserve(entry.picture);
    this.watcher.observe(entry.picture);
  }

  select(id) {
    for (const [scene, { button }] of this.items) {
      if (scene === id) {
        button.setAttribute("aria-current", "true");
        button.scrollIntoView({ block: "nearest" });
      } else button.removeAttribute("aria-current");
    }
    return this.items.get(id)?.name ?? id;
  }

  filter() {
    const words = part("find").value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const entry of this.items.values()) {
      const isFound = words.every((word) => entry.words.replaceAll("-", " ").includes(word.replaceAll("-", " ")));
      entry.item.hidden = !isFound;
      if (isFound) count += 1;
    }
    part("count").textContent = count === 1 ? "1 scene" : `${count} scenes`;
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...this.items.values()].filter(({ item }) => !item.hidden).map(({ button }) => button);
    const next = buttons[buttons.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
}
