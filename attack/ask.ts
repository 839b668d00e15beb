import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as openRequest } from "node:http";
import { performance } from "node:perf_hooks";

/** Where a request seems to come from. Limits count per address, so rows that are not about limits come from new ones. */
export interface Visitor {
  readonly address: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  readonly visitor?: Visitor;
  readonly timeoutMs?: number;
  /** What is special about it, for people. */
  readonly what?: string;
}

export interface Answer {
  /** Method and path, for people. */
  readonly request: string;
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
  readonly ms: number;
}

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);
const kept = new Agent({ keepAlive: true, maxSockets: 64 });
const single = new Agent({ maxSockets: 64 });
const SHOWN = 90;

let lastVisitor = process.pid % 200;

/** A visitor nobody has seen before: on one machine each address of 127.0.0.0/8 is one, behind a proxy what it writes down. */
export function newVisitor(): Visitor {
  lastVisitor += 1;
  const [high, low] = [Math.floor(lastVisitor / 250) % 250, lastVisitor % 250];
  return { address: `127.${1 + (Math.floor(Date.now() / 1000) % 200)}.${1 + high}.${1 + low}` };
}

const reader = newVisitor();

/** Asks exactly this path, unchanged by any URL parser. A connection that broke is an answer too: status 0. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body, visitor = reader, timeoutMs = 30_000, what } = question;
  const url = new URL(origin);
  const shownPath = path.length > SHOWN ? `${path.slice(0, SHOWN)}… (${path.length} characters)` : path;
  const request = `${method} ${shownPath}${what === undefined ? "" : `, ${what}`}`;
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answered: IncomingHttpHeaders = {}, bytes = Buffer.alloc(0)) =>
      resolve({
        request,
        status,
        headers: answered,
        bytes,
        body: bytes.toString("utf8"),
        ms: performance.now() - start,
      });
    const sent = openRequest(
      {
        agent: visitor === reader ? kept : single,
        host: url.hostname,
        port: url.port,
        family: 4,
        ...(LOOPBACK.has(url.hostname) ? { localAddress: visitor.address } : {}),
        method,
        path,
        timeout: timeoutMs,
        headers: withoutGaps({
          host: url.host,
          "x-forwarded-for": visitor.address,
          "content-length": body === undefined ? undefined : Buffer.byteLength(body),
          ...headers,
        }),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => void chunks.push(chunk));
        answer.on("end", () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks)));
        answer.on("error", () => end(0, {}, Buffer.from("cut off")));
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("No answer in time")));
    sent.on("error", (error) => end(0, {}, Buffer.from(error.message)));
    sent.end(body);
  });
}

/** Posts JSON as the site's own pages do. */
export function postJson(
  origin: string,
  path: string,
  body: unknown,
  { headers = {}, visitor = newVisitor(), ...question }: Question = {},
): Promise<Answer> {
  return ask(origin, path, {
    method: "POST",
    ...question,
    visitor,
    headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** A header that is undefined is not sent. */
function withoutGaps(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}
