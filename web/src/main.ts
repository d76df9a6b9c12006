import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/base.css";
import "./lib/fonts.css";
import { showPreferences } from "./lib/preferences.svelte";
import { start } from "./lib/router.svelte";
import "./lib/theme.css";
import { keep, missed } from "./lib/version.svelte";
import { language } from "./lib/words.svelte";

document.documentElement.lang = language();
showPreferences();
start();
addEventListener("vite:preloadError", missed);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) keep();
