import type { IncomingMessage, ServerResponse } from "node:http";

import {
  MAX_REQUEST_BYTES,
  QUOTE_REQUEST_PATH,
  TIME_ZONE_HEADER,
  UPLOAD_SIGNATURE_PATH,
} from "contracts/endpoints.ts";
import { MAX_CHANGE_FORM_BYTES, REQUEST_CHANGE_PATH } from "contracts/request-page.ts";
import type { ReadFilesForm } from "front-server/files-form.ts";
import { logApiCall } from "front-server/log-api-call.ts";
import { type createSendUncached, sendText, sendTooLarge } from "front-server/send.ts";
import { createReadBody, pickHeaders, REQUEST_ID_HEADER } from "front-server/site-server.ts";
import type { WorkLimit, WorkLimits } from "front-server/work-limits.ts";
import type { BuildOutput } from "next-internals/build-output.ts";
import { headersForNext, headersForVisitor } from "next-internals/headers-for-next.ts";
import type { Draft, PreviewCookie } from "next-internals/preview-cookie.ts";
import type { InnerServer } from "next-page-cache/inner-server.ts";
import { pathInLanguage } from "schemas/fields/language.ts";
import type { Log } from "server-kit/log.ts";

import { FORWARDED_HEADERS } from "#admin-api/forwarded-headers.ts";
import { SOCKET_ADDRESS_HEADER } from "#admin-api/socket-address.ts";
import { languageOfPath } from "#locale/catalogs.ts";
import { ownPage } from "#locale/own-page.ts";
import { tokenIn } from "#quote/request/find-request.ts";
import {
  isRecentSignature,
  isSignedBody,
  MAX_DELIVERY_BYTES,
  SIGNATURE_HEADER,
  WEBHOOK_PATH,
} from "#revalidate/receive-webhook.ts";
import { queryIn, SEARCH_PATH } from "#search/addresses.ts";

type Request = IncomingMessage;
type Response = ServerResponse;

interface Options {
  readonly log: Log;
  readonly previewCookie: PreviewCookie;
  readonly limits: Pick<WorkLimits, "renders" | "calls" | "urgentCalls">;
  /** By which open bodies are limited. */
  readonly addressOf: (request: Request) => string;
  /** The secret of the lake's webhook. */
  readonly webhookSecret: string;
  /** Reads the page of a request as a form with files. */
  readonly readFilesForm: ReadFilesForm;
  /** The routes of the build, by the files that they come from. */
  readonly routes: BuildOutput["routes"];
  readonly next: Pick<InnerServer, "fetch">;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
}

type Answer = Awaited<ReturnType<InnerServer["fetch"]>>;

interface Visit {
  readonly path: string;
  /** The query string with its question mark. */
  readonly search: string;
  /** Set for an editor in the preview. */
  readonly draft?: Draft | undefined;
  /** Of a call of the API. */
  readonly body?: string;
  /** What Next gets of the visitor's cookies. */
  readonly cookie?: string | undefined;
}

/** The headers that Next gets with a form. */
const FORM_HEADERS = ["host", "origin", "content-type", "x-forwarded-for", REQUEST_ID_HEADER];

/** The headers that Next gets with a delivery of the lake's webhook. */
const DELIVERY_HEADERS = ["host", "content-type", SIGNATURE_HEADER, REQUEST_ID_HEADER];

/** The headers that routes of the API read, besides those that every route gets. */
const HEADERS_OF_ROUTES = [...FORWARDED_HEADERS, SOCKET_ADDRESS_HEADER, TIME_ZONE_HEADER];

/** Every page sends these when the visitor leaves it. */
const STATISTICS_PATH = /^\/api\/(?:statistical|vitals)\//;

/** Calls of customers, which do not wait behind statistics. */
const URGENT_PATHS = new Set([QUOTE_REQUEST_PATH, UPLOAD_SIGNATURE_PATH, REQUEST_CHANGE_PATH]);

