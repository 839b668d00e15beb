import type { IncomingMessage } from "node:http";

export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Asked = Pick<IncomingMessage, "method" | "url" | "headers" | "rawHeaders">;

const TARGET_MOST = 8 * 1024;
const HEADERS_MOST = 100;
const BODY_BYTES_MOST = 2 * 1024 * 1024;

const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/** Why a request is not worth reading further, or undefined. What is no HTTP at all, Node itself refuses. */
export function createRefuse(ownUrls: readonly string[]) {
  const ownHosts = new Set(ownUrls.map((url) => new URL(url).host));

  return function refuse({ method = "", url = "", headers, rawHeaders }: Asked): Refusal | undefined {
    const host = headers.host?.toLowerCase() ?? "";
    if (!ownHosts.has(host) && !THIS_MACHINE.test(host)) {
      return { status: 421, message: "This server does not answer for that host." };
    }
    if (url.length > TARGET_MOST) return { status: 414, message: "The address is too long." };
    if (rawHeaders.length > 2 * HEADERS_MOST) return { status: 431, message: "There are too many headers." };
    if (Number(headers["content-length"] ?? 0) > BODY_BYTES_MOST) {
      return { status: 413, message: "The request is too large.", headers: { connection: "close" } };
    }
    return refuseMethod(method, url.startsWith("/api/"), headers["next-action"] !== undefined);
  };
}

function refuseMethod(method: string, isApi: boolean, isAction: boolean): Refusal | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  // The preview's server actions post to its page.
  if (method === "POST" && (isApi || isAction)) return undefined;
  return isApi
    ? { status: 405, message: "This can be read and posted to.", headers: { allow: "GET, HEAD, POST" } }
    : { status: 405, message: "Pages can only be read.", headers: { allow: "GET, HEAD" } };
}
