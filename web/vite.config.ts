import { svelte } from "@sveltejs/vite-plugin-svelte";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { markdown } from "./markdown.ts";

// The whole client can be installed and is kept for use offline. A new version waits until the page asks for it.
const installable = VitePWA({
  registerType: "prompt",
  injectRegister: false, // src/lib/version.svelte.ts does it
  manifest: {
    id: "./",
    name: "Citywright",
    short_name: "Citywright",
    description: "City-building games in the browser: with friends, at one screen, alone, or against bots.",
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: "#f6f3ec",
    background_color: "#f6f3ec",
    icons: [
      { src: "favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "icons/192.png", type: "image/png", sizes: "192x192" },
      { src: "icons/512.png", type: "image/png", sizes: "512x512" },
      { src: "icons/maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  },
  workbox: {
    globPatterns: ["**/*"],
    dontCacheBustURLsMatching: /^assets\//, // their names contain a hash
    navigateFallback: "index.html",
    navigateFallbackDenylist: [/^\/(api|schema|health)\b/], // what the server answers itself
    clientsClaim: true, // the first visit can be continued offline
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

// Browsers that know light-dark(). For older ones it would be replaced by something that a sheet of paper, which stays light
// by night, cannot undo.
const KNOW_LIGHT_DARK = ["chrome123", "edge123", "firefox120", "safari17.5"];
const quiet = { checks: { pluginTimings: false } }; // how long plugins take is nobody's concern

// The built client is served by `citywright serve` from inside the package, or copied by `citywright site`: every address
// in it is relative.
export default defineConfig({
  base: "./",
  plugins: [svelte(), markdown(), ...(process.env.VITEST ? [] : [installable])],
  build: {
    outDir: "../src/citywright/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssTarget: KNOW_LIGHT_DARK,
    rolldownOptions: quiet,
  },
  worker: { format: "es", rolldownOptions: quiet },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: "tests/setup.ts",
    isolate: false, // one jsdom for all files of a worker: starting it took longer than the tests
    testTimeout: 30_000, // machines may be busy
  },
});
