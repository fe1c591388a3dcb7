/** Which scene plays which great moment. */
import type { Component } from "svelte";
import type { CerbereView } from "../view";
import Barque from "./Barque.svelte";
import Boarding from "./Boarding.svelte";
import Capture from "./Capture.svelte";
import Defeat from "./Defeat.svelte";
import Escape from "./Escape.svelte";
import Hunt from "./Hunt.svelte";
import Lost from "./Lost.svelte";
import Miss from "./Miss.svelte";
import Turncoat from "./Turncoat.svelte";

/** What a scene may tell of; each takes what it needs. */
export interface Story {
  view: CerbereView;
  seat: number; // to whom it happens, or -1
  speed: number;
  seats: number; // of a Barque
}

export const SCENES: Record<string, Component<Story>> = {
  hunt: Hunt,
  miss: Miss,
  capture: Capture,
  lost: Lost,
  turncoat: Turncoat,
  barque: Barque,
  boarding: Boarding,
  escape: Escape,
  defeat: Defeat,
};
