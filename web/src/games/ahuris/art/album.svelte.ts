type Drawings = typeof import("./drawings");

/** The drawings, which come after the table: it keeps their places free until then. */
class Album {
  pages: Drawings | null = $state.raw(null);

  async open(): Promise<void> {
    if (!this.pages) this.pages = await import("./drawings");
  }
}

export const album = new Album();
