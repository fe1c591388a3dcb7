/** What lies around the cards: the track into the dark, the fish at the end of the threat, the shells of the council. */
import { ALLY_ART } from "./allies";
import { drawn, picture, type Palette } from "./pen";

const SEA: Palette = {
  w: ["#ffffff", "#ffffff"],
  k: ["#0b1424", "#02060e"],
  b: ["#fff6df", "#8a7850"],
  e: ["#fff6b8", "#f0b030"],
  y: ["#fff6c0", "#ff9d2e"],
};

/** The fish that waits at the end of the threat track, on a ground of 290 by 110; its rod is drawn by the table. */
export const dreadPicture = (): string =>
  picture(
    "0 0 290 110",
    { ...SEA, ...ALLY_ART.monster!.own, q: ["#1c3048", "#04080f"], n: ["#141c28", "#010306"] },
    drawn(
      [
        {
          part: [
            "n M-4 114V92C20 84 40 96 70 90C110 84 130 98 170 92C220 86 250 96 294 88V114Z",
            "q M16 92L20 66L26 90ZM30 92L32 78L38 92ZM58 92L64 60L70 70L74 92ZM104 92L108 74L114 92Z",
            "~b2 M44 94C50 86 58 86 64 92M48 93L46 99M54 90L54 97M60 91L62 97",
            "b O38,94,4.5",
            "k- O36.5,93.5,1.2",
            "t M262 34L294 14V100L258 86Z",
            "s M160 66C166 36 196 22 228 24C260 26 284 46 282 70C280 96 252 106 222 104C192 104 166 94 162 84Z",
            "k M158 66C176 56 206 60 226 70C218 92 196 102 174 98C166 92 164 88 164 84Z",
            "r-.8 M172 92C186 82 204 80 214 82C206 94 190 98 178 97Z",
            "b- M160 67L168 86L174 63L184 88L189 62L198 84L202 63L210 80L213 66L221 74L219 79L211 77L207 92L199 84L194 97L186 89L181 99L174 91L168 94L164 82Z",
            "e O216,50,10",
            "r- O214,50,3.6,8",
            "s M202 36L236 46L230 53L202 43Z",
            "w-.3 M168 54C180 38 204 28 228 29C206 32 186 40 176 58Z",
            "t M236 78C252 72 264 80 268 92C256 96 242 92 234 88Z",
            "~k1 M240 80L260 88M258 38C266 46 270 56 270 64M250 62L266 68",
            "t M214 25L226 6L246 27Z",
          ],
        },
      ],
      145,
    ),
  );

/** The way down: from the light between two walls of rock into the dark, where something looks up.  100 by 300. */
export const descentPicture = (): string =>
  picture(
    "0 0 100 300",
    {
      ...SEA,
      l: ["#dff8ff38", "#dff8ff00"],
      r: ["#3a7a98", "#020509"],
      n: ["#1c4a68", "#010306"],
      f: ["#3ac0a0", "#0c3a3a"],
      c: ["#ff8aa0", "#5a1430"],
    },
    `<path fill="url(#deep)" stroke="none" d="M0 0H100V300H0Z"/>` +
      drawn([
        {
          part: [
            "l- M20 0L-20 190H24L36 0Z",
            "l- M46 0L36 230H66L58 0Z",
            "l- M72 0L84 180H120L86 0Z",
            "n M-2 30C14 40 8 70 18 90C26 112 14 130 22 160C30 190 22 220 34 250C36 280 30 290 36 302H-2ZM102 20C88 40 94 66 84 88C76 108 88 130 78 156C70 190 80 210 68 244C62 270 70 290 66 302H102Z",
            "r M-2 60C8 66 4 92 12 112C18 136 6 160 12 190C18 220 10 250 18 302H-2ZM102 50C92 64 98 92 90 112C84 136 96 160 90 192C84 222 92 256 84 302H102Z",
            "f- M14 84C22 76 18 66 26 60C26 72 24 80 18 92ZM88 82C80 74 84 62 78 54C76 68 78 78 84 90Z",
            "c- M16 120C24 116 28 108 32 110C30 118 26 124 20 128ZM86 124C78 118 74 112 70 114C72 122 76 128 82 130Z",
            "w-.4 M40 40C43 37 48 37 51 40C48 43 43 43 40 40L37 38V42ZM56 52C59 49 63 49 66 52C63 55 59 55 56 52L53 50V54Z",
            "e-.9 M40 276L47 279L41 281ZM60 276L53 279L59 281Z",
            "e-.5 O34,236,1",
            "e-.5 O38,236,1",
            "e-.4 O68,216,.8",
            "e-.4 O65,216,.8",
          ],
        },
      ]),
    `<linearGradient id="deep" x2="0" y2="1"><stop stop-color="#3ab8d8"/><stop offset=".2" stop-color="#1a78a8"/><stop offset=".45" stop-color="#0c3a68"/><stop offset=".72" stop-color="#061428"/><stop offset="1" stop-color="#010307"/></linearGradient>`,
    true,
  );

