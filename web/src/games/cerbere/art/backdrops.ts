/** Where the scenes of the cards take place: each fills a square of 100. */
import { fill, line } from "./pen";

interface Light {
  sky: string;
  glow: string;
  core: string;
  far: string;
  near: string;
  ground: string;
  edge: string;
}

const FAR = "M0 62L10 44 16 52 26 34 34 50 46 40 56 54 66 30 74 46 86 36 100 56V100H0z";
const RIDGE = "M0 62L10 44 16 52 26 34 34 50 46 40 56 54 66 30 74 46 86 36 100 56";
const FACETS = "M26 34L34 50 30 74 24 56zM66 30L74 46 72 76 63 54zM46 40L56 54 52 74 45 58zM86 36L100 56V78L88 58zM10 44L16 52 14 70 9 60z";
const CREST = "M0 78L8 60 16 70 22 62 30 80M70 82L78 66 84 74 92 58 100 74";
const SPARKS =
  '<path fill="COLOUR" opacity=".7" d="M20 44h1v1h-1zM38 30h.8v.8h-.8zM61 24h1v1h-1zM80 28h.8v.8h-.8zM12 30h.7v.7h-.7zM72 58h1v1h-1zM33 62h.8v.8h-.8zM90 48h.8v.8h-.8zM47 22h.7v.7h-.7z"/>';
const NEAR = "M0 78L8 60 16 70 22 62 30 80 70 82 78 66 84 74 92 58 100 74V100H0z";
const GROUND = "M0 84C20 78 36 82 52 80 70 78 84 82 100 79V100H0z";
const ROOF = "M0 0H100V10L92 20 88 10 78 14 72 26 66 8 52 12 46 20 40 8 26 12 20 24 14 10 6 18 0 12z";

const place = ({ sky, glow, core, far, near, ground, edge }: Light, light: [number, number, number]): string => {
  const [x, y, size] = light;
  const round = (part: number, colour: string, more = "") => `<circle cx="${x}" cy="${y}" r="${size * part}" fill="${colour}"${more}/>`;
  return (
    `<path d="M-60-20H160V120H-60z" fill="${sky}"/>` +
    round(1, glow, ' opacity=".4"') +
    round(0.72, glow, ' opacity=".6"') +
    round(0.44, core, ' opacity=".75"') +
    fill(FAR, far) +
    line(RIDGE, core, 0.5, 'opacity=".45"') +
    fill(FACETS, sky, 'opacity=".45"') +
    SPARKS.replace("COLOUR", core) +
    fill(NEAR, near) +
    line(CREST, edge, 0.5, 'opacity=".5"') +
    fill(ROOF, near) +
    fill(GROUND, ground) +
    line("M0 84C20 78 36 82 52 80 70 78 84 82 100 79", edge, 1.6) +
    fill("M12 92l10-3 6 4-9 3zM62 90l12-2 5 4-11 2zM40 96l8-2 4 3z", near)
  );
};

export const BACKDROPS: Record<string, string> = {
  embers: place(
    { sky: "#4a1a1c", glow: "#c2481a", core: "#ffa545", far: "#5c221e", near: "#2c1218", ground: "#3e1c1c", edge: "#ff8a3a" },
    [50, 58, 52],
  ),
  dusk: place(
    { sky: "#2b1a3e", glow: "#6a3a78", core: "#d88a8a", far: "#40264e", near: "#1d1128", ground: "#33203c", edge: "#c58ab0" },
    [50, 46, 52],
  ),
  moss: place(
    { sky: "#1c3326", glow: "#4f8a4a", core: "#dff0a0", far: "#2a4a34", near: "#12211a", ground: "#25402c", edge: "#a8d888" },
    [52, 44, 52],
  ),
  shore: place(
    { sky: "#123544", glow: "#2f8f9a", core: "#d8fff4", far: "#1c4f5e", near: "#0b1f2a", ground: "#17495a", edge: "#8fe6e6" },
    [50, 44, 50],
  ),
  blood: place(
    { sky: "#3a0a18", glow: "#a01a34", core: "#ff6a5a", far: "#5a1224", near: "#1e060f", ground: "#3a0d1a", edge: "#ff5a6a" },
    [50, 48, 52],
  ),
  night: place(
    { sky: "#160a1c", glow: "#4a1a3a", core: "#8a2a4a", far: "#26102a", near: "#0c050f", ground: "#1c0d20", edge: "#7a3a5a" },
    [50, 50, 48],
  ),
  gold: place(
    { sky: "#4a3210", glow: "#c9922a", core: "#fff3b8", far: "#6a4818", near: "#2a1a08", ground: "#4f3512", edge: "#ffdf8a" },
    [50, 44, 50],
  ),
};
