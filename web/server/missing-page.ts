import type { IncomingMessage, ServerResponse } from "node:http";

import { accepts, compress } from "./compression.ts";
import {
  type AllowedSources,
  cspHash,
  hashPolicy,
  inlineScripts,
  inlineStyles,
} from "./content-security-policy.ts";
import { missingPageAddress, PATH_PLACEHOLDER } from "./missing-page-address.ts";
import type { MissingPageCount } from "./missing-page-count.ts";
import type { CachedResponse, ResponseCache } from "./response-cache.ts";
import type { RouteIndexCache } from "./route-index.ts";
import { send, sendText } from "./send.ts";

export type SendMissingPage = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

interface Options {
  readonly cache: Pick<ResponseCache, "getOrLoad">;
  readonly routeIndex: RouteIndexCache;
  readonly sources: AllowedSources;
  readonly count: Pick<MissingPageCount, "add">;
}

/** Random paths get different suggestions each time, and Next stores every rendered screen on disk. */
const MAX_SCREENS = 200;

/** Returns a function that sends status 404 with the screen of docs/behavior.md §2.7. Screens are cached; the path is filled in. */
export function createSendMissingPage({ cache, routeIndex, sources, count }: Options): SendMissingPage {
  const templates = new WeakMap<CachedResponse, MissingPageTemplate>();
  const addresses = new Set<string>();

  function templateOf(cached: CachedResponse): MissingPageTemplate {
    const template = templates.get(cached) ?? createMissingPageTemplate(cached.response.body.toString());
    templates.set(cached, template);
    return template;
  }

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
    const index = routeIndex.peek();
    const cached = acceptsPage(request)
      ? await cache.getOrLoad(addressFor(index?.suggest(path) ?? []))
      : undefined;
    if (!cached) return sendText(request, response, 404, "There is no such page.");

    const template = templateOf(cached);
    const { html, scripts } = template.fill(pathAsTyped(request) ?? path);
    const kind = { isDraft: false, hasTags: index?.hasTags ?? false };
    const isCompressed = accepts(request.headers["accept-encoding"] ?? "", "gzip");
    send(request, response, {
      status: 404,
      contentType: "text/html; charset=utf-8",
      body: isCompressed ? await compress(html, "gzip") : html,
      policy: hashPolicy(scripts, template.styles, sources, kind),
      headers: { vary: "accept-encoding", ...(isCompressed ? { "content-encoding": "gzip" } : {}) },
    });
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

interface MissingPageTemplate {
  /** Fills the path into the screen. `scripts` are the hashes of its inline scripts, some of which contain the path. */
  fill(path: string): { readonly html: Buffer; readonly scripts: readonly string[] };
  readonly styles: readonly string[];
}

const MAX_PATH_LENGTH = 200;

/** `html` is the screen that Next rendered with PATH_PLACEHOLDER. The scripts and styles without a path are hashed only once. */
export function createMissingPageTemplate(html: string): MissingPageTemplate {
  const scripts = inlineScripts(html);
  const fixedHashes = scripts.filter((script) => !script.includes(PATH_PLACEHOLDER)).map(cspHash);
  const scriptsWithPath = scripts
    .filter((script) => script.includes(PATH_PLACEHOLDER))
    .map((script) => script.split(PATH_PLACEHOLDER));

  return {
    fill(path) {
      const escaped = escapePath(path);
      return {
        html: Buffer.from(html.replaceAll(PATH_PLACEHOLDER, () => escaped)),
        scripts: [...fixedHashes, ...scriptsWithPath.map((script) => cspHash(script.join(escaped)))],
      };
    },
    styles: inlineStyles(html).map(cspHash),
  };
}

/** Escapes a path both for HTML and for a string in a script, and truncates it to 200 characters. */
function escapePath(path: string): string {
  const escaped = path.replace(/[^\p{L}\p{M}\p{N}_\-./~!*+,;:=@%()]/gu, (character) =>
    encodeURIComponent(character).replace("'", "%27"),
  );
  return escaped.length > MAX_PATH_LENGTH ? `${escaped.slice(0, MAX_PATH_LENGTH)}...` : escaped;
}
