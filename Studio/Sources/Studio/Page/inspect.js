// What an element is: its frame, font and colours, and why a number is what it is.
import { ask } from "./server.js";
import { frameWords, make, part, points } from "./numbers.js";

/** The panel that says what is looked at. */
export class Inspector {
  constructor(studio) {
    this.studio = studio;
    this.keyPath = null;
    const list = part("elements");
    list.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.studio.walk(this.studio.panes[0], step, true);
    });
  }

  /** Shows the element that is pinned, or else the one under the pointer. */
  show(pane, element, other, point) {
    const facts = part("facts");
    if (!element) {
      facts.replaceChildren(make("p", { class: "note" },
        "Point at the picture to see what is there. A click keeps it, the next thing you point at shows the distance."));
      part("explanation").replaceChildren();
      this.keyPath = null;
      return;
    }
    const [x, y, width, height] = element.frame;
    const rows = [];
    const row = (title, ...what) => rows.push(make("dt", {}, title), make("dd", {}, ...what));
    if (element.text !== undefined) row("Text", element.isTruncated ? `${element.text} (cut)` : element.text);
    if (element.symbol) row("Symbol", element.symbol);
    row("Place", this.number(element, "frame.x", x), ", ", this.number(element, "frame.y", y));
    row("Size", this.number(element, "frame.width", width), " × ", this.number(element, "frame.height", height));
    if (element.ink) row("Ink", frameWords(element.ink));
    if (element.baseline !== undefined) row("Baseline", this.number(element, "baseline", element.baseline));
    if (element.fontSize) row("Font", `${points(element.fontSize)} pt, ${element.fontWeight}`);
    if (element.color) row("Colour", swatch(element.color), element.color.replace(/ff$/, ""));
    if (point && pane) {
      const color = pane.color(point);
      row("Pixel", swatch(color), color);
    }
    if (element.touch) row("Touch", frameWords(element.touch));
    if (element.alpha < 1) row("Shows", `${Math.round(element.alpha * 100)} %`);
    if (element.isEnabled === false) row("State", "disabled");
    if (element.hasMenu) row("Opens", "a menu");
    if (other && other !== element) row("To", `${other.id}: ${distance(element.frame, other.frame)}`);
    facts.replaceChildren(make("h3", {}, element.id), make("dl", {}, ...rows));
  }

  number(element, key, value) {
    const keyPath = `${element.id}.${key}`;
    return make("button", {
      class: "number", title: "Why?", "aria-pressed": String(this.keyPath === keyPath),
      onclick: () => this.explain(element, keyPath),
    }, points(value));
  }

  /** Says why a number is what it is. */
  async explain(element, keyPath) {
    this.keyPath = keyPath;
    for (const button of part("facts").querySelectorAll(".number")) button.setAttribute("aria-pressed", "false");
    const path = this.studio.barCount > 1 ? `bars[${element.bar}].${keyPath}` : keyPath;
    const place = part("explanation");
    try {
      const answer = await ask("/api/explain", { ...this.studio.request(), keyPath: path });
      if (this.keyPath === keyPath) place.replaceChildren(...explained(answer));
    } catch (error) {
      place.replaceChildren(make("p", { class: "note" }, error.message));
    }
  }

  /** Lists the elements of the first picture. */
  list(elements, pinned) {
    const list = part("elements");
    list.replaceChildren(...elements.map((element) => make("li", {
      role: "option", id: `element-${element.bar}-${element.id}`,
      "aria-selected": String(element.id === pinned?.id && element.bar === pinned?.bar),
      class: element.alpha > 0 ? null : "gone",
      onclick: () => this.studio.pin(this.studio.panes[0], element),
    }, element.id, element.text ? ` “${element.text}”` : "")));
    this.select(pinned);
  }

  select(pinned) {
    const list = part("elements");
    for (const item of list.children) {
      const isOn = pinned && item.id === `element-${pinned.bar}-${pinned.id}`;
      item.setAttribute("aria-selected", String(Boolean(isOn)));
      if (isOn) {
        list.setAttribute("aria-activedescendant", item.id);
        if (!part("inspect").hidden) item.scrollIntoView({ block: "nearest" });
      }
    }
  }
}

/** Lists VoiceOver's stops. */
export function listStops(studio, stops) {
  part("stops").replaceChildren(...stops.map((stop) => make("li", {}, make("button", {
    onclick: () => studio.pin(studio.panes[0],
      studio.panes[0].shown.find((element) => element.id === stop.id && element.bar === stop.bar)),
  }, stop.spoken))));
}

/** The room between two frames, in words. */
export function distance(a, b) {
  const across = Math.max(b[0] - a[0] - a[2], a[0] - b[0] - b[2]);
  const down = Math.max(b[1] - a[1] - a[3], a[1] - b[1] - b[3]);
  if (across < 0 && down < 0) return "they overlap";
  return [across >= 0 ? `${points(across)} across` : "", down >= 0 ? `${points(down)} down` : ""]
    .filter(Boolean).join(", ");
}

function swatch(color) {
  const box = make("span", { class: "swatch" });
  box.style.background = color;
  return box;
}

function explained(answer) {
  const parts = [];
  const value = typeof answer.value === "number" ? points(answer.value) : JSON.stringify(answer.value);
  parts.push(make("h3", {}, `Why ${answer.keyPath} is ${value}`));
  if (answer.rules?.length) {
    parts.push(make("ol", {}, ...answer.rules.map((rule) =>
      make("li", {}, rule.rule, make("small", {}, `${rule.evidence}: ${rule.source}`)))));
  }
  const table = (rows) => make("table", {}, ...rows.map((cells) =>
    make("tr", {}, ...cells.map((cell) => make("td", {}, cell)))));
  if (answer.sum) {
    const { terms, rounding, unrounded, value: whole } = answer.sum;
    const rows = terms.map((term) => [points(term.share), make("span", {}, term.name,
      make("small", {}, [term.condition, term.evidence].filter(Boolean).join(" · ")))]);
    rows.push([points(unrounded), make("strong", {}, "together")]);
    if (Math.abs(rounding) > 0.0005) rows.push([points(rounding), "onto pixels"], [points(whole), make("strong", {}, "in the layout")]);
    parts.push(make("h3", {}, "Sum"), table(rows));
  }
  if (answer.changesWith) {
    parts.push(make("h3", {}, "Changes with"), table(answer.changesWith.map((term) =>
      [points(term.value), make("span", {}, term.name, make("small", {}, term.evidence))])));
  }
  if (answer.hangsOn?.length) {
    parts.push(make("h3", {}, "Hangs on"), table(answer.hangsOn.map((term) =>
      [points(term.value), make("span", {}, term.name,
        make("small", {}, `with ${points(term.tried)}: ${term.answer ?? "nothing there"}`))])));
  }
  return parts;
}
