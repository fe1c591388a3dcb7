/** The server's messages, from its OpenAPI (`npm run types`). */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Player = Schemas["Player"];
export type GameFacts = Schemas["GameFacts"];
export type BotLevel = Schemas["BotLevel"];
export type GameOption = Schemas["GameOption"];
export type RuleText = Schemas["RuleText"];
export type TableFacts = Schemas["TableFacts"];
export type Seat = Schemas["Seat"];
export type PromiseText = Schemas["PromiseText"];
export type Lobby = Schemas["Lobby"];
export type Said = Schemas["Said"];
export type Choice = Schemas["Choice"];
export type Happened = Schemas["Happened"];
export type UndoState = Schemas["UndoState"];
export type Result = Schemas["Result"];
export type Update = Schemas["Update"];
export type Reach = Schemas["Reach"];
export type UndoneAnswer = Schemas["UndoneAnswer"];
export type Talk = Schemas["Talk"];
export type StatementForm = Schemas["StatementForm"];
export type LedgerLine = Schemas["LedgerLine"];
export type Why = Schemas["Why"];
export type Line = Schemas["Line"];
export type Lines = Schemas["Lines"];
export type Position = Schemas["Position"];
export type NewMatch = Schemas["NewMatch"];
export type SeatPlan = Schemas["SeatPlan"];
export type HintTold = Schemas["HintTold"];
export type Judgement = Schemas["Judgement"];
export type Luck = Schemas["Luck"];
export type LuckReport = Schemas["LuckReport"];
export type LuckStep = Schemas["LuckStep"];

export interface Refusal {
  type: "refused";
  code: string;
  message: string;
  rule: string;
}

/** Something a player may wonder about but cannot do now. */
export type Wondered = Schemas["Related"];

/** A draw of a finished match: what could come, with weights, and what came. */
export interface Draw {
  line: number;
  outcomes: [string, number][];
  came: string;
}

export type Message = Update | TableFacts | Talk | Why | Refusal;
