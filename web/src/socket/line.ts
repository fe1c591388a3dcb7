import type { Message } from "../api/types";

export type Connection = "connecting" | "open" | "lost" | "closed";

export interface Ears {
  /** The address to open; asked anew for each attempt, as `since` has grown. */
  address: () => string;
  heard: (message: Message) => void;
  changed: (connection: Connection) => void;
  /** Closed by the server for good: 4000 plus an HTTP status. */
  turnedAway: (code: number) => void;
}

export const FIRST_PAUSE = 300; // milliseconds
export const LONGEST_PAUSE = 5000;
const FOR_GOOD = new Set([4401, 4403, 4404]);

/** One line to a table that comes back by itself, each time a little later. */
export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = FIRST_PAUSE;
  private ended = false;

  constructor(private readonly ears: Ears) {}

  open(): void {
    clearTimeout(this.timer);
    this.ears.changed("connecting");
    const socket = new WebSocket(this.ears.address());
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.pause = FIRST_PAUSE;
      this.ears.changed("open");
      this.ears.heard(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.ended) return;
      if (FOR_GOOD.has(event.code)) {
        this.ended = true;
        this.ears.changed("closed");
        this.ears.turnedAway(event.code);
        return;
      }
      this.ears.changed("lost");
      this.timer = setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  /** Send if the line is open; say whether. */
  send(message: object): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** The network is said to be back: do not wait any longer. */
  hurry(): void {
    if (!this.ended && !this.socket) this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = null;
    // browsers complain about a line that is closed before it was open
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }
}
