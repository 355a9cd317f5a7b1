// The controls: what is changed in the scene without touching its file.
import { make, part } from "./numbers.js";

const names = {
  extraSmall: "XS", small: "S", medium: "M", large: "L", extraLarge: "XL",
  extraExtraLarge: "XXL", extraExtraExtraLarge: "XXXL", accessibilityMedium: "Accessibility M",
  accessibilityLarge: "Accessibility L", accessibilityExtraLarge: "Accessibility XL",
  accessibilityExtraExtraLarge: "Accessibility XXL", accessibilityExtraExtraExtraLarge: "Accessibility XXXL",
};
const idioms = {
  phone: "iPhone", pad: "iPad", watch: "Apple Watch", tv: "Apple TV", mac: "Mac", vision: "Apple Vision",
};
const families = {
  phone: ["ios"], pad: ["ipados"], watch: ["watchos"], tv: ["tvos"], mac: ["macos"], vision: ["visionos"],
};

/** The system a device runs: the wanted one where it can, else the newest of its kind. */
export function fittingSystem(catalogue, device, system) {
  const model = catalogue.devices.find((entry) => entry.id === device);
  const family = families[model?.idiom];
  if (!family || family.includes(system.split("-")[0])) return null;
  const [, version] = system.split("-");
  // iPads ran iOS until it was called iPadOS.
  const same = `${family[0]}-${version}`;
  if (model.idiom === "pad" && Number(version) < 13) return `ios-${version}`;
  if (catalogue.systems.includes(same)) return same;
  const own = catalogue.systems.filter((entry) => entry.startsWith(`${family[0]}-`));
  return own[own.length - 1] ?? null;
}

/** A choice of a device, in groups by kind. */
export function deviceChoice(catalogue, attributes, first) {
  const choice = make("select", attributes);
  if (first) choice.append(make("option", { value: "" }, first));
  for (const idiom of [...new Set(catalogue.devices.map((device) => device.idiom))]) {
    const group = make("optgroup", { label: idioms[idiom] ?? idiom });
    for (const device of [...catalogue.devices].reverse().filter((entry) => entry.idiom === idiom)) {
      group.append(make("option", { value: device.id }, device.name));
    }
    choice.append(group);
  }
  return choice;
}

