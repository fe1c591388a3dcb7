import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:icons";
const LIST = new URL("./src/parts/icons.txt", import.meta.url);

/** The pictograms named in icons.txt, and no others, as one small module. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
      const used: Record<string, string> = {};
      for (const name of readFileSync(LIST, "utf8").split(/\s+/).filter(Boolean)) {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
        if (!icon) throw new Error(`game-icons has no '${name}'`);
        used[name] = icon.body.match(/ d="([^"]+)"/)[1];
      }
      return `export default ${JSON.stringify(used)};`;
    },
  };
}
