/** Each seat has a colour, a shape and a letter; colour is never alone.  Games may paint seats: `--seat-0` to `--seat-6`. */
export const SHAPES = [
  "M12 2l10 10-10 10L2 12z",
  "M12 3l9.5 17h-19z",
  "M4 4h16v16H4z",
  "M12 2a10 10 0 1 0 .01 0z",
  "M12 2l9.8 7.1-3.7 11.6H5.9L2.2 9.1z",
  "M7 3.4h10L22 12l-5 8.6H7L2 12z",
  "M12 1.5l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5 7.5-.6z",
];
export const COLOURS = ["#e5694b", "#4fa3d8", "#8cc152", "#b583d6", "#ffd550", "#f6f1e8", "#ff86b8"];
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G"];
