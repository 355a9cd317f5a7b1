// A screenshot that somebody drops on the page: it lies over the picture and never leaves the page.
import { make, part, points } from "./numbers.js";

/** The screenshot over the first picture. */
export class Screenshot {
  constructor(studio, catalogue) {
    this.studio = studio;
    this.catalogue = catalogue;
    this.image = null;
    this.shift = [0, 0];
    this.canvas = make("canvas", { class: "shot" });
    this.reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const name of ["dragenter", "dragover"]) {
      document.addEventListener(name, (event) => {
        event.preventDefault();
        document.body.classList.add("dropping");
      });
    }
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) document.body.classList.remove("dropping");
    });
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      document.body.classList.remove("dropping");
      this.take(event.dataTransfer.files);
    });
    document.addEventListener("paste", (event) => this.take(event.clipboardData?.files ?? []));
    part("shotFile").addEventListener("change", (event) => this.take(event.target.files));
    part("shotOpacity").addEventListener("input", () => this.style());
    for (const input of document.querySelectorAll("[name=shotMode]")) {
      input.addEventListener("change", () => this.style());
    }
    part("shotRemove").addEventListener("click", () => this.remove());
    part("shotAlign").addEventListener("click", () => this.align());
    part("shotDevice").addEventListener("click", () => {
      studio.set.set("device", part("shotDevice").dataset.device);
      studio.changed();
    });
  }

  async take(files) {
    const picture = [...files].find((file) => file.type.startsWith("image/"));
    if (!picture) return;
    try {
      this.image = await createImageBitmap(picture);
    } catch {
      this.studio.announce("That picture cannot be read.");
      return;
    }
    this.studio.openTab("tabShot");
    part("shotControls").hidden = false;
    this.describe();
    this.align();
  }

  /** Says what the screenshot is, and offers the device it may be from. */
  describe() {
    const { width, height } = this.image;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const fits = this.catalogue.devices.filter(({ pixels }) =>
      Math.min(...pixels) === short && Math.max(...pixels) === long);
    const answer = this.studio.panes[0].answer;
    const isSame = fits.some((device) => device.id === answer?.device);
    part("shotSize").textContent = `${width} × ${height} pixels`
      + (fits.length ? `, as on ${fits.map((device) => device.name).slice(0, 4).join(", ")}` : "");
    const offer = part("shotDevice");
    offer.hidden = isSame || !fits.length;
    if (fits.length) {
      offer.dataset.device = fits[fits.length - 1].id;
      offer.textContent = `Show ${fits[fits.length - 1].name}`;
    }
  }

  /** Pixels of the screenshot to a point: it is as wide as the screen. */
  get scale() { return this.image.width / this.studio.panes[0].answer.screen[0]; }

  /** Puts the screenshot where its upper rows look most like the picture's. */
  align() {
    const { answer } = this.studio.panes[0];
    if (!this.image || !answer) return;
    this.shift = [0, 0];
    const isWhole = Math.abs(this.image.height / this.scale - answer.screen[1]) < 2;
    if (!isWhole) this.shift = [0, this.bestShift(answer)];
    this.draw();
  }

  bestShift(answer) {
    const columns = 48;
    const rows = Math.round(Math.min(answer.screen[1], 240));
    const gray = (draw, height) => {
      const canvas = new OffscreenCanvas(columns, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      draw(context);
      const { data } = context.getImageData(0, 0, columns, height);
      return Array.from({ length: columns * height }, (_, index) => data[index * 4] + data[index * 4 + 1] + data[index * 4 + 2]);
    };
    const [x, y] = answer.origin;
    const own = this.studio.panes[0].canvas;
    const unit = own.width / answer.size[0];
    const picture = gray((context) => context.drawImage(
      own, -x * unit, -y * unit, answer.screen[0] * unit, rows * unit, 0, 0, columns, rows), rows);
    const count = Math.round(Math.min(this.image.height / this.scale, rows));
    const shot = gray((context) => context.drawImage(
      this.image, 0, 0, this.image.width, count * this.scale, 0, 0, columns, count), count);
    let best = [0, Infinity];
    for (let shift = -Math.min(60, count / 2); shift <= rows - count / 2; shift += 1) {
      let sum = 0;
      let pixels = 0;
      for (let row = 0; row < count; row += 1) {
        const other = row + Math.round(shift);
        if (other < 0 || other >= rows) continue;
        for (let column = 0; column < columns; column += 1) {
          sum += Math.abs(shot[row * columns + column] - picture[other * columns + column]);
        }
        pixels += columns;
      }
      if (pixels && sum / pixels < best[1]) best = [Math.round(shift), sum / pixels];
    }
    return best[0];
  }

  /** Moves the screenshot by pixels of the device. */
  nudge(dx, dy) {
    const { scale } = this.studio.panes[0].answer;
    this.shift = [this.shift[0] + dx / scale, this.shift[1] + dy / scale];
    this.draw();
  }

  draw() {
    const pane = this.studio.panes[0];
    const { answer } = pane;
    if (!this.image || !answer) return;
    const { canvas } = this;
    canvas.width = pane.canvas.width;
    canvas.height = pane.canvas.height;
    const unit = canvas.width / answer.size[0];
    const [x, y] = answer.origin;
    const context = canvas.getContext("2d");
    const [left, top] = [(this.shift[0] - x) * unit, (this.shift[1] - y) * unit];
    const factor = unit / this.scale;
    context.beginPath();
    context.rect(-x * unit, -y * unit, answer.screen[0] * unit, answer.screen[1] * unit);
    context.clip();
    context.drawImage(this.image, left, top, this.image.width * factor, this.image.height * factor);
    if (canvas.parentNode !== pane.screen) pane.screen.insertBefore(canvas, pane.marks);
    part("shotPlace").textContent = `${points(this.shift[0])}, ${points(this.shift[1])}`;
    this.style();
    this.measure(pane, [left, top, this.image.width * factor, this.image.height * factor]);
  }

  /** Says how far apart the two are where both are. */
  measure(pane, [left, top, width, height]) {
    const box = [Math.max(left, 0), Math.max(top, 0)].map(Math.round);
    const right = Math.min(left + width, pane.canvas.width);
    const bottom = Math.min(top + height, pane.canvas.height);
    const size = [Math.round(right) - box[0], Math.round(bottom) - box[1]];
    if (size[0] < 1 || size[1] < 1) return;
    const count = [Math.min(size[0], 300), Math.min(size[1], 600)];
    const pixels = (canvas) => {
      const small = new OffscreenCanvas(...count);
      const context = small.getContext("2d", { willReadFrequently: true });
      context.drawImage(canvas, ...box, ...size, 0, 0, ...count);
      return context.getImageData(0, 0, ...count).data;
    };
    const [a, b] = [pixels(pane.canvas), pixels(this.canvas)];
    let sum = 0;
    let covered = 0;
    for (let index = 0; index < a.length; index += 4) {
      if (!b[index + 3]) continue;
      covered += 3;
      for (let channel = 0; channel < 3; channel += 1) sum += Math.abs(a[index + channel] - b[index + channel]);
    }
    part("shotDifference").textContent = covered
      ? `They differ by ${Math.round(sum / covered * 10) / 10} of 255 on average.` : "";
  }

  style() {
    const mode = document.querySelector("[name=shotMode]:checked").value;
    this.canvas.classList.toggle("difference", mode === "difference");
    this.canvas.style.opacity = mode === "blink" ? 1 : part("shotOpacity").value;
    part("shotOpacity").disabled = mode !== "over";
    clearInterval(this.timer);
    this.canvas.style.visibility = "visible";
    if (mode !== "blink") return;
    // Twice a second; slower for those who want less motion.
    this.timer = setInterval(() => {
      this.canvas.style.visibility = this.canvas.style.visibility === "hidden" ? "visible" : "hidden";
    }, this.reduced ? 1500 : 500);
  }

  remove() {
    this.image = null;
    clearInterval(this.timer);
    this.canvas.remove();
    part("shotControls").hidden = true;
    part("shotFile").value = "";
  }
}
