// How this browser shows and announces things.

import { recall, remember } from "./stored";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

function storedTheme(): Theme {
  return THEMES.find((theme) => theme === recall("theme")) ?? "system";
}

class Preferences {
  #theme = $state<Theme>(storedTheme());
  #sound = $state(recall("sound") !== "off");

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.show();
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }

  show(): void {
    document.documentElement.dataset.theme = this.#theme;
  }
}

export const preferences = new Preferences();
