import type { IncomingMessage, ServerResponse } from "node:http";

import { policyOf, type Sources } from "#server/headers/content-security-policy.ts";
import type { Known } from "#server/known/known.ts";
import type { LakeIndex } from "#server/known/lake-index.ts";
import { send, sendText } from "#server/sending/send.ts";
import { accepts } from "#server/stored/encodings.ts";
import type { StoredAnswers } from "#server/stored/stored-answers.ts";
import type { Stored } from "#server/stored/stored.ts";

import { createMissingScreen, type MissingScreen } from "./missing-screen.ts";
import { screenAddress } from "./screen-address.ts";

export type AnswerMissing = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface Options {
  readonly store: Pick<StoredAnswers, "fresh" | "load">;
  readonly known: Known<LakeIndex>;
  readonly sources: Sources;
}

/** Somebody who tries paths at random is near another set of pages each time, and Next keeps every screen on disk. */
const SCREENS_MOST = 200;

/** Status 404 with the not-found screen (Spec §8). Next renders it once for all paths with the same pages near them. */
export function createAnswerMissing({ store, known, sources }: Options): AnswerMissing {
  const screens = new WeakMap<Stored, MissingScreen>();

  function screenOf(stored: Stored): MissingScreen {
    const screen = screens.get(stored) ?? createMissingScreen(stored.answer.body.toString());
    screens.set(stored, screen);
    return screen;
  }

  const addresses = new Set<string>();

  /** The screen that names all pages near a path; once there are many screens, the one that names the nearest. */
  function addressFor(near: readonly string[]): string {
    const address = screenAddress(near);
    if (addresses.size >= SCREENS_MOST && !addresses.has(address)) return screenAddress(near.slice(0, 1));
    addresses.add(address);
    return address;
  }

  async function load(address: string): Promise<Stored | undefined> {
    const fresh = store.fresh(address);
    if (fresh) return fresh;
    const loaded = await store.load(address);
    return loaded.kind === "stored" ? loaded.stored : undefined;
  }

  return async function answerMissing(path, request, response) {
    const index = known.last();
    const stored = wantsPage(request) ? await load(addressFor(index?.near(path) ?? [])) : undefined;
    if (!stored) return sendText(request, response, 404, "There is no such page.");

    const screen = screenOf(stored);
    const { html, gzip, scripts } = screen.fill(asWritten(request) ?? path);
    const kind = { isDraft: false, hasTags: index?.hasTags ?? false };
    const isZipped = accepts(request.headers["accept-encoding"] ?? "", "gzip");
    send(request, response, {
      status: 404,
      contentType: HTML,
      body: isZipped ? gzip() : html,
      policy: policyOf(scripts, screen.styles, sources, kind),
      headers: { vary: "accept-encoding", ...(isZipped ? { "content-encoding": "gzip" } : {}) },
    });
  };
}

/** The path that the visitor asked for, with his capitals and his letters. */
function asWritten({ url }: IncomingMessage): string | undefined {
  return url && decodeURIComponent(url.replace(/\?.*/, ""));
}

const HTML = "text/html; charset=utf-8";

/** Pictures and scripts that are missing get no screen. */
function wantsPage({ headers }: IncomingMessage): boolean {
  const to = headers["sec-fetch-dest"];
  return to === undefined || to === "document" || to === "iframe" || to === "empty";
}
