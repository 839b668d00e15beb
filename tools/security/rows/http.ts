import { once } from "node:events";
import { connect } from "node:net";

import { type HttpResponse, newVisitor, send } from "../../sandbox/request.ts";
import { PAGE, readPage } from "../../sandbox/site.ts";
import type { Row } from "../context.ts";
import { expectDuration, expectStatus, expectThat } from "../expect.ts";

export const http: readonly Row[] = [
  {
    number: 8,
    area: "host",
    title: "a forged host name is never reflected",
    async attack(context) {
      const { siteUrl } = context.target;
      const forged = [
        { host: "evil.example" },
        { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
        { forwarded: "host=evil.example;proto=https" },
        {
          host: new URL(siteUrl).host,
          "x-forwarded-server": "evil.example",
          "x-original-host": "evil.example",
        },
      ];
      for (const headers of forged) {
        for (const path of [
          PAGE,
          `${PAGE}/`,
          "/sitemap.xml",
          "/robots.txt",
          "/blog/feed.xml",
          "/nothing-here",
        ]) {
          const response = await send(siteUrl, path, { headers, label: JSON.stringify(headers) });
          expectStatus(context, response, 200, 308, 400, 404, 421);
          const text = `${JSON.stringify(response.headers)}${response.body}`;
          expectThat(context, response, "evil.example nowhere", !text.includes("evil.example"));
        }
      }
    },
  },
  {
    number: 9,
    area: "method",
    title: "a page accepts GET and HEAD only",
    async attack(context) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "MKCOL"]) {
        for (const [path, body] of [
          [PAGE, undefined],
          ["/About-Us", undefined],
          [PAGE, "x=1"],
          ["/", "x=1"],
        ] as const) {
          const response = await send(context.target.siteUrl, path, {
            method,
            ...(body === undefined ? {} : { body, label: "with a body" }),
          });
          expectStatus(context, response, 405);
        }
      }
      const connected = await sendRaw(
        context.target.siteUrl,
        "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n",
      );
      expectThat(
        context,
        { request: "CONNECT evil.example:443" },
        "rejected or closed",
        !connected.statuses.includes(200),
        connected.statuses.join() || "closed",
      );
      const head = await send(context.target.siteUrl, PAGE, { method: "HEAD" });
      expectStatus(context, head, 200);
    },
  },
  {
    number: 10,
    area: "method",
    title: "an unknown server action does nothing",
    async attack(context) {
      for (const id of ["0".repeat(40), "f".repeat(42), "../../etc/passwd", "x".repeat(5000)]) {
        const response = await send(context.target.siteUrl, PAGE, {
          method: "POST",
          headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" },
          body: "[]",
          label: `Next-Action ${id.slice(0, 12)}`,
        });
        expectStatus(context, response, 400, 403, 404, 405);
        expectThat(context, response, "no stack", !/\bat .*\(.*:\d+:\d+\)/.test(response.body));
      }
      expectStatus(context, await readPage(context.target), 200);
    },
  },
  {
    number: 11,
    area: "parse",
    title: "an invalid percent-encoding gets 400",
    async attack(context) {
      for (const path of ["/%E0%A4%A", "/%", "/%zz", "/about-us/%C0%AF", "/blog/%E0%A4%A"]) {
        expectStatus(context, await readPage(context.target, path), 400);
      }
      for (const path of ["/_next/static/%E0%A4%A", "/api/%E0%A4%A"]) {
        expectStatus(context, await readPage(context.target, path), 400, 404);
      }
    },
  },
  {
    number: 12,
    area: "parse",
    title: "NUL and line breaks in a path do not inject headers",
    async attack(context) {
      for (const path of [
        "/%00",
        `${PAGE}%00.html`,
        "/%0d%0aSet-Cookie:%20a=b",
        `${PAGE}/%0aX-Evil:%201`,
        "/%0d%0a%0d%0a<script>",
        "/%E5%98%8A%E5%98%8DX-Evil:1",
      ]) {
        const response = await readPage(context.target, path);
        expectStatus(context, response, 400, 404);
        expectThat(
          context,
          response,
          "no injected header",
          response.headers["set-cookie"] === undefined && response.headers["x-evil"] === undefined,
        );
      }
      const withSlash = await readPage(context.target, "/about-us/%0d%0aX-Evil:1/");
      expectThat(
        context,
        withSlash,
        "no injected header",
        withSlash.headers["x-evil"] === undefined && !/[\r\n]/.test(String(withSlash.headers["location"])),
        withSlash.status,
      );
    },
  },
  {
    number: 13,
    area: "parse",
    title: "oversized request headers are rejected",
    async attack(context) {
      const { siteUrl } = context.target;
      const { host } = new URL(siteUrl);
      const many = Array.from({ length: 200 }, (_, index) => `x-h${index}: ${"v".repeat(80)}\r\n`).join("");
      for (const [label, text] of [
        [
          "a query of 20 KB",
          `GET ${PAGE}?${"q".repeat(20_000)} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
        ],
        [
          "a header of 20 KB",
          `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\nx-long: ${"v".repeat(20_000)}\r\nconnection: close\r\n\r\n`,
        ],
        ["200 headers", `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\n${many}connection: close\r\n\r\n`],
      ] as const) {
        const { statuses } = await sendRaw(siteUrl, text);
        expectThat(
          context,
          { request: `GET ${PAGE}, ${label}` },
          "414 or 431",
          [414, 431].includes(statuses[0] ?? 0),
          statuses.join() || "closed",
        );
      }
      expectStatus(context, await readPage(context.target), 200);
    },
  },
  {
    number: 14,
    area: "parse",
    title: "a malformed or ambiguous request gets one response and a closed connection",
    async attack(context) {
      const { siteUrl } = context.target;
      const { host } = new URL(siteUrl);
      const smuggled = `GET /hidden HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
      for (const [label, text] of [
        [
          "Content-Length and Transfer-Encoding",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
        ],
        [
          "two Content-Length",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
        ],
        [
          "an unknown Transfer-Encoding",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: xchunked\r\ncontent-length: 4\r\n\r\nabcd${smuggled}`,
        ],
        ["bare LF", `GET ${PAGE} HTTP/1.1\nhost: ${host}\n\n${smuggled}`],
        ["a space before the colon", `GET ${PAGE} HTTP/1.1\r\nhost : ${host}\r\n\r\n${smuggled}`],
        ["a folded header", `GET ${PAGE} HTTP/1.1\r\nhost: ${host}\r\nx-a: b\r\n c\u0000\r\n\r\n${smuggled}`],
        ["no host", `GET ${PAGE} HTTP/1.1\r\n\r\n${smuggled}`],
        [
          "a negative length",
          `POST /api/revalidate HTTP/1.1\r\nhost: ${host}\r\ncontent-length: -1\r\n\r\n${smuggled}`,
        ],
      ] as const) {
        const { statuses, isClosed } = await sendRaw(siteUrl, text);
        const isRejectedOnce = statuses.length <= 1 && (statuses[0] ?? 400) >= 400;
        expectThat(
          context,
          { request: `raw, ${label}` },
          "400 once, connection closed",
          isRejectedOnce && isClosed,
          `${statuses.join() || "no response"}, ${isClosed ? "closed" : "open"}`,
        );
      }
      const request = { request: "200 unfinished request heads" };
      const { status, ms } = await readDuringSlowloris(siteUrl, () => readPage(context.target));
      expectThat(context, request, "another visitor is served", status === 200, status);
      expectDuration(context, request, "within 1 s", ms < 1000, `${ms.toFixed(0)} ms`);
    },
  },
  {
    number: 89,
    area: "http",
    title: "requests that no cache can answer are cheap or limited",
    async attack(context) {
      const { siteUrl } = context.target;
      const unknown = await Promise.all(
        Array.from({ length: 100 }, (_, index) => send(siteUrl, `/_next/static/chunks/attack-${index}.js`)),
      );
      const cheap = unknown.filter(({ status, bytes }) => status === 404 && bytes.length < 1000).length;
      const files = { request: "100 scripts that no build has" };
      expectThat(context, files, "404 each, without a page", cheap === 100, `${cheap} times`);
      const visitor = newVisitor();
      const responses = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          send(siteUrl, `/thankyou2/attack-${index}@example.com`, { visitor }),
        ),
      );
      const limited = responses.filter(({ status }) => status === 429).length;
      const pages = { request: "200 × GET /thankyou2/…, from one address" };
      expectThat(context, pages, "429 after the first 120", limited === 80, `${limited} times 429`);
      const other = await send(siteUrl, "/thankyou2/attack@example.com", { visitor: newVisitor() });
      expectStatus(context, other, 200);
    },
  },
];

/** Opens 200 connections that never finish their request headers, and reads a page at the same time. */
async function readDuringSlowloris(
  siteUrl: string,
  read: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { port } = new URL(siteUrl);
  const sockets = Array.from({ length: 200 }, () => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () =>
      socket.write("GET / HTTP/1.1\r\nx-slow: "),
    );
    socket.on("error", () => undefined);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const response = await read();
  for (const socket of sockets) socket.destroy();
  return response;
}

interface RawResponse {
  /** One status per response on the connection. */
  readonly statuses: readonly number[];
  /** Whether the server closed the connection. */
  readonly isClosed: boolean;
}

/** Only a connection that should have been closed is silent for so long, even on a slow, busy machine. */
const IDLE_TIMEOUT_MS = 30_000;

/** Sends bytes that no HTTP client would send. Reads until the server closes the connection or is silent. */
function sendRaw(origin: string, text: string): Promise<RawResponse> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    let received = "";
    let isClosed = false;
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(text, "latin1"));
    const finish = () => {
      clearTimeout(silence);
      socket.destroy();
      const statuses = [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ statuses, isClosed });
    };
    const silence = setTimeout(finish, IDLE_TIMEOUT_MS);
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      received += String(chunk);
      silence.refresh();
    });
    socket.on("close", () => {
      isClosed = true;
      finish();
    });
    // A reset also closes the connection, which the "close" event reports.
    socket.on("error", () => undefined);
  });
}
