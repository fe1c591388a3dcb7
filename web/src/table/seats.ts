/** Each seat has a colour, a shape and a letter; colour is never alone. */
export const SHAPES = ["M12 2l10 10-10 10L2 12z", "M12 3l9.5 17h-19z", "M4 4h16v16H4z", "M12 2a10 10 0 1 0 .01 0z"];
export const COLOURS = ["#e5694b", "#4fa3d8", "#8cc152", "#b583d6"];
export const LETTERS = ["A", "B", "C", "D"];
