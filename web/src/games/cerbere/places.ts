import { t } from "../../words/words.svelte";
import type { Road, Space } from "./road";
import type { CerbereView } from "./view";

/** What a space is called: its number, and its name if it is a special one. */
export function titleOf(space: Space, road: Road): string {
  const name = placeName(space, road);
  const number = t("cerbere-sheet-at", { space: space.number });
  return name ? `${name} (${number})` : number.charAt(0).toUpperCase() + number.slice(1);
}

function placeName(space: Space, road: Road): string {
  if (space.kind) return t(`web-cerbere-kind-${space.kind}`);
  const link = road.links.find(({ near, far }) => near === space || far === space);
  if (link) return t(`web-cerbere-link-${link.kind.replaceAll("_", "-")}`);
  const branch = road.branches.find(({ spaces }) => spaces.includes(space));
  return branch ? t(`web-cerbere-branch-${branch.kind}`) : "";
}

/** All that a space does, one sentence each. */
export function factsOf(space: Space, road: Road, view: CerbereView | null): string[] {
  const told: string[] = [];
  if (space.kind) told.push(t(`web-cerbere-kind-${space.kind}.help`));
  for (const link of road.links) {
    if (link.near !== space && link.far !== space && link.opener !== space) continue;
    const key = `web-cerbere-link-${link.kind.replaceAll("_", "-")}`;
    if (link.opener === space) continue; // its kind has said it
    told.push(t(`${key}.help`));
    if (!view) continue;
    const held = view.players.some((player) => link.opener !== null && player.space === link.opener.name);
    if (link.kind === "rope_bridge" && view.opened.includes(link.name)) told.push(t("web-cerbere-fallen"));
    if (link.kind === "infernal_portal") told.push(t(held ? "web-cerbere-open" : "web-cerbere-closed"));
    if (link.kind === "gate") told.push(t(held || view.opened.includes(link.name) ? "web-cerbere-open" : "web-cerbere-closed"));
  }
  for (const branch of road.branches) {
    if (branch.spaces.includes(space)) told.push(t(`web-cerbere-branch-${branch.kind}.help`));
  }
  if (space.symbol) {
    const spent =
      view !== null &&
      ((space.symbol === "harpy" && !view.nests.includes(space.name)) || (space.symbol === "treasure" && !view.cave_treasure));
    told.push(spent ? t("web-cerbere-spent") : t(`web-cerbere-symbol-${space.symbol.replaceAll("_", "-")}`));
  }
  if (space.zone !== "plain") told.push(t(`web-cerbere-zone-${space.zone.replaceAll("_", "-")}`));
  if (space.mark) told.push(t("web-cerbere-mark"));
  if (space === road.reveal) told.push(t("web-cerbere-reveal"));
  return told;
}
