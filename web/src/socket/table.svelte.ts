import { get, post, Refused } from "../api/client";
import type {
  Choice,
  Happened,
  HintTold,
  Judgement,
  LedgerLine,
  Message,
  Refusal,
  Said,
  TableFacts,
  Talk,
  Update,
  Wondered,
} from "../api/types";
import { beReady, showWords } from "../parts/opening";
import { settings } from "../parts/settings.svelte";
import { merged } from "./events";
import { Line, type Connection } from "./line";

const PULSE = 15_000; // milliseconds

/** A table as this browser knows it: the newest update, all events, the talk, and the line to the server. */
export class Table {
  facts: TableFacts = $state.raw()!;
  update: Update | null = $state.raw(null);
  events: Happened[] = $state.raw([]);
  talk: Talk[] = $state.raw([]);
  /** What was promised and claimed, judged: there is none before the match is over. */
  ledger: LedgerLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  refusal: Refusal | null = $state.raw(null);
  /** The last "why not?": what was asked and the reason. */
  why: { action: string; text: string; reason: Said | null } | null = $state.raw(null);
  /** Choices that were sent and not answered yet. */
  sent: string = $state("");
  /** What the coach says about the question asked now, if it was asked. */
  hint: HintTold | null = $state.raw(null);
  hinting: boolean = $state(false);
  /** An answer that was held back, because it gives much away. */
  held: Judgement | null = $state.raw(null);

  private line: Line | null = null;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private asked = ""; // the text of the thing "why not?" was asked about

  constructor(
    facts: TableFacts,
    /** Called with each update and what is new in it, before it is drawn. */
    private readonly onUpdate: (update: Update, news: Happened[], first: boolean) => void,
  ) {
    this.facts = facts;
  }

  /** The seat through whose eyes we look: the one that is asked if it is ours, else our first. */
  get seat(): number | null {
    const mine = this.facts.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const asked = this.facts.asked;
    if (asked !== null && mine.includes(asked)) return asked;
    if (this.update?.seat !== null && this.update?.seat !== undefined && mine.includes(this.update.seat)) {
      return this.update.seat;
    }
    return mine[0] ?? null;
  }

  private eyes: number | null = null;

  open(): void {
    this.line?.close();
    this.eyes = this.seat;
    this.line = new Line({
      address: () => this.address(),
      heard: (message) => this.hear(message),
      changed: (connection) => (this.connection = connection),
      turnedAway: () => void this.lookAgain(),
    });
    this.line.open();
    clearInterval(this.pulse);
    this.pulse = setInterval(this.live, PULSE);
  }

  /** A sign of life: whoever only thinks is there, and no bot takes over. */
  private live = (): void => {
    if (this.eyes !== null && this.facts.status === "playing" && !document.hidden) this.line?.send({ here: true });
  };

  close(): void {
    this.line?.close();
    this.line = null;
    clearInterval(this.pulse);
  }

  hurry = (): void => this.line?.hurry();

  /** Begin anew, in another language or through other eyes: all events come again. */
  restart(): void {
    this.events = [];
    this.talk = [];
    this.update = null;
    this.open();
  }

  /** Turned away: if the seat is somebody else's now, we look on; otherwise the server has said why not. */
  private async lookAgain(): Promise<void> {
    try {
      this.facts = await get<TableFacts>(`/api/matches/${this.facts.id}`);
      if (this.seat === this.eyes) return;
      this.refusal = null;
      this.restart();
    } catch {
      this.connection = "closed";
    }
  }

