import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as openRequest } from "node:http";
import { performance } from "node:perf_hooks";

/** The client address of a request. Rate limits count per address, so tests that do not test the limits use a new visitor. */
export interface Visitor {
  readonly address: string;
}

export interface RequestOptions {
  readonly method?: string;
  /** A header that is undefined is not sent. */
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  readonly visitor?: Visitor;
  readonly timeoutMs?: number;
  /** What is special about this request, for reports. */
  readonly label?: string;
}

export interface HttpResponse {
  /** Method, path and label of the request, for reports. */
  readonly request: string;
  /** The status, or 0 if the connection broke before the end of the response. Then `body` is the reason. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
  /** The time from the start of the request to the end of the response. */
  readonly ms: number;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);
const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 64 });
const singleUseAgent = new Agent({ maxSockets: 64 });
const MAX_PATH_IN_REPORT = 90;

let lastVisitor = process.pid % 200;

/**
 * A visitor with an unused address. On one machine this is the local address of the connection; behind a proxy it is
 * X-Forwarded-For.
 */
export function newVisitor(): Visitor {
  lastVisitor += 1;
  const [high, low] = [Math.floor(lastVisitor / 250) % 250, lastVisitor % 250];
  return { address: `127.${1 + (Math.floor(Date.now() / 1000) % 200)}.${1 + high}.${1 + low}` };
}

const reader = newVisitor();

/** Requests exactly this path, without normalizing it. Never rejects: a broken connection has status 0. */
export function send(origin: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body, visitor = reader, timeoutMs = 30_000, label } = options;
  const url = new URL(origin);
  const start = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, responseHeaders: IncomingHttpHeaders = {}, bytes = Buffer.alloc(0)) =>
      resolve({
        request: describeRequest(method, path, label),
        status,
        headers: responseHeaders,
        bytes,
        body: bytes.toString("utf8"),
        ms: performance.now() - start,
      });
    const outgoing = openRequest(
      {
        agent: visitor === reader ? keepAliveAgent : singleUseAgent,
        host: url.hostname,
        port: url.port,
        family: 4,
        ...(LOOPBACK.has(url.hostname) ? { localAddress: visitor.address } : {}),
        method,
        path,
        timeout: timeoutMs,
        headers: definedHeaders({
          host: url.host,
          "x-forwarded-for": visitor.address,
          "content-length": body === undefined ? undefined : Buffer.byteLength(body),
          ...headers,
        }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => void chunks.push(chunk));
        response.on("end", () => finish(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)));
        response.on("error", () => finish(0, {}, Buffer.from("The response was cut off")));
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("No response in time")));
    outgoing.on("error", (error) => finish(0, {}, Buffer.from(error.message)));
    outgoing.end(body);
  });
}

/** Posts JSON from a new visitor, with the headers that a browser on the site's own pages sends. */
export function postJson(
  origin: string,
  path: string,
  body: unknown,
  { headers = {}, visitor = newVisitor(), ...options }: RequestOptions = {},
): Promise<HttpResponse> {
  return send(origin, path, {
    method: "POST",
    ...options,
    visitor,
    headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function describeRequest(method: string, path: string, label: string | undefined): string {
  const { length } = path;
  const shortPath =
    length > MAX_PATH_IN_REPORT ? `${path.slice(0, MAX_PATH_IN_REPORT)}… (${length} characters)` : path;
  return `${method} ${shortPath}${label === undefined ? "" : `, ${label}`}`;
}

function definedHeaders(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
