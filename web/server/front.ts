import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import { parseTarget } from "#cms/resolve-path.ts";

import type { AnswerPage } from "./answer-page.ts";
import { passToNext } from "./next/pass-to-next.ts";
import { isPicture } from "./pictures/pass-picture.ts";
import type { Refusal } from "./request/refuse.ts";
import { sendRedirect, sendText } from "./sending/send.ts";

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

/** The picture of a page is kept like the page. */
const SHARE_PICTURE = /^\/api\/share(?:\/|$)/;

interface Front {
  readonly refuse: (request: IncomingMessage) => Refusal | undefined;
  readonly isDraft: (cookies: string | undefined) => boolean;
  /** Whether the build has a route of its own for a path. */
  readonly isBuilt: (path: string) => boolean;
  readonly handleByNext: RequestListener;
  readonly pages: AnswerPage;
  /** Hands on the lake's pictures, when the lake is the embedded one. */
  readonly passPicture?: ((target: string, ...exchange: Exchange) => Promise<void>) | undefined;
  readonly health: () => object;
  /** Takes the lake's word that something was published. */
  readonly receive: (...exchange: Exchange) => Promise<void>;
}

/** What stands in front of Next: it decides for each request who answers it. */
export function createFront(front: Front) {
  const { refuse, isDraft, isBuilt, handleByNext, pages, passPicture, health, receive } = front;
  return async function answer(...[request, response]: Exchange): Promise<void> {
    const refusal = refuse(request);
    if (refusal) {
      sendText(request, response, refusal.status, refusal.message, refusal.headers);
      return;
    }
    const target = parseTarget(request.url ?? "");
    switch (target.kind) {
      case "malformed":
        return pages.malformed(request, response);
      case "redirect":
        sendRedirect(request, response, target);
        return;
      case "path":
        return answerPath(target.path, target.search, [request, response]);
    }
  };

  async function answerPath(path: string, search: string, exchange: Exchange): Promise<void> {
    const [request, response] = exchange;
    const target = path + search;
    if (path === "/health") {
      sendText(request, response, 200, JSON.stringify(health()), { "content-type": "application/json" });
      return;
    }
    if (passPicture && isPicture(path)) return passPicture(target, request, response);
    if (path.startsWith("/api/") && !SHARE_PICTURE.test(path)) return answerApi(path, target, exchange);

    const draft = isDraft(request.headers.cookie);
    if (draft && !path.startsWith("/_next/")) return answerDraft(target, exchange);
    if (request.method === "POST") {
      sendText(request, response, 404, "There is no such action.");
      return;
    }
    if (request.headers.rsc !== undefined) return answerPart(path, target, exchange);
    return pages.answer(path, request, response);
  }

  async function answerApi(path: string, target: string, [request, response]: Exchange): Promise<void> {
    if (!isBuilt(path)) {
      sendText(request, response, 404, "There is no such address.");
      return;
    }
    if (path === "/api/revalidate") return receive(request, response);
    passToNext(handleByNext, request, response, { target, isDraft: false });
  }

  async function answerDraft(target: string, exchange: Exchange): Promise<void> {
    const [request, response] = exchange;
    if (request.method === "POST" || request.headers.rsc !== undefined) {
      passToNext(handleByNext, request, response, { target, isDraft: true });
      return;
    }
    return pages.draft(target, request, response);
  }

  /** What a page's script asks for when a visitor goes on: parts of the next page. */
  async function answerPart(path: string, target: string, [request, response]: Exchange): Promise<void> {
    if (!(await pages.isThere(path))) {
      sendText(request, response, 404, "There is no such page.");
      return;
    }
    // Next reads them, and stores nothing for whoever sends some.
    delete request.headers.cookie;
    passToNext(handleByNext, request, response, { target, isDraft: false });
  }
}
