import type { Choice } from "../api/types";
import type { Things } from "./things.svelte";
import { SEPARATOR } from "./things.svelte";

const FORWARD = ["ArrowRight", "ArrowDown"];
const BACK = ["ArrowLeft", "ArrowUp"];

/** Whether a key belongs to what is focused: somebody writes, or a control or a dialog has arrows of its own. */
const taken = (event: KeyboardEvent): boolean =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  (event.target as Element).closest("input, textarea, select, [role=tab], .log") !== null ||
  document.querySelector("dialog[open]") !== null;

/** Answers by the keyboard: 1 to 9 give one, arrows walk through all of them, `?` asks about the one in focus. */
export function answerByKey(event: KeyboardEvent, things: Things, choices: Choice[]): void {
  if (taken(event)) return;
  const { key } = event;
  const forward = FORWARD.includes(key);
  if (/^[1-9]$/.test(key)) {
    const choice = choices[Number(key) - 1];
    if (choice) things.pick(choice.action);
  } else if (key === "?") explain(things);
  else if (forward || BACK.includes(key)) {
    const all = stops(choices);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (forward ? 0 : -1) : (at + (forward ? 1 : all.length - 1)) % all.length;
    all.at(next)?.focus();
    if (all.length) event.preventDefault();
  }
}

/** What is in sight and gives an answer, in the order of the answers. */
function stops(choices: Choice[]): HTMLElement[] {
  const drawn = [...document.querySelectorAll<HTMLElement>("main [data-answer], main .choices:not(.hidden) .choice[data-action]")]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => ({ thing, actions: (thing.dataset.answer ?? thing.dataset.action ?? "").split(SEPARATOR) }));
  const found = choices.map(({ action }) => drawn.find(({ actions }) => actions.includes(action))?.thing);
  return [...new Set(found.filter((thing) => thing !== undefined))];
}

/** Why it cannot be done; or, of an answer, what comes of it. */
function explain(things: Things): void {
  const { dataset } = (document.activeElement ?? document.body) as HTMLElement;
  if (dataset.wondered) (document.activeElement as HTMLElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (dataset.answer) things.hold(things.among(dataset.answer.split(SEPARATOR)));
}
