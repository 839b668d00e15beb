import type { IncomingMessage, ServerResponse } from "node:http";

import { MAX_REQUEST_BYTES } from "contracts/endpoints.ts";
import { type createSendUncached, sendText, sendTooLarge } from "front-server/send.ts";
import { createReadBody } from "front-server/site-server.ts";
import { MAX_DRAFT_TURN_MS, type WorkLimit, type WorkLimits } from "front-server/work-limits.ts";
import { headersForNext, headersForVisitor } from "next-internals/headers-for-next.ts";
import type { Draft, PreviewCookie } from "next-internals/preview-cookie.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";

import { withSearch } from "#cms/resolve-path.ts";

interface Options {
  readonly cookie: PreviewCookie;
  readonly isOpen: (preview: string) => Promise<boolean>;
  readonly limits: Pick<WorkLimits, "drafts">;
  /** Next, in a process of its own. */
  readonly previewNext: Pick<InnerServer, "fetch">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  /** By which open bodies are limited. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly onError: (error: unknown) => void;
  readonly maxWaitMs?: number;
}

/** How long an editor waits, also for the turn. Shorter than the proxy_read_timeout of nginx.conf. */
const MAX_WAIT_MS = 20_000;

const BUSY =
  "This preview isn't ready yet: it has just started, its page takes long, or others are waiting too. Please load it again in a moment.";

interface DraftVisit {
  readonly path: string;
  readonly search: string;
  readonly draft: Draft;
}

/** What editors get instead of the published pages. Nothing of it is cached. */
export function createPreviews({
  cookie,
  isOpen,
  limits,
  previewNext,
  sendUncached,
  addressOf,
  onError,
  maxWaitMs = MAX_WAIT_MS,
}: Options) {
  const readBody = createReadBody({ ownerOf: addressOf, sendTooLarge });

  /** Sends what Next answers to the editor's cookies: a page, navigation, which requests the server components of a page, or an action. */
  async function answer(
    { path, search, draft }: DraftVisit,
    request: IncomingMessage,
    response: ServerResponse,
    { limit, body }: { readonly limit: WorkLimit; readonly body: string | undefined },
  ): Promise<void> {
    const isPage = body === undefined && request.headers.rsc !== "1";
    const { host = "" } = request.headers;
    const wanted = isPage ? { host, accept: "text/html" } : headersForNext(request, []);
    const page = await previewNext.fetch(
      path + search,
      { ...wanted, cookie: draft.header },
      { ...(body === undefined ? {} : { body }), timeoutMs: MAX_DRAFT_TURN_MS },
    );
    limit.charge(page);
    if (response.writableEnded) return;
    const cookies = await cookie.send(page.cookies, request.headers.cookie);
    const to = page.headers["location"];
    const headers =
      to === undefined || !isPage ? page.headers : { ...page.headers, location: withSearch(to, search) };
    const more = isPage ? {} : headersForVisitor(page.headers);
    await sendUncached(
      request,
      response,
      { ...page, cookies, headers },
      { isDraft: true, headers: { ...more, "cache-control": "private, no-store" } },
    );
  }

  return {
    /** The draft mode of a request. Undefined without a valid cookie of an editor, and for what another site embeds, except in a frame. */
    async draftOf({ headers }: IncomingMessage): Promise<Draft | undefined> {
      const isShown = /^(?:iframe|document)$/.test(`${headers["sec-fetch-dest"]}`);
      if (headers["sec-fetch-site"] === "cross-site" && !isShown) return undefined;
      const { draft } = cookie.receive(headers.cookie);
      return draft && (await isOpen(draft.preview)) ? draft : undefined;
    },

    /** Answers a request of an editor for a page, a navigation or an action. */
    async handleDraft(visit: DraftVisit, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const limit = limits.drafts(visit.draft.opener);
      if (limit.rejects(request, response)) return;
      const sendBusy = () => {
        if (!response.headersSent) sendText(request, response, 503, BUSY, { "retry-after": "5" });
      };
      const isAction = request.method === "POST";
      const body = isAction ? await readBody(request, response, MAX_REQUEST_BYTES) : undefined;
      if (isAction && body === undefined) return;
      const timeout = setTimeout(sendBusy, maxWaitMs);
      try {
        const work = () => answer(visit, request, response, { limit, body });
        await limit.inTurn(request, response, work, sendBusy);
      } catch (error) {
        onError(error);
        sendBusy();
      } finally {
        clearTimeout(timeout);
      }
    },
  };
}
