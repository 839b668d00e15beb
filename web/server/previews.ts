import type { IncomingMessage, ServerResponse } from "node:http";

import { baseHeaders, type createSendUncached } from "front-server/send.ts";
import type { WorkLimits } from "front-server/work-limits.ts";
import { forwardToNext } from "next-internals/forward-to-next.ts";
import type { Draft, PreviewCookie } from "next-internals/preview-cookie.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";

import { withSearch } from "#cms/resolve-path.ts";

interface Options {
  readonly cookie: PreviewCookie;
  /** Whether the account that opened a preview still exists. */
  readonly mayPreview: (opener: string) => Promise<boolean>;
  readonly limits: Pick<WorkLimits, "drafts">;
  /** Next, in a process of its own. */
  readonly previewNext: Pick<InnerServer, "fetch" | "handle">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
}

interface DraftVisit {
  readonly path: string;
  readonly search: string;
  readonly draft: Draft;
}

/** What editors get instead of the published pages. Nothing of it is cached. */
export function createPreviews({ cookie, mayPreview, limits, previewNext, sendUncached }: Options) {
  /** Renders a page with the editor's cookies. */
  async function sendDraft(
    { path, search, draft }: DraftVisit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { host = "" } = request.headers;
    const page = await previewNext.fetch(path + search, { host, cookie: draft.header, accept: "text/html" });
    const cookies = cookie.send(page.cookies, request.headers.cookie);
    const to = page.headers["location"];
    const headers = to === undefined ? page.headers : { ...page.headers, location: withSearch(to, search) };
    await sendUncached(request, response, { ...page, cookies, headers }, { isDraft: true });
  }

  /** Lets Next answer directly: navigation, which requests the server components of a page, and actions. */
  function forward(
    { path, search, draft }: DraftVisit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { cookie: sent } = request.headers;
    request.headers.cookie = draft.header;
    return forwardToNext(previewNext.handle, request, response, {
      target: path + search,
      headers: baseHeaders(request, "", { isDraft: true }),
      cacheControl: "private, no-store",
      cookiesFor: (cookies) => cookie.send(cookies, sent),
    });
  }

  return {
    /** The draft mode of a request. Undefined without a valid cookie of an editor, and for what another site embeds, except in a frame. */
    async draftOf({ headers }: IncomingMessage): Promise<Draft | undefined> {
      const isShown = /^(?:iframe|document)$/.test(`${headers["sec-fetch-dest"]}`);
      if (headers["sec-fetch-site"] === "cross-site" && !isShown) return undefined;
      const { draft } = cookie.receive(headers.cookie);
      return draft && (await mayPreview(draft.opener)) ? draft : undefined;
    },

    /** Answers a request of an editor for a page, a navigation or an action. */
    async handleDraft(visit: DraftVisit, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const limit = limits.drafts(visit.draft.opener);
      if (limit.rejects(request, response)) return;
      await limit.inTurn(request, response, async () => {
        const isForwarded = request.method === "POST" || request.headers.rsc !== undefined;
        if (isForwarded) return forward(visit, request, response);
        await sendDraft(visit, request, response);
      });
    },
  };
}
