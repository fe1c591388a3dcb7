import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

// The server serves what is built here; `make web` builds it and the wheel carries it.
export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/katabasis/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no fonts and scripts from data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  test: { include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
