import type { IncomingMessage, ServerResponse } from "node:http";

import { contentSecurityPolicy, POLICY_OF_FILES, type Sources } from "./headers/content-security-policy.ts";
import { isInside } from "./known/built-routes.ts";
import type { Known } from "./known/known.ts";
import type { LakeIndex } from "./known/lake-index.ts";
import type { AnswerMissing } from "./missing/answer-missing.ts";
import type { Answer, Ask } from "./next/ask-next.ts";
import { readDataAddress } from "./page-data/take-apart.ts";
import type { createSendStored } from "./sending/send-stored.ts";
import { send, sendRedirect, sendText } from "./sending/send.ts";
import type { StoredAnswers } from "./stored/stored-answers.ts";

interface Options {
  readonly ask: Ask;
  readonly known: Known<LakeIndex>;
  readonly isBuilt: (path: string) => boolean;
  readonly store: StoredAnswers;
  readonly sendStored: ReturnType<typeof createSendStored>;
  readonly missing: AnswerMissing;
  readonly sources: Sources;
}

export type AnswerPage = ReturnType<typeof createAnswerPage>;

/** A file of the build. Anything else below `/_next/` is not for visitors. */
const FILE = /^\/_next\/static\/(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/** The picture of the page whose path follows: of the home page, when none does. */
const SHARE_PICTURE = /^\/api\/share((?:\/.*)?)$/;

/** Answers requests that read a page or a file. */
export function createAnswerPage({ ask, known, isBuilt, store, sendStored, missing, sources }: Options) {
  type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

  async function find(path: string, exchange: Exchange): Promise<void> {
    const pictured = SHARE_PICTURE.exec(path)?.[1];
    if (FILE.test(path) || (pictured === undefined && isBuilt(path))) return load(path, exchange);
    if (path.startsWith("/_next/")) return sendText(...exchange, 404, "There is no such file.");

    const page = pictured ?? path;
    if (known.last()?.resolve(page).kind === "page") {
      // It may have been taken away, but a page that changed need not wait for that: Next will say so.
      void known.now();
      return load(path, exchange);
    }
    const resolution = (await known.now())?.resolve(page);
    // Nothing is known while the lake has never answered: Next may have the page from an earlier time.
    if (!resolution || resolution.kind === "page") return load(path, exchange);
    if (resolution.kind === "redirect" && pictured === undefined)
      return sendRedirect(...exchange, resolution);
    return missing(path, ...exchange);
  }

  async function load(path: string, exchange: Exchange): Promise<void> {
    const loaded = await store.load(path);
    if (loaded.kind === "none") return sendText(...exchange, 503, UNAVAILABLE, { "retry-after": "5" });
    if (loaded.kind === "stored") return sendStored(...exchange, loaded.stored);
    if (loaded.answer.status === 404 && !path.startsWith("/_next/")) return missing(path, ...exchange);
    sendSingle(loaded.answer, exchange, false);
  }

  /** What React needs to take over a page that was sent without it. */
  async function answerData(page: string, version: string, exchange: Exchange): Promise<void> {
    if (!store.dataOf(page, version) && (await isThere(page))) await store.load(page);
    const data = store.dataOf(page, version);
    if (data) return sendStored(...exchange, data);
    sendText(...exchange, 404, "That version of the page is gone.");
  }

  async function isThere(path: string): Promise<boolean> {
    if (isBuilt(path) || known.last()?.resolve(path).kind === "page") return true;
    return (await known.now())?.resolve(path).kind !== "missing";
  }

  function sendSingle(
    { status, headers, cookies, body }: Answer,
    exchange: Exchange,
    isDraft: boolean,
  ): void {
    const contentType = headers["content-type"] ?? "text/plain; charset=utf-8";
    const kind = { isDraft, hasTags: known.last()?.hasTags ?? false };
    send(...exchange, {
      status,
      contentType,
      body,
      isDraft,
      policy: contentType.startsWith("text/html")
        ? contentSecurityPolicy(body.toString(), sources, kind)
        : POLICY_OF_FILES,
      headers: {
        ...(headers["location"] === undefined ? {} : { location: headers["location"] }),
        ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
      },
    });
  }

  return {
    async answer(path: string, ...exchange: Exchange): Promise<void> {
      const asked = readDataAddress(path);
      if (asked) return answerData(asked.page, asked.version, exchange);
      const stored = isInside(path) ? undefined : store.fresh(path);
      return stored ? sendStored(...exchange, stored) : find(path, exchange);
    },

    /** As an editor sees it: made for this request, with the editor's cookies. */
    async draft(target: string, ...exchange: Exchange): Promise<void> {
      const { host = "", cookie = "" } = exchange[0].headers;
      sendSingle(await ask(target, { host, cookie, accept: "text/html" }), exchange, true);
    },

    async malformed(...exchange: Exchange): Promise<void> {
      const loaded = await store.load("/malformed-address");
      if (loaded.kind !== "stored") return sendText(...exchange, 400, "The address is malformed.");
      sendSingle({ ...loaded.stored.answer, status: 400 }, exchange, false);
    },

    /** Whether Next has something at a path, as far as is known. */
    isThere,
  };
}

const UNAVAILABLE = "This page could not be shown just now. Please try again in a moment.";
