import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { allyPicture, ALLY_ART } from "../src/games/abyss/art/allies";
import { placePicture } from "../src/games/abyss/art/landscapes";
import { LORD_ART } from "../src/games/abyss/art/lords";
import { address } from "../src/games/abyss/art/pen";
import { PLACE_ART } from "../src/games/abyss/art/places";
import { lordPicture } from "../src/games/abyss/art/portraits";
import { backPicture, descentPicture, dreadPicture, shellPicture } from "../src/games/abyss/art/scenery";
import { POWERS } from "../src/games/abyss/looks";
import { moment } from "../src/games/abyss/moments";
import printed from "../src/games/abyss/printed.json";
import { keepers } from "../src/games/abyss/scenes/keepers";
import { GUILDS, LORDS, RACES, type Player } from "../src/games/abyss/view";

const ART = new URL("../src/games/abyss/art/", import.meta.url);
const LIGHTEST = 60 * 1024; // bytes that all art of a game may weigh, zipped
const lords = LORDS.map(({ name }) => name);
const places = printed.places.map(({ name }) => name);

describe("the pictures of Abyss", () => {
  it("shows each of the 35 lords, whole and close, by a picture of its own", () => {
    expect(Object.keys(LORD_ART).sort()).toEqual([...lords].sort());
    expect(new Set(lords.map((name) => lordPicture(name))).size).toBe(35);
    expect(new Set(lords.map((name) => lordPicture(name, true))).size).toBe(35);
  });

  it.each(GUILDS)("tells the lords of one guild apart by what they are made of and by their light: %s", (guild) => {
    const own = LORDS.filter((lord) => lord.guild === guild).map(({ name }) => LORD_ART[name]!);
    const made = own.map(({ of }) => of.replace(/:[^ ]+/g, "").replace(/\([^ ]+/g, "("));
    expect(new Set(made).size).toBe(own.length);
    expect(new Set(own.map(({ light }) => light)).size).toBe(own.length);
    expect(own.every((lord) => lord.guild === guild)).toBe(true);
  });

  it("shows each of the 20 locations by a landscape of its own", () => {
    expect(Object.keys(PLACE_ART).sort()).toEqual([...places].sort());
    expect(new Set(places.map(placePicture)).size).toBe(20);
    expect(new Set(places.map((name) => PLACE_ART[name]!.of.join())).size).toBe(20);
  });

  it("shows each race, each shell of the council and the monsters by a picture of its own", () => {
    expect(Object.keys(ALLY_ART).sort()).toEqual([...RACES, "monster"].sort());
    expect(new Set(Object.keys(ALLY_ART).map(allyPicture)).size).toBe(6);
    expect(new Set(RACES.map(shellPicture)).size).toBe(5);
  });

  it("is sound: every colour is known, nothing is left of the language it is written in, and an address keeps it whole", () => {
    const all = [
      ...lords.flatMap((name) => [lordPicture(name), lordPicture(name, true)]),
      ...places.map(placePicture),
      ...Object.keys(ALLY_ART).map(allyPicture),
      ...RACES.map(shellPicture),
      ...[dreadPicture(), descentPicture(), backPicture()],
    ];
    for (const svg of all) {
      expect(svg).not.toMatch(/NaN|undefined|\$|\|/);
      expect(svg.match(/<g\b/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
      expect(decodeURIComponent(address(svg).replace("data:image/svg+xml,", ""))).toBe(svg);
    }
  });

  it("knows no lord and no place but those there are", () => {
    expect(() => lordPicture("king")).toThrow();
    expect(() => placePicture("beach")).toThrow();
    expect(() => allyPicture("whale")).toThrow();
  });

  it("weighs little", () => {
    const source = readdirSync(ART).map((file) => readFileSync(new URL(file, ART)));
    expect(gzipSync(Buffer.concat(source)).length).toBeLessThan(LIGHTEST);
  });
});

describe("what the cards say in signs", () => {
  it("has a sign for each power, and none for those who have no power", () => {
    const powerless = LORDS.filter(({ guild }) => guild === "farmer").map(({ name }) => name);
    expect(Object.keys(POWERS).sort()).toEqual(lords.filter((name) => !powerless.includes(name)).sort());
  });
});

describe("the great moments of Abyss", () => {
  const staged = (key: string) => moment({ key: `abyss-event-${key}`, text: "", rule: "", values: {} } as never);

  it.each([
    ["recruits", "recruited"],
    ["corrupts", "recruited"],
    ["appoints", "recruited"],
    ["controls", "taken"],
    ["reveals-monster", "monster"],
    ["rewarded", "rewarded"],
    ["threat-rises", "retreat"],
    ["seventh-lord", "seventh"],
    ["court-short", "short"],
  ])("stages %s for a second or two as %s", (key, scene) => {
    const { scene: name, milliseconds, peak } = staged(key);
    expect(name).toBe(scene);
    expect(peak).toBe(true);
    expect(milliseconds).toBeGreaterThanOrEqual(1000);
    expect(milliseconds).toBeLessThanOrEqual(2500);
    expect(readFileSync(new URL("../src/games/abyss/Scene.svelte", import.meta.url), "utf8")).toContain(`"${scene}"`);
  });

  it("leaves the rest to a caption", () => {
    expect(staged("takes").scene).toBe("");
  });

  it("guesses who will lie under a location: those with keys, or an ambassador alone", () => {
    const player = (free: string[], turned: string[] = []) => ({ free, turned }) as unknown as Player;
    expect(keepers(undefined)).toEqual([]);
    expect(keepers(player(["miller", "keeper", "shaman", "tamer"], ["tamer"]))).toEqual(["keeper", "shaman"]);
    expect(keepers(player(["keeper", "hermit"]))).toEqual(["hermit"]);
  });
});
