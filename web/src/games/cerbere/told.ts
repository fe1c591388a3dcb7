import type { Said } from "../../api/types";
import { seatIn } from "../../words/seat";
import { eventName } from "./moments";
import { spaceNumbered } from "./numbers";
import { FACES, without, type CerbereView, type Player } from "./view";

/** A view with what an event says literally.  It is only shown until the true view comes, so nothing is worked out. */
export function told(view: CerbereView, event: Said): CerbereView {
  const { values } = event;
  const number = (name: string) => Number(values[name] ?? 0);
  const noun = (name: string, kind: string) => String(values[name] ?? "").replace(`@cerbere-${kind}-`, "");
  const seat = seatIn(values.seat);
  const card = noun("card", "card");
  const treasure = noun("treasure", "power");
  const change = (place: number, changed: (player: Player) => Partial<Player>, rest: Partial<CerbereView> = {}): CerbereView => ({
    ...view,
    ...rest,
    players: view.players.map((player) => (player.seat === place ? { ...player, ...changed(player) } : player)),
  });
  const lose = (place: number, text: string) =>
    change(place, (player) => ({
      hand_size: player.hand_size - 1,
      hand: without(player.hand, text),
    }));

  switch (eventName(event.key)) {
    case "begins":
      return { ...view, active: seat };
    case "turn-begins":
      return { ...view, turn: number("turn"), active: seat, power: "" };
    case "takes-treasure":
      return change(seat, (player) => ({ treasure_count: player.treasure_count + 1 }));
    case "acts": {
      const played = noun("power", "power").replace(/-[12]$/, "");
      return change(seat, (player) => ({ played: [...player.played, played], ready: without(player.ready, played) }));
    }
    case "uses":
      return change(seat, (player) => ({
        treasure_count: player.treasure_count - 1,
        treasures: without(player.treasures, treasure),
      }));
    case "plays":
      return lose(seat, noun("power", "power").replace(/-advanced$/, ""));
    case "announces":
      return { ...view, power: noun("power", "power").replace(/-advanced$/, "+") };
    case "pledges":
      return change(seat, (player) => ({ pledged_size: player.pledged_size + 1 }));
    case "withdraws":
      return { ...view, power: "", players: view.players.map((player) => ({ ...player, pledged: [], pledged_size: 0 })) };
    case "pays": {
      const paid = lose(seat, card);
      const less = (player: Player) => ({
        ...player,
        pledged_size: Math.max(0, player.pledged_size - 1),
        pledged: without(player.pledged, card),
      });
      return { ...paid, players: paid.players.map((player) => (player.seat === seat ? less(player) : player)) };
    }
    case "discards":
      return lose(seat, card);
    case "rage-moves":
      return { ...view, rage: number("cell") };
    case "speed-changes":
      return { ...view, speed: number("value") };
    case "draws":
      return change(
        seat,
        (player) => ({ hand_size: player.hand_size + 1 }),
        number("betrayal") ? { betrayal_size: view.betrayal_size - 1 } : { survival_size: view.survival_size - 1 },
      );
    case "card-seen":
      return change(view.seat, (player) => ({ hand: [...player.hand, card] }));
    case "moves":
      return change(seat, () => ({ space: spaceNumbered(view, number("to")) }));
    case "crosses-bridge":
    case "crosses-portal":
    case "rides":
    case "falls":
      return { ...view, leap: seat };
    case "exchanges": {
      const target = seatIn(values.target);
      const spaces = view.players.map((player) => player.space);
      return {
        ...view,
        leap: seat,
        players: view.players.map((player) => (player.seat === target ? { ...player, space: spaces[seat] ?? player.space } : player)),
      };
    }
    case "boards":
      return change(seat, () => ({ space: "aboard" }));
    case "lures": {
      const here = view.players[seat]?.space;
      return change(seatIn(values.target), (player) => ({ space: here ?? player.space }), { leap: seatIn(values.target) });
    }
    case "revealed":
      return {
        ...view,
        revealed: true,
        barques: view.barques.map((barque) => (barque.slot === 1 ? { ...barque, seats: number("seats") } : barque)),
      };
    case "barque-seen":
      return {
        ...view,
        barques: view.barques.map((barque) => (barque.slot === number("slot") ? { ...barque, seats: number("seats") } : barque)),
      };
    case "looks":
      return {
        ...view,
        barques: view.barques.map((barque) =>
          barque.slot === number("slot") ? { ...barque, looked: [...new Set([...barque.looked, seat])] } : barque,
        ),
      };
    case "swaps": {
      const swapped: Record<number, number> = { [number("slot")]: number("other"), [number("other")]: number("slot") };
      return {
        ...view,
        barques: view.barques.map((barque) => ({
          ...(view.barques[(swapped[barque.slot] ?? barque.slot) - 1] ?? barque),
          slot: barque.slot,
        })),
      };
    }
    case "cerberus-moves":
      return { ...view, cerberus: spaceNumbered(view, number("to")) };
    case "escorts":
      return { ...view, cerberus: spaceNumbered(view, number("space")), rage: number("cell"), speed: number("speed") };
    case "hunt-misses":
      return { ...view, speed: number("speed"), rage: number("cell") };
    case "captured":
      return change(seat, () => ({ space: "captured" }), { captured: [...view.captured, seat] });
    case "changes-camp":
      return change(seat, () => ({ camp: "cerberus", played: [], ready: [...FACES.cerberus] }));
    case "eliminated":
      return change(seat, () => ({ camp: "eliminated", played: [], ready: [] }));
    case "loses-hand":
      return change(seat, (player) => ({ hand: [], hand_size: player.hand_size - number("count") }));
    case "takes-back":
      return change(seat, (player) => ({
        played: [],
        ready: [...FACES[player.camp === "cerberus" ? "cerberus" : "adventurer"]],
        treasures: player.seat === view.seat ? [...player.treasures, ...player.treasures_played] : player.treasures,
        treasures_played: [],
      }));
    case "treasure-laid":
      return change(seat, (player) => ({ treasures_played: [...player.treasures_played, treasure] }));
    case "gate-opens":
      return view;
    default:
      return view;
  }
}
