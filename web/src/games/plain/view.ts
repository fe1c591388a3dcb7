/** A view of any game, read as what a plain board draws: single values, lists, and tables with a row for each seat or thing. */
import { t, words } from "../../words/words.svelte";

/** What the frame tells, and the table need not. */
const FRAME = ["game", "seat", "to_move", "question", "legal", "ending"];

type Row = Record<string, unknown>;

export interface Field {
  name: string;
  label: string;
  /** A single value is a list of one. */
  values: string[];
  /** The names of columns, and rows; none where `values` tell everything. */
  columns: { name: string; label: string }[];
  rows: { name: string; label: string; cells: string[][] }[];
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** A field or a seat as the game calls it, else as it stands in the view. */
export function label(game: string, name: string): string {
  const key = [`${game}-view-${name.replaceAll("_", "-")}`, `${game}-seat-${name}`].find(words.has);
  const text = key ? t(key) : name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function text(game: string, value: unknown): string {
  if (isRow(value)) {
    const parts = Object.entries(value).map(([name, part]) => `${label(game, name)} ${values(game, part).join(", ")}`);
    return parts.join(" · ");
  }
  if (Array.isArray(value)) return values(game, value).join(", ");
  const key = `${game}-value-${String(value)}`;
  return value === null ? "–" : words.has(key) ? t(key) : String(value);
}

const values = (game: string, value: unknown): string[] => (Array.isArray(value) ? value : [value]).map((one) => text(game, one));

/** All fields, in the order of the view. */
export function fields(game: string, view: Row): Field[] {
  return Object.entries(view)
    .filter(([name]) => !FRAME.includes(name))
    .map(([name, value]) => {
      const field: Field = { name, label: label(game, name), values: [], columns: [], rows: [] };
      const rows: [string, unknown][] = isRow(value) ? Object.entries(value) : Array.isArray(value) ? Object.entries(value) : [];
      if (rows.length && rows.every(([, row]) => isRow(row))) {
        const names = [...new Set(rows.flatMap(([, row]) => Object.keys(row as Row)))];
        field.columns = names.map((column) => ({ name: column, label: label(game, column) }));
        field.rows = rows.map(([row, cells]) => ({
          name: row,
          label: Array.isArray(value) ? String(Number(row) + 1) : label(game, row),
          cells: names.map((column) => (column in (cells as Row) ? values(game, (cells as Row)[column]) : [])),
        }));
      } else if (isRow(value)) {
        field.rows = rows.map(([row, cell]) => ({ name: row, label: label(game, row), cells: [values(game, cell)] }));
      } else field.values = values(game, value);
      return field;
    });
}
