import { describe, expect, it } from "vitest";
import { place, type Box, type Spot } from "../src/table/guide";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const BUBBLE = { width: 340, height: 160 };

function within(spot: Spot, screen: { width: number; height: number }): boolean {
  return spot.left >= 0 && spot.top >= 0 && spot.left + BUBBLE.width <= screen.width && spot.top + BUBBLE.height <= screen.height;
}

function covers(spot: Spot, thing: Box): boolean {
  return (
    spot.left < thing.left + thing.width &&
    thing.left < spot.left + BUBBLE.width &&
    spot.top < thing.top + thing.height &&
    thing.top < spot.top + BUBBLE.height
  );
}

describe("a bubble", () => {
  it("stands below what is at the top and above what is at the bottom", () => {
    expect(place({ left: 500, top: 10, width: 300, height: 50 }, BUBBLE, DESK, [])?.side).toBe("below");
    expect(place({ left: 500, top: 840, width: 300, height: 50 }, BUBBLE, DESK, [])?.side).toBe("above");
  });

  it("stands beside what is as high as the screen", () => {
    expect(place({ left: 0, top: 0, width: 200, height: 900 }, BUBBLE, DESK, [])?.side).toBe("right");
    expect(place({ left: 1200, top: 0, width: 240, height: 900 }, BUBBLE, DESK, [])?.side).toBe("left");
  });

  it("stays on a phone and off the thing wherever the thing is", () => {
    for (let top = 0; top <= 640; top += 20) {
      const thing = { left: 10, top, width: 340, height: 100 };
      const spot = place(thing, BUBBLE, PHONE, [])!;
      expect(within(spot, PHONE)).toBe(true);
      expect(covers(spot, thing)).toBe(false);
    }
  });

  it("goes to the nearest place that covers neither hand nor answers", () => {
    const kept = [
      { left: 0, top: 600, width: 360, height: 140 },
      { left: 0, top: 200, width: 360, height: 230 },
    ];
    const thing = { left: 10, top: 430, width: 340, height: 100 };
    const spot = place(thing, BUBBLE, PHONE, kept)!;
    expect(spot.side).toBe("free");
    for (const box of [thing, ...kept]) expect(covers(spot, box)).toBe(false);
  });

  it("has a place without a thing, and none where all must stay in sight", () => {
    expect(within(place(null, BUBBLE, PHONE, [])!, PHONE)).toBe(true);
    expect(place(null, BUBBLE, PHONE, [{ left: 0, top: 100, width: 360, height: 600 }])).toBeNull();
  });
});
