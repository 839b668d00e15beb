import { type NextRequest, NextResponse } from "next/server";

// Only addresses with a capital letter or an escape, and requests with a body, come here; all others are served as stored
// files, without this step.
export const config = {
  matcher: [
    "/((?!_next/|api/)(?=.*[A-Z%]).*)",
    { source: "/((?!_next/|api/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!_next/|api/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
  ],
};

/** Every path that a page can have, in lower case (schemas/path.ts). */
const PAGE_PATH = /^(?:\/[a-z0-9-]+)+$/;

/** Spec §2: the parameter keeps its capitals. */
const THANK_YOU = /^\/thankyou2(?=\/[^/]+$)/i;

const CONTROL = /\p{Cc}/u;

/** Spec §2: matching is case-insensitive. Every spelling gets the one page that is stored under the lower-case path. */
export async function proxy(request: NextRequest): Promise<Response> {
  // The preview's server action posts to its page; Next answers 404 to an action that it does not know.
  const isAction = request.method === "POST" && request.headers.has("next-action");
  if (request.method !== "GET" && request.method !== "HEAD" && !isAction) {
    return new Response("Pages can only be read.", { status: 405, headers: { allow: "GET, HEAD" } });
  }
  // Not `nextUrl`: it calls every local address localhost, and Next asks another origin over the network.
  const url = new URL(request.url);
  const path = decode(url.pathname);
  if (path === undefined || CONTROL.test(path)) return malformed(request);

  const stored = PAGE_PATH.test(path.toLowerCase())
    ? path.toLowerCase()
    : url.pathname.replace(THANK_YOU, "/thankyou2");
  if (stored === url.pathname) return NextResponse.next();
  url.pathname = stored;
  return NextResponse.rewrite(url);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * The not-found screen with status 400. Next answers a rewrite with the status of the page it leads to, so the stored screen
 * is fetched, from this server itself: whatever host or protocol the visitor named is not in its address.
 */
async function malformed({ url, method }: NextRequest): Promise<Response> {
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  const own = new URL("/malformed-address", url);
  own.protocol = "http:";
  try {
    const screen = method === "HEAD" ? null : await fetch(own);
    return new Response(screen?.body ?? null, { status: 400, headers });
  } catch (error) {
    console.error(`The screen for a malformed address could not be fetched from ${own.href}`, error);
    return new Response("The current address is invalid or not pure", { status: 400 });
  }
}
