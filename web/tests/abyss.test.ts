import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Said } from "../src/api/types";
import { ACTION_ICONS, GUILD_ICONS, LORD_ICONS, PLACE_ICONS, RACE_ICONS } from "../src/games/abyss/looks";
import { told } from "../src/games/abyss/told";
import { byRace, LORDS, topic, without, type AbyssView, type Player } from "../src/games/abyss/view";
import printed from "../src/games/abyss/printed.json";

const points = { locations: 0, lords: 0, allies: 0, tokens: 0, total: 0, public: 0 };
const player = (seat: number): Player => ({
  seat,
  name: ["first", "second"][seat]!,
  pearls: 3,
  hand_size: 2,
  hand: seat === 0 ? ["crab 2", "squid 3"] : [],
  laid: [],
  hand_limit: 0,
  affiliated: [],
  token_count: 0,
  tokens: [],
  key_tokens: 0,
  keys: 0,
  free: [],
  turned: [],
  locations: [],
  lord_count: 0,
  points,
});
const view = {
  seat: 0,
  active: 1,
  turn: 4,
  track: ["crab 1"],
  threat: 2,
  deck_size: 50,
  council: { squid: 0, shellfish: 0, crab: 2, seahorse: 0, jellyfish: 0 },
  court: ["sage", "", "miller"],
  lord_deck_size: 20,
  available: ["jail"],
  drawn: [],
  players: [player(0), player(1)],
} as unknown as AbyssView;
const said = (name: string, values: Said["values"]): Said => ({ key: `abyss-event-${name}`, values, text: "", rule: "" }) as Said;

describe("what an event says is shown until the view comes", () => {
  it("a card is revealed and bought: it goes to the buyer, the pearls to the seller", () => {
    const shown = told(view, said("reveals", { race: "@abyss-squid", value: 4, slot: 2 }));
    expect(shown.track).toEqual(["crab 1", "squid 4"]);
    const bought = told(shown, said("buys", { seat: "@seat-0", race: "@abyss-squid", value: 4, price: 1, target: "@seat-1" }));
    expect(bought.track).toEqual(["crab 1"]);
    expect(bought.players.map((one) => one.pearls)).toEqual([2, 4]);
    expect(bought.players[0]!.hand).toContain("squid 4");
  });

  it("what others take stays hidden", () => {
    const taken = told(view, said("takes", { seat: "@seat-1", race: "@abyss-crab", value: 1 }));
    expect(taken.players[1]!.hand).toEqual([]);
    expect(taken.players[1]!.hand_size).toBe(3);
  });

  it("a lord leaves the court for a player, then lies under a location", () => {
    const joined = told(view, said("recruits", { seat: "@seat-0", lord: "@abyss-lord-miller", count: 1 }));
    expect(joined.court).toEqual(["sage", "", ""]);
    expect(joined.players[0]!.free).toEqual(["miller"]);
    const held = told(joined, said("controls", { seat: "@seat-0", location: "@abyss-place-jail" }));
    const covered = told(held, said("covers", { lord: "@abyss-lord-miller", location: "@abyss-place-jail" }));
    expect(covered.available).toEqual([]);
    expect(covered.players[0]!.free).toEqual([]);
    expect(covered.players[0]!.locations).toEqual([{ location: "jail", lords: ["miller"] }]);
  });

  it("a lord appears in the slot that is named, counted from one", () => {
    expect(told(view, said("lord-appears", { lord: "@abyss-lord-oracle", slot: 2 })).court).toEqual(["sage", "oracle", "miller"]);
  });

  it("an event it does not know changes nothing", () => {
    expect(told(view, said("keys-kept", { seat: "@seat-0" }))).toBe(view);
  });
});

describe("small things", () => {
  it("groups a hand by race, lowest first", () => {
    const groups = byRace(["crab 3", "crab 1", "crab 1", "squid 2"]);
    expect(groups.map((group) => group.race)).toEqual(["squid", "crab"]);
    expect(groups[1]!.cards.map((card) => [card.value, card.count])).toEqual([
      [1, 2],
      [3, 1],
    ]);
    expect(groups[1]!.sum).toBe(5);
  });

  it("takes one card away, not all that are alike", () => {
    expect(without(["crab 1", "crab 1"], "crab 1")).toEqual(["crab 1"]);
  });

  it("knows what an action is about", () => {
    expect(["recruit ship-master", "pay squid 3", "explore"].map(topic)).toEqual(["ship-master", "squid 3", ""]);
  });

  it("every lord and location has a pictogram of its own, and each is in the lists", () => {
    const names = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8").split(/\s+/);
    const lists = ["games/abyss/icons", "games/abyss/icons-later", "parts/icons", "parts/icons-later"];
    const listed = new Set(lists.flatMap((list) => names(`../src/${list}.txt`)));
    expect(Object.keys(LORD_ICONS)).toEqual(LORDS.map((lord) => lord.name));
    expect(Object.keys(PLACE_ICONS)).toEqual(printed.places.map((place) => place.name));
    const all = [RACE_ICONS, GUILD_ICONS, LORD_ICONS, PLACE_ICONS, ACTION_ICONS].flatMap((icons) => Object.values(icons));
    expect(all.filter((icon) => !listed.has(icon))).toEqual([]);
    const own = [...Object.values(LORD_ICONS), ...Object.values(PLACE_ICONS)];
    expect(new Set(own).size).toBe(own.length);
  });
});
