import type * as Art from "./art";

// the table is laid without them for a moment; where they come, their room is kept
let art: typeof Art | null = $state.raw(null);
import("./art").then(
  (module) => (art = module),
  () => undefined, // the words on the cards say it all
);

/** The address of a picture; "" until all of them have come. */
export const pictureOf = (kind: Art.Kind, name: string): string => (name && art ? art.picture(kind, name) : "");
