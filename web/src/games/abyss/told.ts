import type { Said } from "../../api/types";
import { seatIn } from "../../words/seat";
import { without, type AbyssView, type Player, type Race } from "./view";

/** What a value of an event names: "keeper" of "@abyss-lord-keeper". */
export const noun = (value: unknown, prefix: string): string => String(value ?? "").replace(prefix, "");

/** A view with what an event says literally.  It is only shown until the true view comes, so nothing is worked out. */
export function told(view: AbyssView, event: Said): AbyssView {
  const { values } = event;
  const number = (name: string) => Number(values[name] ?? 0);
  const seat = seatIn(values.seat);
  const race = noun(values.race, "@abyss-") as Race;
  const lord = noun(values.lord, "@abyss-lord-");
  const location = noun(values.location, "@abyss-place-");
  const card = `${race} ${values.value}`;
  const change = (place: number, changed: (player: Player) => Partial<Player>, rest: Partial<AbyssView> = {}): AbyssView => ({
    ...view,
    ...rest,
    players: view.players.map((player) => (player.seat === place ? { ...player, ...changed(player) } : player)),
  });
  const pearls = (place: number, count: number, rest: Partial<AbyssView> = {}): AbyssView =>
    change(place, (player) => ({ pearls: player.pearls + count }), rest);
  const held = (place: number, count: number, text: string, rest: Partial<AbyssView> = {}): AbyssView =>
    change(
      place,
      (player) => ({
        hand_size: player.hand_size + count,
        hand: place !== view.seat ? player.hand : count > 0 ? [...player.hand, text] : without(player.hand, text),
      }),
      rest,
    );

  switch (event.key.replace("abyss-event-", "")) {
    case "begins":
      return { ...view, active: seat };
    case "turn-begins":
      return { ...view, turn: number("turn"), active: seat, bought: [], track: [] };
    case "extra-turn-begins":
      return { ...view, active: seat, bought: [], track: [] };
    case "lord-appears":
      return { ...view, court: placed(view.court, number("slot") - 1, lord), lord_deck_size: view.lord_deck_size - 1 };
    case "first-place-appears":
    case "place-left":
      return { ...view, available: [...view.available, location], drawn: without(view.drawn, location) };
    case "place-drawn":
      return { ...view, drawn: [...view.drawn, location], location_deck_size: view.location_deck_size - 1 };
    case "income":
    case "ship-master-pays":
    case "court-bonus":
    case "gains":
    case "last-slot":
      return pearls(seat, number("pearls"));
    case "pays-pearls":
    case "loses-pearls":
      return pearls(seat, -number("pearls"));
    case "plots":
      return pearls(seat, -1);
    case "reveals":
      return { ...view, track: [...view.track, card], deck_size: view.deck_size - 1 };
    case "reveals-monster":
      return { ...view, track: [...view.track, "monster"], deck_size: view.deck_size - 1 };
    case "buys": {
      const bought = held(seat, 1, card, { track: view.track.slice(0, -1) });
      const price = number("price");
      const target = seatIn(values.target);
      return {
        ...bought,
        players: bought.players.map((player) => ({
          ...player,
          pearls: player.pearls + (player.seat === target ? price : player.seat === seat ? -price : 0),
        })),
      };
    }
    case "takes":
      return held(seat, 1, card, { track: view.track.slice(0, -1) });
    case "threat-rises":
      return { ...view, threat: number("space") };
    case "fights":
    case "fights-lower":
      return { ...view, track: view.track.slice(0, -1) };
    case "rewarded":
      return change(seat, (player) => ({ pearls: player.pearls + number("pearls"), key_tokens: player.key_tokens + number("keys") }), {
        threat: 1,
      });
    case "token-drawn":
      return change(seat, (player) => ({ token_count: player.token_count + 1 }));
    case "cleared":
      return { ...view, track: [] };
    case "takes-stack":
      return change(seat, (player) => ({ hand_size: player.hand_size + number("count") }), { council: { ...view.council, [race]: 0 } });
    case "sweeps":
      return { ...view, council: { ...view.council, [race]: 0 } };
    case "pays-ally":
    case "discards":
      return held(seat, -1, card);
    case "affiliates":
      return change(seat, (player) => ({
        hand_size: player.hand_size - 1,
        hand: without(player.hand, card),
        laid: without(player.laid, card),
        affiliated: [...player.affiliated, card],
      }));
    case "last-affiliates":
      return change(seat, (player) => ({ affiliated: [...player.affiliated, card] }));
    case "recruits":
    case "corrupts":
    case "appoints":
      return change(seat, (player) => ({ free: [...player.free, lord], lord_count: player.lord_count + 1, laid: [] }), {
        court: view.court.map((name) => (name === lord ? "" : name)),
      });
    case "ousts":
      return { ...view, court: view.court.map((name) => (name === lord ? "" : name)) };
    case "gives-up":
      return change(seat, (player) => ({ free: without(player.free, lord) }));
    case "turned":
      return change(seat, (player) => ({ turned: [...player.turned, lord] }));
    case "controls":
      return change(seat, (player) => ({ locations: [...player.locations, { location, lords: [] }] }), {
        available: without(view.available, location),
        drawn: without(view.drawn, location),
      });
    case "covers":
      return {
        ...view,
        players: view.players.map((player) =>
          player.locations.some((tile) => tile.location === location)
            ? {
                ...player,
                free: without(player.free, lord),
                locations: player.locations.map((tile) => (tile.location === location ? { ...tile, lords: [...tile.lords, lord] } : tile)),
              }
            : player,
        ),
      };
    default:
      return view;
  }
}

/** A lord in a slot of the court, which grows as it must. */
function placed(court: string[], slot: number, lord: string): string[] {
  if (court.includes(lord)) return court;
  const grown = [...court];
  while (grown.length <= slot) grown.push("");
  grown[slot] = lord;
  return grown;
}
