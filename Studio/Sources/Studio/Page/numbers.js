// How numbers and frames are written, and small pieces of pages.

/** A length in points: thirds as 137⅓, everything else to a thousandth. */
export function points(value) {
  const sign = value < 0 ? "−" : "";
  const size = Math.abs(value);
  const whole = Math.floor(size + 0.002);
  for (const [share, mark] of [[0, ""], [1 / 3, "⅓"], [2 / 3, "⅔"], [1 / 2, "½"]]) {
    if (Math.abs(size - whole - share) < 0.0021) {
      return sign + (whole || !mark ? whole : "") + mark;
    }
  }
  return sign + String(Math.round(size * 1000) / 1000);
}

/** A frame as x, y, width and height. */
export const frameWords = (frame) =>
  `${points(frame[0])}, ${points(frame[1])}, ${points(frame[2])} × ${points(frame[3])}`;

/** An element of the page with its attributes and children. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && typeof value !== "string") element[name] = value;
    else if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** An element of a drawing. */
export function shape(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The part of the page with an id. */
export const part = (id) => document.getElementById(id);
