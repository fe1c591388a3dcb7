// What a player must have in sight while a question is asked; returns a sentence for each thing that is not.
// Called in the page with the texts of all answers that the server offers.  Changes nothing and waits for nothing.
(offered) => {
  const SLACK = 1.5; // pixels: rounding
  const INSET = 3; // from the edge of a thing: borders, rounded corners
  const ACROSS = 5; // steps across a thing
  const CLOSE = 9; // pixels between points
  const APART = 19; // inside my own zone
  const SEE_THROUGH = 0.15;

  const touch = matchMedia("(pointer: coarse)").matches;
  const desk = innerWidth >= 1024 && innerHeight >= 640 && !touch;
  const faults = [];
  const styles = new Map();
  const style = (thing) => styles.get(thing) ?? styles.set(thing, getComputedStyle(thing)).get(thing);
  const all = (wanted) =>
    [...document.querySelectorAll(wanted)].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));

  const named = (thing) => {
    const classes = [...thing.classList].filter((name) => !name.startsWith("svelte-") && !name.startsWith("s-")).slice(0, 2);
    const what = thing.dataset?.answer || thing.getAttribute("aria-label") || thing.textContent.trim().replace(/\s+/g, " ");
    return [thing.tagName.toLowerCase(), ...classes].join(".") + (what ? ` "${what.slice(0, 40)}"` : "");
  };
  const say = (what, thing, wrong) => faults.push(`${what}${thing ? ` ${named(thing)}` : ""}: ${wrong}`);

  // What is left of a thing between the edges of the window and of everything around it that clips.

  const both = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const inside = (box, frame) =>
    box.left >= frame.left - SLACK &&
    box.top >= frame.top - SLACK &&
    box.right <= frame.right + SLACK &&
    box.bottom <= frame.bottom + SLACK;
  const missing = (box, frame) =>
    ["left", "top", "right", "bottom"]
      .map((side) => [side, Math.round(side === "left" || side === "top" ? frame[side] - box[side] : box[side] - frame[side])])
      .filter(([, pixels]) => pixels > SLACK)
      .map(([side, pixels]) => `${pixels} px at the ${side}`)
      .join(", ");
  const clips = (thing, axis) =>
    thing !== document.documentElement && thing !== document.body && style(thing)[`overflow${axis}`] !== "visible";
  const holds = (thing) =>
    style(thing).position !== "static" || style(thing).transform !== "none" || style(thing).contain.includes("paint");

  /** The edges that a thing must be within, and what draws them. */
  const frame = (thing) => {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const whose = [];
    let free = style(thing).position === "absolute"; // what is placed absolutely is clipped by what holds it, and around that
    if (style(thing).position === "fixed") return { box, whose };
    for (let around = thing.parentElement; around; around = around.parentElement) {
      if (free && !holds(around) && !(around instanceof SVGElement)) continue;
      free = style(around).position === "absolute";
      const across = clips(around, "X");
      const down = clips(around, "Y");
      if ((across || down) && !(around instanceof SVGElement && !(around instanceof SVGSVGElement))) {
        const { left, top, right, bottom } = around.getBoundingClientRect();
        box = both(box, {
          left: across ? left : -Infinity,
          right: across ? right : Infinity,
          top: down ? top : -Infinity,
          bottom: down ? bottom : Infinity,
        });
        whose.push(around);
      }
      if (style(around).position === "fixed") break;
    }
    return { box, whose };
  };

  // What lies over a thing.

  const alpha = (colour) =>
    colour === "transparent" || colour === "none"
      ? 0
      : Number(/[,/] *([\d.]+)\)$/.exec(colour.includes("rgba") || colour.includes("/") ? colour : "")?.[1] ?? 1);
  const faint = (thing) => {
    for (let one = thing, left = 1; one; one = one.parentElement)
      if ((left *= Number(style(one).opacity)) < SEE_THROUGH) return true;
    return false;
  };
  const paints = (thing) => {
    if (faint(thing) || thing.closest(".trace")) return false; // where an answer would lead is drawn over it
    const { backgroundColor, backgroundImage, fill, fillOpacity, stroke } = style(thing);
    if (thing instanceof SVGSVGElement) return backgroundImage !== "none" || alpha(backgroundColor) > SEE_THROUGH;
    if (thing instanceof SVGElement) return alpha(fill) * Number(fillOpacity) > SEE_THROUGH || alpha(stroke) > SEE_THROUGH;
    if (["IMG", "CANVAS", "VIDEO", "INPUT", "SELECT", "TEXTAREA"].includes(thing.tagName)) return true;
    if (alpha(backgroundColor) > SEE_THROUGH || backgroundImage !== "none") return true;
    return [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  };
  /** What is drawn before or after the rest of something, over all that it holds. */
  const veils = (thing) =>
    ["::before", "::after"].some((part) => {
      const { content, backgroundColor, backgroundImage, opacity } = getComputedStyle(thing, part);
      return (
        content !== "none" && Number(opacity) > SEE_THROUGH && (backgroundImage !== "none" || alpha(backgroundColor) > SEE_THROUGH)
      );
    });
  const stage = (thing) => {
    for (let around = thing; around; around = around.parentElement)
      if (style(around).containerName?.includes("stage")) return around;
    return thing.closest(".board");
  };

  /** Points of a thing: set closely along the edges of my own zone, which others reach into first. */
  const points = (thing, own) => {
    const box = both(thing.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const along = (from, to, apart, most) => {
      if (to - from <= 4 * INSET) return [(from + to) / 2];
      const length = to - from - 2 * INSET;
      const steps = Math.max(1, Math.min(most, Math.ceil(length / apart)));
      return Array.from({ length: steps + 1 }, (_, step) => from + INSET + (length * step) / steps);
    };
    const grid = (apart, most) =>
      along(box.top, box.bottom, apart, most).flatMap((y) => along(box.left, box.right, apart, most).map((x) => [x, y]));
    if (!own) return grid(CLOSE, ACROSS);
    const edge = ([x, y]) => Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y) <= INSET;
    return [...grid(CLOSE, Infinity).filter(edge), ...grid(APART, Infinity)];
  };

  /** What covers a thing at a point; null where nothing does; undefined where the thing, being round, is not. */
  const cover = (thing, x, y, seen) => {
    const top = document.elementFromPoint(x, y);
    if (!top || thing.contains(top)) return null;
    const pile = document.elementsFromPoint(x, y);
    const place = pile.findIndex((other) => thing.contains(other));
    if (place < 0) return undefined;
    return pile.slice(0, place).find((other) => !seen || (other.contains(thing) ? veils(other) : paints(other))) ?? null;
  };
  const uncovered = (what, thing, seen) => {
    const own = what === "my zone";
    const mine = stage(thing);
    const over = new Map();
    let there = 0;
    for (const [x, y] of points(thing, own)) {
      const found = cover(thing, x, y, seen);
      if (found === undefined) continue;
      there += 1;
      if (found) over.set(found, [...(over.get(found) ?? []), `${Math.round(x)},${Math.round(y)}`]);
    }
    if (!there && !own) return seen ? (say(what, thing, "is at none of its points"), false) : true;
    // what lies on the same table may lie on a part of it: pawns on a space, the next card of a fan
    const strange = [...over].filter(([other]) => own || !mine || !mine.contains(other) || style(other).position === "fixed");
    const covered = [...over.values()].flat().length;
    const [other, where] = strange[0] ?? (covered > there / 2 ? [...over][0] : []);
    if (!other) return true;
    say(what, thing, `${seen ? "covered by" : "a click goes to"} ${named(other)} at ${where[0]} (${covered} of ${there} points)`);
    return false;
  };

  // The question

  const questions = all("[data-question]");
  if (questions.length !== 1) say(`there are ${questions.length} [data-question]`, null, "one was wished for");
  for (const question of questions) {
    const { box } = frame(question);
    const here = question.getBoundingClientRect();
    if (!inside(here, box)) say("question", question, `out of sight: ${missing(here, box)}`);
    for (const part of [question, ...question.querySelectorAll("*")]) {
      if (style(part).clipPath !== "none") continue; // for ears only
      if (part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1 && style(part).overflowX !== "visible")
        say("question", part, `cut: ${part.scrollWidth} px in ${part.clientWidth}`);
      if (part.clientHeight > 2 && part.scrollHeight > part.clientHeight + 2 && style(part).overflowY !== "visible")
        say("question", part, `cut: ${part.scrollHeight} px in ${part.clientHeight} high`);
    }
    const bare = [...question.querySelectorAll("*")].filter((part) => part.clientWidth > 2 || part.tagName === "SPAN");
    const lines = [];
    for (const part of [question, ...bare])
      for (const node of part.childNodes)
        if (
          node.nodeType === Node.TEXT_NODE &&
          node.data.trim() &&
          part.checkVisibility() &&
          part.getBoundingClientRect().width > 2
        ) {
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { top, bottom, width } of range.getClientRects()) if (width > 1) lines.push((top + bottom) / 2);
        }
    if (desk && lines.length && Math.max(...lines) - Math.min(...lines) > 10) say("question", question, "more than one line");
  }

  // Everything I hold, everything the question is about, and every answer

  const uncut = (what, thing) => {
    const box = thing.getBoundingClientRect();
    const { box: edges, whose } = frame(thing);
    if (inside(box, edges)) return true;
    const by = whose.find(
      (around) => !inside(box, both(edges, around.getBoundingClientRect())) && !inside(box, around.getBoundingClientRect()),
    );
    say(what, thing, `out of sight: ${missing(box, edges)}${by ? ` of ${named(by).split(" ")[0]}` : ""}`);
    return false;
  };
  const inSight = (what, thing) => uncut(what, thing) && uncovered(what, thing, true);
  const quietly = (act) => {
    const before = faults.length;
    const value = act();
    return [value, faults.splice(before)];
  };

  const own = all("[data-own]");
  const asked = all("[data-asked]");
  const things = all("[data-answer]");
  const row = all("[data-answers]");
  const inRow = (thing) => row.some((zone) => zone.contains(thing));
  const large = (thing) => thing.getBoundingClientRect().width > 2; // what is for ears only is a point
  const carriers = [...new Set([...things, ...all("[data-answers] [data-action], [data-answers] button")])].filter(large);
  const carried = (thing) => (thing.dataset.answer ?? thing.dataset.action ?? "").split(" | ").filter(Boolean);

  const sheet = new CSSStyleSheet(); // what no mouse can hit covers all the same
  sheet.replaceSync("*, *::before, *::after { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (!own.length) say("there is no [data-own]", null, "my zone is not marked");
  for (const zone of own) inSight("my zone", zone);
  for (const zone of row) if (zone.childElementCount && zone.getBoundingClientRect().height > 2) uncut("row of answers", zone);
  const seen = new Map(
    carriers.map((thing) => [thing, quietly(() => inSight(inRow(thing) ? "answer in the row" : "answer", thing))]),
  );
  const about = asked.map((thing) => quietly(() => inSight("asked about", thing)));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);

  const reached = new Set(carriers.filter((thing) => seen.get(thing)[0]).flatMap(carried));
  for (const [thing, [well, said]] of seen) {
    // on a phone it may lie one swipe away, if the row of answers has it too
    if (!well && (desk || !carried(thing).length || carried(thing).some((action) => !reached.has(action)))) faults.push(...said);
    if (well) uncovered("answer", thing, false);
    if (thing.tagName === "BUTTON" && thing.scrollWidth > thing.clientWidth + 2 && style(thing).overflowX !== "visible")
      say("answer", thing, `its words are cut: ${thing.scrollWidth} px in ${thing.clientWidth}`);
  }
  if (desk || !about.some(([well]) => well)) for (const [, said] of about) faults.push(...said);

  const standing = new Set(carriers.flatMap(carried));
  for (const action of offered) if (!standing.has(action)) say(`answer "${action}"`, null, "nothing stands for it");
  if (desk)
    for (const button of carriers.filter(inRow))
      if (carried(button).some((action) => things.some((thing) => !inRow(thing) && carried(thing).includes(action))))
        say("answer in the row", button, "the table says it already");

  // Nothing scrolls that must be in sight

  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) say("the page", null, `scrolls sideways: ${root.scrollWidth} px in ${innerWidth}`);
  if (desk && root.scrollHeight > innerHeight + 1) say("the page", null, `scrolls: ${root.scrollHeight} px in ${innerHeight}`);
  const scrolls = (thing, axis, size) =>
    ["auto", "scroll"].includes(style(thing)[`overflow${axis}`]) && thing[`scroll${size}`] > thing[`client${size}`] + 2;
  const scrolling = new Set();
  for (const thing of [...own, ...asked])
    for (let around = thing; around && around !== document.body; around = around.parentElement)
      if (scrolls(around, "Y", "Height") || (desk && scrolls(around, "X", "Width"))) scrolling.add(around);
  if (desk) for (const thing of scrolling) say("holds what must be in sight", thing, "scrolls");

  // what is cut off inside my zone; what grows there and may scroll is marked data-grows
  for (const zone of own)
    for (const part of zone.querySelectorAll("button, img, [data-place], [data-answer]")) {
      if (part.closest("[data-grows], [aria-hidden=true]") || !part.checkVisibility() || seen.has(part)) continue;
      const box = part.getBoundingClientRect();
      if (box.width > 2 && box.height > 2 && quietly(() => uncut("", part))[1].length) uncut("in my zone", part);
    }

  if (/[\ue000-\ue05f]/u.test(document.body.innerText)) say("a seat", null, "has no name in some text");
  return [...new Set(faults)];
};
