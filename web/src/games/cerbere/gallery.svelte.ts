import type { Component } from "svelte";
import type { SceneProps } from "../game";

/** The drawings of the game, and what plays its great moments: they come on their own, and the table is laid without them meanwhile. */
class Gallery {
  sprite: string = $state.raw("");
  /** By card: the scene on it. */
  pictures: Record<string, string> = $state.raw({});
  Theatre: Component<SceneProps> | null = $state.raw(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= Promise.all([import("./art"), import("./scenes/Theatre.svelte")]).then(
      ([{ sprite, PICTURES }, theatre]) => {
        this.sprite = sprite;
        this.pictures = PICTURES;
        this.Theatre = theatre.default;
      },
      () => void (this.asked = null), // the next table asks again
    );
    return this.asked;
  }
}

export const gallery = new Gallery();
