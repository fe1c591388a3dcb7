/** All that is drawn for Abyss, in a chunk of its own that comes when its table opens. */
import { allyPicture } from "./allies";
import { placePicture } from "./landscapes";
import { address } from "./pen";
import { lordPicture } from "./portraits";
import { backPicture, descentPicture, dreadPicture, shellPicture } from "./scenery";

const DRAW = {
  lord: (name: string) => lordPicture(name),
  face: (name: string) => lordPicture(name, true),
  place: placePicture,
  ally: allyPicture,
  dread: dreadPicture,
  descent: descentPicture,
  shell: shellPicture,
  back: backPicture,
};
export type Kind = keyof typeof DRAW;

const drawn = new Map<string, string>();

/** The address of a picture; it is drawn once. */
export function picture(kind: Kind, name: string): string {
  const key = `${kind} ${name}`;
  const known = drawn.get(key) ?? address(DRAW[kind](name));
  drawn.set(key, known);
  return known;
}
