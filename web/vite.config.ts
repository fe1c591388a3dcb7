import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";
import { icons } from "./icons.ts";

/** Modules that always come together are one file: each file more costs a request, and is packed by itself. */
const TOGETHER = [
  {
    name: "base",
    priority: 3,
    test: /\/node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/(words|api)\/|\/src\/parts\/(?!QrCode|Invite|BoardFile|Settings)|virtual:icons$|preload-helper/,
  },
  { name: "table", priority: 2, test: /\/src\/(table\/(?!RuleSearch|Gathering|HandOver)|motion\/(?!synth)|socket\/|games\/(plain\/index|\w+\.ts))/ },
  { name: "abyss", priority: 1, test: /\/src\/games\/abyss\/(?!art\/)|virtual:icons\/abyss$/ },
  { name: "ahuris", priority: 1, test: /\/src\/games\/ahuris\/(?!art\/)/ },
  { name: "cerbere", priority: 1, test: /\/src\/games\/cerbere\/(?!art\/|scenes\/|editing)|virtual:icons\/cerbere$/ },
];

// The server serves what is built here; `make web` builds it and the wheel carries it.
export default defineConfig({
  plugins: [fonts(), icons(), svelte()],
  build: {
    outDir: "../src/katabasis/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no fonts and scripts from data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
