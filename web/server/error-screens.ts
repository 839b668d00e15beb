import type { IncomingMessage, ServerResponse } from "node:http";

import type { ResponseCache } from "next-page-cache/response-cache.ts";

import type { RouteIndexCache } from "./destination.ts";
import { missingPageAddress, PATH_PLACEHOLDER } from "./missing-page-address.ts";
import type { MissingPageCount } from "./missing-page-count.ts";
import type { RenderInTurn } from "./render-in-turn.ts";
import { type createSendUncached, sendText } from "./send.ts";

export type SendMissingPage = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface Options {
  readonly cache: Pick<ResponseCache, "getOrLoad">;
  readonly routeIndex: RouteIndexCache;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  readonly count: Pick<MissingPageCount, "add">;
  /** Counts a screen of a visitor. Above 0, the visitor gets a line of text instead. */
  readonly limitScreens: (request: IncomingMessage) => number;
  readonly renderInTurn: RenderInTurn;
}

/** Random paths get different suggestions each time, and Next stores every rendered screen on disk. */
const MAX_SCREENS = 200;

/** Returns a function that sends status 404 with the screen of docs/behavior.md §2.7. Screens are cached; the path is filled in. */
export function createSendMissingPage({
  cache,
  routeIndex,
  sendUncached,
  count,
  limitScreens,
  renderInTurn,
}: Options): SendMissingPage {
  const addresses = new Set<string>();

  /** The address of the screen with all suggestions; with only the first one if there are many screens already. */
  function addressFor(suggestions: readonly string[]): string {
    const address = missingPageAddress(suggestions);
    if (addresses.size >= MAX_SCREENS && !addresses.has(address)) {
      return missingPageAddress(suggestions.slice(0, 1));
    }
    addresses.add(address);
    return address;
  }

  return async function sendMissingPage(path, request, response) {
    count.add(path, request);
    const sendLine = () => sendText(request, response, 404, "There is no such page.");
    if (!acceptsPage(request) || limitScreens(request) > 0) return sendLine();
    const sendScreen = async () => {
      const cached = await cache.getOrLoad(addressFor(routeIndex.peek()?.suggest(path) ?? []));
      if (!cached) return sendLine();

      const screen = (await cached.encodings.make("identity")).toString();
      const html = fillPath(screen, pathAsTyped(request) ?? path);
      await sendUncached(request, response, { ...cached.response, status: 404, body: Buffer.from(html) });
    };
    await renderInTurn(request, response, sendScreen, sendLine);
  };
}

/** The path with the visitor's own spelling and capitals. */
function pathAsTyped({ url }: IncomingMessage): string | undefined {
  return url && decodeURIComponent(url.replace(/\?.*/, ""));
}

/** Whether the browser expects a page. A missing picture or script gets no 404 screen. */
function acceptsPage({ headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  return (
    destination === undefined ||
    destination === "document" ||
    destination === "iframe" ||
    destination === "empty"
  );
}

const MAX_PATH_LENGTH = 200;

/** Fills the path into the screen that Next rendered with PATH_PLACEHOLDER: into texts, attributes and scripts. */
export function fillPath(screen: string, path: string): string {
  const escaped = escapePath(path);
  return screen.replaceAll(PATH_PLACEHOLDER, () => escaped);
}

/** Escapes a path both for HTML and for a string in a script, and truncates it to 200 characters. */
function escapePath(path: string): string {
  const escaped = path.replace(/[^\p{L}\p{M}\p{N}_\-./~!*+,;:=@%()]/gu, (character) =>
    encodeURIComponent(character).replace("'", "%27"),
  );
  return escaped.length > MAX_PATH_LENGTH ? `${escaped.slice(0, MAX_PATH_LENGTH)}...` : escaped;
}
