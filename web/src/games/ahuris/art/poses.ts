import { blot, CREAM, GOLD, line, placed, shape } from "./ink";
import { LEAD, TRAIL, type Mood, type Puppet } from "./figure";
import { armour, cloak, crowned, decoration } from "./ranks";

/** How somebody stands, falls or lies. */
export const POSES = ["ready", "hitting", "hit", "stunned", "beaten", "cheering"] as const;
export type Pose = (typeof POSES)[number];

interface Stance {
  /** The whole, around the feet; the head, around the neck; the arms, around the shoulders: degrees. */
  lean: number;
  head: number;
  lead: number;
  trail: number;
  mood: Mood;
  /** Moved as a whole. */
  moved?: string;
}

const STANCES: Record<Pose, Stance> = {
  ready: { lean: 0, head: 0, lead: -22, trail: 138, mood: "calm" },
  hitting: { lean: 11, head: 2, lead: 16, trail: 200, mood: "fierce", moved: "translate(8 0)" },
  hit: { lean: -15, head: -12, lead: -14, trail: 222, mood: "hurt", moved: "translate(10 0)" },
  stunned: { lean: -3, head: 14, lead: 68, trail: 106, mood: "dazed" },
  beaten: { lean: 0, head: -14, lead: -40, trail: 150, mood: "dazed", moved: "translate(24 76) scale(.82) rotate(-84 100 140)" },
  cheering: { lean: -4, head: -4, lead: -36, trail: 228, mood: "calm" },
};

const star = (x: number, y: number, size: number, turn = 0): string =>
  placed(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, shape(GOLD, "M0-12L4-4 12-3 6 3 8 12 0 7-8 12-6 3-12-3-4-4z"));
const puff = (x: number, y: number, size: number): string =>
  placed(
    `translate(${x} ${y}) scale(${size})`,
    shape("#efe3c8", "M-16 8c-6-2-5-11 2-11 1-9 14-11 17-3 7-4 15 2 11 9 5 2 4 9-2 9h-22c-3 0-5-2-6-4z"),
  );

/** What is drawn around people in comics: stars, dust, the wind of a blow. */
const SIGNS: Record<Pose, string> = {
  ready: "",
  hitting: line("M196 66q22 26 14 62M184 84q12 16 10 38", 5, CREAM),
  hit: star(178, 66, 1.9, 12) + star(150, 30, 0.9, -20) + line("M196 40l14-10M204 68h16M196 94l14 10", 4.4, "#c8321f"),
  stunned:
    line("M58 2q44-22 88-2", 2.4, CREAM) +
    star(56, 6, 0.9, 10) +
    star(104, -10, 1.1, -8) +
    star(150, 4, 0.9, 24) +
    placed("translate(80 -6)", shape("#8fd3e8", "M-9 3q0-9 9-9 7 0 8 5l5 1-5 3q-2 6-9 6-8 0-8-6z", 'stroke-width="2.6"'), blot(4, -2, 1.6)),
  beaten: puff(26, 228, 1) + puff(178, 230, 0.9) + star(18, 132, 0.9, 10) + star(44, 112, 0.7, -14) + star(4, 160, 0.6, 30),
  cheering: line("M22 40l-12-8M12 66H-2M180 26l10-10M40 16l-6-14", 4, GOLD),
};

/** Everything a puppet is made of, put together in a pose; a hero wears what was won with levels. */
export function posed(puppet: Puppet, pose: Pose, level = 1): string {
  const { lean, head, lead, trail, mood, moved = "" } = STANCES[pose];
  const [broad, tall] = puppet.size;
  return (
    `<g transform="${moved} rotate(${lean} 100 230) translate(100 232) scale(${broad} ${tall}) translate(-100 -232)">` +
    cloak(puppet, level) +
    puppet.behind +
    `<g transform="translate(${TRAIL}) rotate(${trail}) scale(1 -1)">${puppet.trail}</g>` +
    puppet.body +
    decoration(puppet, level) +
    armour(puppet, level, "trail") +
    `<g transform="rotate(${head} 100 94) translate(100 98) scale(1.2) translate(-60 -92)">${puppet.head}${puppet.faces[mood]}${puppet.over}${crowned(puppet, level)}</g>` +
    `<g transform="translate(${LEAD}) rotate(${lead})">${puppet.lead}</g>` +
    armour(puppet, level, "lead") +
    `</g>${SIGNS[pose]}`
  );
}