/** Anyone can start a delivery, and whether it is signed is known only at its end. */
const MAX_OPEN_DELIVERY_BYTES = 16 * MAX_DELIVERY_BYTES;

/** Far longer than Next's. */
const MAX_HASH_LENGTH = 20;

const UNSIGNED = "The signature is missing, wrong or older than five minutes.";

/** How much of a call is read. Twice what its route accepts, so that the route itself says, as JSON, that it is too long. */
function maxCallBytes(path: string): number {
  return 2 * (path === REQUEST_CHANGE_PATH ? MAX_CHANGE_FORM_BYTES : MAX_REQUEST_BYTES);
}

/**
 * The part of the query string that Next gets: the search query, which is the only parameter that pages read, and the hash that Next's client
 * adds for navigation. The time that Next needs grows with the square of the number of parameters.
 */
function pageQuery({ path, search }: Pick<Visit, "path" | "search">): string {
  const query = new URLSearchParams();
  if (ownPage(path) === SEARCH_PATH) query.set("q", queryIn(search));
  const hash = new URLSearchParams(search).get("_rsc");
  if (hash !== null) query.set("_rsc", hash.slice(0, MAX_HASH_LENGTH));
  return query.size > 0 ? `?${query}` : "";
}

/** Handles what Next answers anew for each request. No cache keeps it. Each visitor gets a limited number, except of deliveries. */
export function createCalls({
  log,
  previewCookie,
  limits,
  addressOf,
  webhookSecret: secret,
  readFilesForm,
  routes,
  next,
  sendUncached,
}: Options) {
  /** The addresses of calls. No route that accepts one has parameters. */
  const addresses = new Set(Object.values(routes).filter((route) => !route.includes("[")));
  const logCall = (request: Request, response: Response) =>
    logApiCall(request, response, { log, quietPaths: STATISTICS_PATH });
  const readBody = createReadBody({ ownerOf: addressOf, sendTooLarge });
  const readDelivery = createReadBody({
    ownerOf: addressOf,
    maxOpenBytes: MAX_OPEN_DELIVERY_BYTES,
    sendTooLarge,
  });

  /** Answers the search, a page that depends on its visitor, or a route of the API that nothing caches. */
  async function handleUncacheable(visit: Visit, request: Request, response: Response): Promise<void> {
    const { path } = visit;
    const limit = limits.renders(request);
    if (limit.rejects(request, response)) return undefined;
    return limit.inTurn(request, response, async () => {
      const cookie = cookieFor(request);
      if (path.startsWith("/api/")) return answerByNext({ ...visit, cookie }, request, response, limit);
      if (request.headers.rsc === "1")
        return answerNavigation({ ...visit, cookie }, request, response, limit);
      const { host = "" } = request.headers;
      const answer = await next.fetch(path + pageQuery(visit), { host, accept: "text/html" });
      limit.charge(answer);
      await sendUncached(request, response, await asPage(path, answer, host));
    });
  }

  /** Next shows its 404 page with scripts only. For a link to a request that is not valid there is a screen. */
  async function asPage(path: string, answer: Answer, host: string): Promise<Answer> {
    if (answer.status !== 404 || !ownPage(path).startsWith("/request/")) return answer;
    const address = pathInLanguage("/missing-request", languageOfPath(path));
    const screen = await next.fetch(address, { host, accept: "text/html" });
    return screen.status === 200 ? { ...screen, status: 404 } : answer;
  }

  /** Passes a call of the API on to its route. */
  async function handleCall(visit: Visit, request: Request, response: Response): Promise<void> {
    if (!addresses.has(visit.path)) return sendText(request, response, 404, "There is no such address.");
    const limit = URGENT_PATHS.has(visit.path) ? limits.urgentCalls(request) : limits.calls(request);
    if (limit.rejects(request, response)) return;
    logCall(request, response);
    // Before its turn: the visitor may send it slowly.
    const body = await readBody(request, response, maxCallBytes(visit.path));
    if (body === undefined) return;
    limit.charge({ body });
    const cookie = cookieFor(request);
    await limit.inTurn(request, response, () => answerByNext({ ...visit, body, cookie }, request, response));
  }

  /** Answers client navigation, which requests the server components of a page. */
  async function answerNavigation(
    visit: Visit,
    request: Request,
    response: Response,
    limit?: Pick<WorkLimit, "charge">,
  ): Promise<void> {
    return answerByNext({ ...visit, search: pageQuery(visit) }, request, response, limit);
  }

  /** Sends Next's answer with its headers. */
  async function answerByNext(
    { path, search, draft, body, cookie }: Visit,
    request: Request,
    response: Response,
    limit?: Pick<WorkLimit, "charge">,
  ): Promise<void> {
    const headers = {
      ...headersForNext(request, HEADERS_OF_ROUTES),
      ...(cookie === undefined ? {} : { cookie }),
    };
    const answer = await next.fetch(path + search, headers, body === undefined ? {} : { body });
    limit?.charge(answer);
    const cookies = await previewCookie.send(answer.cookies, request.headers.cookie);
    await sendUncached(
      request,
      response,
      { ...answer, cookies },
      { isDraft: draft !== undefined, headers: headersForVisitor(answer.headers) },
    );
  }

  /** An editor's cookie never reaches Next here, because this process also serves the visitors, and a draft could end it. */
  function cookieFor({ headers }: Request): string | undefined {
    return previewCookie.receive(headers.cookie).published;
  }

  /** Passes a form that was posted without scripts on to proxy.ts. The answer may contain what the visitor typed. */
  async function handleForm(path: string, request: Request, response: Response): Promise<void> {
    const limit = limits.renders(request);
    if (limit.rejects(request, response)) return;
    const headers = {
      ...pickHeaders(request, FORM_HEADERS),
      accept: "text/html",
      [SOCKET_ADDRESS_HEADER]: request.socket.remoteAddress ?? "",
    };
    const isOfRequest = tokenIn(path) !== undefined;
    const hasFiles = isOfRequest && /^multipart\/form-data\s*;/i.test(request.headers["content-type"] ?? "");
    const body = hasFiles
      ? await readFilesForm(path, headers, request, response)
      : await readBody(request, response, isOfRequest ? MAX_CHANGE_FORM_BYTES : MAX_REQUEST_BYTES);
    if (body === undefined) return;
    limit.charge({ body });
    // What is left of a form with files is a plain form.
    const type = hasFiles ? { "content-type": "application/x-www-form-urlencoded" } : {};
    await limit.inTurn(request, response, async () => {
      const answer = await next.fetch(path, { ...headers, ...type }, { body });
      limit.charge(answer);
      await sendUncached(request, response, await asPage(path, answer, request.headers.host ?? ""));
    });
  }

  /**
   * Passes a delivery of the lake's webhook on to app/api/revalidate, which checks it again for servers without this one. A forged one
   * never reaches Next. The lake repeats a delivery whose connection was cut. Deliveries are not limited by address, so that a flood
   * from the lake's address, such as a shared proxy, cannot delay a publish.
   */
  async function handleDelivery(request: Request, response: Response): Promise<void> {
    const reject = (status: number, message: string) => sendText(request, response, status, message);
    const signature = String(request.headers[SIGNATURE_HEADER] ?? "");
    if (!isRecentSignature(signature, Date.now())) return reject(401, UNSIGNED);
    const body = await readDelivery(request, response, MAX_DELIVERY_BYTES);
    if (body === undefined) return undefined;
    if (body === "") return reject(400, "The delivery is empty.");
    if (!isSignedBody(body, signature, { secret, now: Date.now() })) return reject(401, UNSIGNED);
    logCall(request, response);
    const headers = pickHeaders(request, DELIVERY_HEADERS);
    return sendUncached(request, response, await next.fetch(WEBHOOK_PATH, headers, { body }));
  }

  return { handleUncacheable, handleCall, handleForm, handleDelivery, answerNavigation };
}
