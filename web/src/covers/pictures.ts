import type { Component } from "svelte";
import Abyss from "./Abyss.svelte";
import Ahuris from "./Ahuris.svelte";
import Cerbere from "./Cerbere.svelte";
import Plain from "./Plain.svelte";

/** What is drawn on the box of a game of ours. */
const OURS: Record<string, Component> = { ahuris: Ahuris, abyss: Abyss, cerbere: Cerbere };

/** What is drawn on the box of any game. */
export const pictureOf = (game: string): Component => OURS[game] ?? Plain;
