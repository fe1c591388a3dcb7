import abyssBack from "./art/abyss-back.svg";
import abyssBubbles from "./art/abyss-bubbles.svg";
import abyssFront from "./art/abyss-front.svg";
import abyssGlow from "./art/abyss-glow.svg";
import abyssThrone from "./art/abyss-throne.svg";
import ahurisBack from "./art/ahuris-back.svg";
import ahurisBang from "./art/ahuris-bang.svg";
import ahurisHeroes from "./art/ahuris-heroes.svg";
import cerbereBack from "./art/cerbere-back.svg";
import cerbereEmbers from "./art/cerbere-embers.svg";
import cerbereFront from "./art/cerbere-front.svg";
import cerbereGlow from "./art/cerbere-glow.svg";
import cerbereHound from "./art/cerbere-hound.svg";
import plainBack from "./art/plain-back.svg";

/** One sheet of a poster; sheets lie on each other, and each moves its own way when the poster is pointed at. */
export interface Sheet {
  file: string;
  /** How it comes alive: the distance, what stands in the middle, what is near, light, what rises, what jumps up. */
  moves: "back" | "middle" | "front" | "glow" | "rise" | "jump";
}

/** What is drawn on the box of a game of ours, from the back to the front. */
const OURS: Record<string, Sheet[]> = {
  ahuris: [
    { file: ahurisBack, moves: "back" },
    { file: ahurisBang, moves: "jump" },
    { file: ahurisHeroes, moves: "front" },
  ],
  abyss: [
    { file: abyssBack, moves: "back" },
    { file: abyssThrone, moves: "middle" },
    { file: abyssBubbles, moves: "rise" },
    { file: abyssFront, moves: "front" },
    { file: abyssGlow, moves: "glow" },
  ],
  cerbere: [
    { file: cerbereBack, moves: "back" },
    { file: cerbereHound, moves: "middle" },
    { file: cerbereGlow, moves: "glow" },
    { file: cerbereFront, moves: "front" },
    { file: cerbereEmbers, moves: "rise" },
  ],
};

/** The poster on the box of any game. */
export const posterOf = (game: string): Sheet[] => OURS[game] ?? [{ file: plainBack, moves: "back" }];
