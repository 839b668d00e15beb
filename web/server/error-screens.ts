import type { IncomingMessage, ServerResponse } from "node:http";

import type { ContentIndex } from "front-server/content-index.ts";
import { type createSendUncached, replaceCopy, sendText } from "front-server/send.ts";
import type { WorkLimits } from "front-server/work-limits.ts";
import type { ResponseCache } from "next-page-cache/response-cache.ts";
import { pathInLanguage } from "schemas/fields/language.ts";

import { ENGLISH } from "#locale/catalogs.ts";

import type { RouteIndex } from "./destination.ts";
import { missingPageAddress, PATH_PLACEHOLDER } from "./missing-page-address.ts";
import type { MissingPageCount } from "./missing-page-count.ts";

interface Options {
  readonly cache: Pick<ResponseCache, "getOrLoad">;
  readonly routeIndex: ContentIndex<RouteIndex>;
  readonly sendUncached: ReturnType<typeof createSendUncached>;
  readonly limits: Pick<WorkLimits, "screens">;
  readonly missingPages: Pick<MissingPageCount, "add">;
}

/** A screen for an address that leads nowhere. */
interface Screen {
  readonly status: number;
  /** The address at which Next renders it. */
  readonly address: () => string;
  /** The path that is filled in. */
  readonly path?: string;
  /** What is sent instead of a screen to those who request too many. */
  readonly line: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Random paths get different suggestions each time, and Next stores every rendered screen on disk. */
const MAX_MISSING_PAGE_SCREENS = 200;

/** Returns the functions that send the screens of docs/behavior.md §2.7 and §2.8. Screens are cached; the path is filled in. */
export function createErrorScreens({ cache, routeIndex, sendUncached, limits, missingPages }: Options) {
  const addresses = new Set<string>();

  /** The address of the screen with all suggestions; with only the first one if there are many screens already. */
  function addressFor(path: string): string {
    const index = routeIndex.peek();
    const language = index?.languageOf(path) ?? ENGLISH;
    const suggestions = index?.suggest(path) ?? [];
    const address = missingPageAddress(suggestions, language);
    if (addresses.size >= MAX_MISSING_PAGE_SCREENS && !addresses.has(address)) {
      return missingPageAddress(suggestions.slice(0, 1), language);
    }
    addresses.add(address);
    return address;
  }

  async function send(
    { status, address, path, line, headers = {} }: Screen,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const sendLine = () => sendText(request, response, status, line, headers);
    const limit = limits.screens(request);
    if (limit.count() > 0) return sendLine();
    await limit.inTurn(request, response, sendScreen, sendLine);

    async function sendScreen(): Promise<void> {
      const cached = await cache.getOrLoad(address());
      if (!cached) return sendLine();
      const html = await cached.encodings.make("identity");
      const body = path === undefined ? html : Buffer.from(fillPath(html.toString(), path));
      await sendUncached(request, response, { ...cached.response, status, body }, { headers });
    }
  }

  return {
    /** Status 404. Editors see which missing pages were visited. */
    async sendMissingPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const line = "There is no such page.";
      missingPages.add(path, request);
      const headers = replaceCopy(request);
      if (!acceptsPage(request)) return sendText(request, response, 404, line, headers);
      const address = () => addressFor(path);
      const screen = { status: 404, address, path: pathAsTyped(request) ?? path, line, headers };
      return send(screen, request, response);
    },
    /** Status 400. */
    sendMalformedAddress(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const line = "The address is malformed.";
      const language = routeIndex.peek()?.languageOf(request.url ?? "/") ?? ENGLISH;
      const address = () => pathInLanguage("/malformed-address", language);
      return send({ status: 400, address, line }, request, response);
    },
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

const SCRIPT_OR_PLACEHOLDER = new RegExp(String.raw`<script\b[^]*?</script>|${PATH_PLACEHOLDER}`, "g");

/** Fills the path into the screen that Next rendered with PATH_PLACEHOLDER: into texts, attributes and scripts. */
export function fillPath(screen: string, path: string): string {
  const shown = printable(path);
  const escape = (toEscape: (code: number) => string) =>
    shown.replace(/[&'$]/g, (sign) => toEscape(sign.charCodeAt(0)));
  const inHtml = escape((code) => `&#${code};`);
  const inScript = escape((code) => `\\u00${code.toString(16)}`);
  return screen.replace(SCRIPT_OR_PLACEHOLDER, (found) =>
    found === PATH_PLACEHOLDER ? inHtml : found.replaceAll(PATH_PLACEHOLDER, () => inScript),
  );
}

/** A path with percent signs for all that is not legal in a path, truncated to 200 characters. */
function printable(path: string): string {
  const escaped = path.replace(/[^\p{L}\p{M}\p{N}_\-./~!*+,;:=@%()&'$]/gu, encodeURIComponent);
  return escaped.length > MAX_PATH_LENGTH ? `${escaped.slice(0, MAX_PATH_LENGTH)}...` : escaped;
}
