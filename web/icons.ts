import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";
import type { Plugin } from "vite";
import { GRID } from "./src/parts/grid.ts";

/** Which list of names becomes which module: the frame's, and those of games that bring their own. */
const LISTS: Record<string, string> = {
  "virtual:icons": "./src/parts/icons.txt",
  "virtual:icons/later": "./src/parts/icons-later.txt",
  "virtual:icons/abyss": "./src/games/abyss/icons.txt",
  "virtual:icons/abyss-later": "./src/games/abyss/icons-later.txt",
  "virtual:icons/cerbere": "./src/games/cerbere/icons.txt",
};

/** The pictograms named in a list, and no others, as one small module. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id in LISTS ? `\0${id}` : undefined),
    load(id) {
      const list = LISTS[id.slice(1)];
      if (!list || !id.startsWith("\0")) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const used: Record<string, string> = {};
      for (const name of readFileSync(new URL(list, import.meta.url), "utf8")
        .split(/\s+/)
        .filter(Boolean)) {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
        if (!icon) throw new Error(`game-icons has no '${name}'`);
        used[name] = svgpath(icon.body.match(/ d="([^"]+)"/)[1])
          .scale(GRID / 512)
          .rel()
          .round(0)
          .toString();
      }
      return `export default ${JSON.stringify(used)};`;
    },
  };
}
