import { settings } from "../parts/settings.svelte";
import type { Player, Refusal } from "./types";

/** What the server would not do, with its sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** No server at the other end. */
export class Offline extends Error {}

/** One request; the answer as the server's types say. */
export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const joint = path.includes("?") ? "&" : "?";
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers = { "content-type": typeof body === "string" ? "text/plain" : "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`${path}${joint}lang=${settings.language}&names=marks`, request);
  } catch {
    throw new Offline();
  }
  if (!answer.ok) {
    const refusal = (await answer.json()) as Refusal;
    throw new Refused(answer.status, refusal.code, refusal.message, refusal.rule);
  }
  return (await answer.json()) as Answer;
}

export const get = <Answer>(path: string) => call<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}) => call<Answer>("POST", path, body);

/** Become a player if the browser is none yet: a nickname is enough. */
export async function introduce(nickname: string): Promise<void> {
  if (settings.known) {
    try {
      if (nickname !== settings.nickname) await call<Player>("PATCH", "/api/players/me", { nickname });
      settings.nickname = nickname;
      return;
    } catch (wrong) {
      if (!(wrong instanceof Refused) || wrong.status !== 401) throw wrong; // an expired token: begin anew
    }
  }
  await post<Player>("/api/players", { nickname, language: settings.language });
  settings.nickname = nickname;
  settings.known = true;
}

/** The same, and again if the server has forgotten who we are. */
export async function asPlayer<Answer>(nickname: string, ask: () => Promise<Answer>): Promise<Answer> {
  await introduce(nickname);
  try {
    return await ask();
  } catch (wrong) {
    if (!(wrong instanceof Refused) || wrong.status !== 401) throw wrong;
    settings.known = false;
    await introduce(nickname);
    return ask();
  }
}
