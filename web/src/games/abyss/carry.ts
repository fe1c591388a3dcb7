import { crossfade } from "svelte/transition";
import { moving } from "../../parts/settings.svelte";

/** A card leaves here for another place of the table, and arrives there. */
export const [carry, arrive] = crossfade({
  duration: () => (moving() ? 450 : 0),
  fallback: () => ({ duration: moving() ? 250 : 0, css: (time) => `opacity: ${time}` }),
});