  private address(): string {
    const query = new URLSearchParams({ lang: settings.language, since: String(this.update?.length ?? 0), ahead: "true", names: "marks" });
    if (this.eyes !== null) query.set("seat", String(this.eyes));
    const protocol = location.protocol === "https:" ? "wss:" : "ws:";
    return `${protocol}//${location.host}/api/matches/${this.facts.id}/socket?${query}`;
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "table":
        this.facts = message;
        this.follow();
        void showWords(message).catch(() => undefined); // the table is told again
        break;
      case "update": {
        const first = this.update === null;
        this.update = message;
        this.events = merged(this.events, message.kept, message.events);
        this.sent = "";
        this.why = null;
        if (this.hint && this.hint.length !== message.length) this.hint = null;
        this.held = null;
        if (message.asked !== this.facts.asked || message.length !== this.facts.length) {
          this.facts = { ...this.facts, asked: message.asked, length: message.length };
        }
        this.onUpdate(message, message.events, first);
        if (message.result) void this.judge();
        this.follow();
        break;
      }
      case "talk":
        if (!this.talk.some((line) => line.number === message.number)) this.talk = [...this.talk, message];
        break;
      case "why":
        this.why = { action: message.action, text: this.asked, reason: message.reason };
        break;
      case "refused":
        this.refusal = message;
        this.sent = "";
        break;
    }
  }

  /** Whoever holds several seats looks through the eyes of the one that is asked. */
  private follow(): void {
    if (this.seat !== this.eyes) this.restart();
  }

  private async judge(): Promise<void> {
    try {
      this.ledger = await get<LedgerLine[]>(`/api/matches/${this.facts.id}/ledger`);
    } catch {
      // without it nobody hears what came of the talk, and everything else still works
    }
  }

  answer = (action: string): void => {
    if (!this.update || this.sent) return;
    if (this.warned) void this.considered(action, this.update.length);
    else this.give(action);
  };

  private give(action: string): void {
    if (this.update && this.line?.send({ length: this.update.length, action })) this.sent = action;
  }

  /** Whether nobody but bots plays with us: then nothing is told to anybody but us. */
  get alone(): boolean {
    return this.facts.seats.every((seat) => seat.kind === "bot" || seat.mine);
  }

  /** Whether an answer that gives much away is held back first. */
  private get warned(): boolean {
    return settings.warned && this.facts.coach && this.alone && this.update?.asked !== -1;
  }

  /** Have an answer judged before it is given: nothing has been drawn or seen when we try again. */
  private async considered(action: string, length: number): Promise<void> {
    this.sent = action;
    let blunder = false;
    try {
      const judged = await post<Judgement>(`/api/matches/${this.facts.id}/judgement`, { seat: this.eyes, length, action });
      blunder = judged.blunder;
      if (blunder && this.update?.length === length) this.held = judged;
    } catch {
      // without the coach one plays as ever
    }
    if (this.update?.length !== length) return;
    this.sent = "";
    if (!blunder) this.give(action);
  }

  /** Play what was held back all the same. */
  insist = (): void => {
    const action = this.held?.action;
    this.held = null;
    if (action) this.give(action);
  };

  reconsider = (): void => {
    this.held = null;
  };

  /** Ask the coach; all at the table see that we did. */
  askHint = async (): Promise<void> => {
    if (this.eyes === null || this.hinting) return;
    this.hinting = true;
    try {
      const hint = await post<HintTold>(`/api/matches/${this.facts.id}/hint`, { seat: this.eyes });
      if (hint.length === this.update?.length) this.hint = hint;
    } catch (wrong) {
      if (wrong instanceof Refused) this.refusal = { type: "refused", code: wrong.code, message: wrong.message, rule: wrong.rule };
    } finally {
      this.hinting = false;
    }
  };

  undo = (): void => {
    if (this.update) this.line?.send({ length: this.update.length, undo: true });
  };

  agree = (agree: boolean): void => {
    if (this.update) this.line?.send({ length: this.update.length, agree });
  };

  say = (talk: string): boolean => this.line?.send({ talk }) ?? false;

  /** The same in a set form, in games that have statements. */
  tell = (statement: string): boolean => this.line?.send({ statement }) ?? false;

  /** Why can this not be done? */
  ask = (wondered: Wondered | Choice): void => {
    this.asked = wondered.text;
    this.line?.send({ why: wondered.action });
  };

  /** Answer something in advance, in games where one may; a refusal is shown at the table. */
  order = async (order: string): Promise<void> => {
    if (this.eyes === null) return;
    try {
      await post<Update>(`/api/matches/${this.facts.id}/orders`, { seat: this.eyes, order });
    } catch (wrong) {
      if (!(wrong instanceof Refused)) throw wrong;
      this.refusal = { type: "refused", code: wrong.code, message: wrong.message, rule: wrong.rule };
    }
  };

  /** The host ends it for everybody; what was played stays on record. */
  async closeForAll(): Promise<void> {
    this.facts = await post<TableFacts>(`/api/matches/${this.facts.id}/close`);
  }

  /** Ready with a seat and its word. */
  async ready(seat: number, word: string): Promise<void> {
    const facts = await beReady(this.facts, seat, word);
    if (facts.changed >= this.facts.changed) this.facts = facts; // else it was told sooner how it went on
    this.follow();
  }

  /** Wait no longer for words that are not shown: all gather again. */
  async gatherAgain(): Promise<void> {
    this.facts = await post<TableFacts>(`/api/matches/${this.facts.id}/gather`);
  }

  /** One of the buttons of a seat: ready, away, back, or taking and leaving it. */
  async seatDoes(seat: number, verb: string, body: unknown = {}): Promise<void> {
    this.facts = await post<TableFacts>(`/api/matches/${this.facts.id}/seats/${seat}${verb}`, body);
    this.follow();
  }
}