/** Rows of scales, each half a scale beside the last. */
const SCALES = Array.from({ length: 15 }, (_, row) =>
  Array.from({ length: 4 }, (_, column) => `M${column * 20 - (row % 2) * 10} ${row * 10}a10 10 0 0 0 20 0`).join(""),
).join("");

const SHELLS: Record<string, readonly [string, string]> = {
  squid: ["#8accff", "#123a74"],
  shellfish: ["#7af0b4", "#0c5038"],
  crab: ["#ff9a88", "#701c26"],
  seahorse: ["#ffd478", "#6a440c"],
  jellyfish: ["#d8b4ff", "#48227c"],
};

/** A stack of the council, shut until somebody takes it; on a ground of 100 by 84. */
export const shellPicture = (race: string): string =>
  picture(
    "-2 -2 104 90",
    { ...SEA, s: SHELLS[race]!, t: [SHELLS[race]![1], "#04080f"], g: ["#ffe9a0", "#a8701c"] },
    drawn(
      [
        {
          part: [
            "t M34 72L66 72L74 84L26 84Z",
            "s M50 78C42 78 36 75 33 70C22 62 8 52 4 38C1 32 4 26 8 26C8 18 14 14 20 16C22 8 30 4 37 8C41 1 46 1 50 4C54 1 59 1 63 8C70 4 78 8 80 16C86 14 92 18 92 26C96 26 99 32 96 38C92 52 78 62 67 70C64 75 58 78 50 78Z",
            "|~t1.6 M51 74L54 8M57 73L70 12M62 70L84 22M65 66L93 34",
            "w-.35 M8 38C8 28 16 20 26 16C18 26 18 40 26 54C16 48 10 44 8 38Z",
            "|w-.16 M54 66L60 12L66 14L58 68ZM64 62L80 22L85 27L67 62Z",
            "~g3 M12 56C34 72 66 72 88 56",
          ],
        },
      ],
      50,
    ),
  );

/** The back of a lord: scales, a gilded frame, and the crown that all of them want.  60 by 150. */
export const backPicture = (): string =>
  picture(
    "0 0 60 150",
    { ...SEA, g: ["#ffe9a0", "#a8701c"], n: ["#1c4478", "#08142c"], s: ["#4a86c8", "#1c4478"], a: ["#7af0e0", "#127a80"] },
    drawn(
      [
        {
          part: [
            "n- M0 0H60V150H0Z",
            `~s.6 ${SCALES}`,
            "~g1.6 M5 5H55V145H5Z",
            "~g.8 M8.5 8.5H51.5V141.5H8.5Z",
            "n O30,75,21",
            "~g1.4 M30 54a21 21 0 1 0 .1 0",
            "g M15 84L12 66L22 74L30 58L38 74L48 66L45 84C36 88 24 88 15 84Z",
            "a O30,79,2.6",
            "a O22,80,1.8",
            "a O38,80,1.8",
            "w- O30,58,2",
            "w- O12,66,1.6",
            "w- O48,66,1.6",
            "g M30 14L34 22L30 30L26 22ZM30 120L34 128L30 136L26 128Z",
          ],
        },
      ],
      30,
    ),
  );