/** The form of controls. */
export class Controls {
  constructor(studio, catalogue) {
    this.studio = studio;
    this.catalogue = catalogue;
    this.rows = [];
    const form = part("controls");
    form.addEventListener("submit", (event) => event.preventDefault());
    this.add(form, "Device", "device", deviceChoice(catalogue, {}, "As in the file"));
    const systems = this.options([["", "As in the file"], ...[...catalogue.systems].reverse().map((id) => [id, spelled(id)])]);
    this.add(form, "System", "system", systems);
    this.choose(form, "Appearance", "traits.userInterfaceStyle", [["light", "Light"], ["dark", "Dark"]]);
    this.add(form, "Text size", "traits.preferredContentSizeCategory",
      this.options([["", "As in the file"], ...catalogue.contentSizes.map((id) => [id, names[id] ?? id])]));
    this.language = this.options([["", "As in the file"]]);
    this.add(form, "Language", "locale", this.language);
    this.choose(form, "Direction", "traits.layoutDirection", [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]]);
    this.choose(form, "Contrast", "traits.accessibilityContrast", [["normal", "Normal"], ["high", "High"]]);
    this.choose(form, "Weight", "traits.legibilityWeight", [["regular", "Regular"], ["bold", "Bold"]]);
    this.choose(form, "Orientation", "orientation", [["portrait", "Portrait"], ["landscape", "Landscape"]]);
    form.append(make("div", {}, this.reset = make("button", {
      type: "button", id: "reset", onclick: () => { studio.set.clear(); studio.changed(); },
    }, "As in the file")));
  }

  options(entries) {
    return make("select", {}, ...entries.map(([value, text]) => make("option", { value }, text)));
  }

  add(form, title, keyPath, select) {
    select.id = `control-${keyPath}`;
    const row = make("label", { class: "row" }, make("span", {}, title), select);
    select.addEventListener("change", () => this.change(keyPath, select.value));
    form.append(row);
    this.rows.push({ keyPath, row, show: (value, isSet) => { select.value = isSet ? value : ""; } });
  }

  choose(form, title, keyPath, entries) {
    const buttons = entries.map(([value, text]) => {
      const input = make("input", { type: "radio", name: keyPath, value });
      input.addEventListener("change", () => this.change(keyPath, value));
      return [input, make("label", {}, input, make("span", {}, text))];
    });
    const row = make("fieldset", { class: "choice" }, make("legend", {}, title),
      make("div", {}, ...buttons.map(([, label]) => label)));
    form.append(row);
    this.rows.push({
      keyPath, row, show: (value) => { for (const [input] of buttons) input.checked = input.value === value; },
      disable: (isOff) => { for (const [input] of buttons) input.disabled = isOff; },
    });
  }

  change(keyPath, value) {
    const { set } = this.studio;
    if (value === "") set.delete(keyPath);
    else set.set(keyPath, value);
    if (keyPath === "device") {
      set.delete("system");
      const system = value && fittingSystem(this.catalogue, value, this.shown?.system ?? "ios-26");
      if (system) set.set("system", system);
    }
    this.studio.changed();
  }

  /** Shows what the scene's controls stand at. */
  show(controls) {
    this.shown = controls;
    const values = {
      device: controls.device, system: controls.system, orientation: controls.orientation, locale: controls.locale,
      "traits.userInterfaceStyle": controls.appearance,
      "traits.preferredContentSizeCategory": controls.contentSize,
      "traits.layoutDirection": controls.direction, "traits.accessibilityContrast": controls.contrast,
      "traits.legibilityWeight": controls.weight,
    };
    this.showLanguages(controls);
    for (const { keyPath, row, show, disable } of this.rows) {
      const isSet = this.studio.set.has(keyPath);
      show(isSet ? this.studio.set.get(keyPath) : values[keyPath], isSet);
      row.classList.toggle("changed", isSet);
      if (keyPath === "orientation") disable?.(!controls.canTurn);
      const first = row.querySelector("option[value='']");
      if (first && !isSet) first.textContent = `${this.word(keyPath, values[keyPath])} (file)`;
    }
    this.reset.disabled = this.studio.set.size === 0;
  }

  word(keyPath, value) {
    if (keyPath === "device") {
      return this.catalogue.devices.find((device) => device.id === value)?.name ?? value;
    }
    if (keyPath === "system") return spelled(value);
    if (keyPath === "locale") return languageName(value);
    return names[value] ?? value;
  }

  showLanguages(controls) {
    const known = controls.locales.join() + "|" + this.catalogue.languages.length;
    if (this.known === known) return;
    this.known = known;
    const own = controls.locales.map((locale) => [locale, languageName(locale)]);
    const rest = this.catalogue.languages.filter((locale) => !controls.locales.includes(locale))
      .map((locale) => [locale, languageName(locale)]).sort((a, b) => a[1].localeCompare(b[1]));
    const group = (label, entries) => make("optgroup", { label },
      ...entries.map(([value, text]) => make("option", { value }, text)));
    this.language.replaceChildren(make("option", { value: "" }, "As in the file"));
    if (own.length) this.language.append(group("In this scene", own));
    this.language.append(group("The system's words", rest));
  }
}

/** ios-26 as iOS 26. */
export function spelled(system) {
  const [family, version] = system.split("-");
  const words = { ios: "iOS", ipados: "iPadOS", watchos: "watchOS", tvos: "tvOS", macos: "macOS", visionos: "visionOS" };
  return `${words[family] ?? family} ${version}`;
}

function languageName(locale) {
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(locale.replaceAll("_", "-"));
  } catch {
    return locale;
  }
}
