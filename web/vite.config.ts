import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { markdown } from "./markdown.ts";

// The built client is served by `citywright serve` from inside the package.
export default defineConfig({
  plugins: [svelte(), markdown()],
  build: { outDir: "../src/citywright/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: "es" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    isolate: false, // one jsdom for all files of a worker: starting it took longer than the tests
    testTimeout: 30_000, // machines may be busy
  },
});
