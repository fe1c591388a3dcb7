import type { Said } from "../api/types";
import type { Moment } from "../games/game";

/** What a game says of how an event is shown, where it is more than a short caption. */
export type Look = Partial<Pick<Moment, "milliseconds" | "peak" | "scene" | "stamp" | "shout" | "sound">>;

/** An event as it is shown: its sentence, its look, and a caption's time where nothing is said.  What has a scene is a peak. */
export const shown = (event: Said, look: Look, short: number, die = 0): Moment => ({
  text: event.text,
  rule: event.rule,
  key: event.key,
  values: event.values,
  milliseconds: look.milliseconds ?? short,
  peak: look.peak || Boolean(look.scene),
  scene: look.scene ?? "",
  die,
  stamp: look.stamp ?? "",
  shout: look.shout ?? "",
  sound: look.sound ?? "",
});
