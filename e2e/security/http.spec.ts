import { once } from "node:events";
import { connect } from "node:net";

import { countByStatus, expect, expectDuration, test } from "#security/testing/test.ts";
import { type HttpResponse, newVisitor, send } from "#testing/request.ts";
import { PAGE, readPage } from "#testing/site.ts";

test("a forged host name is never reflected", async ({ target }) => {
  const { siteUrl } = target;
  const forged = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example;proto=https" },
    { host: new URL(siteUrl).host, "x-forwarded-server": "evil.example", "x-original-host": "evil.example" },
  ];
  for (const headers of forged) {
    for (const path of [PAGE, `${PAGE}/`, "/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/nothing-here"]) {
      const response = await send(siteUrl, path, { headers, label: JSON.stringify(headers) });
      expect(response).toHaveStatus(200, 308, 400, 404, 421);
      const text = `${JSON.stringify(response.headers)}${response.body}`;
      expect(text, response.request).not.toContain("evil.example");
    }
  }
});

test("a page accepts GET and HEAD only", async ({ target }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "MKCOL"]) {
    for (const [path, body] of [
      [PAGE, undefined],
      ["/About-Us", undefined],
      [PAGE, "x=1"],
      ["/", "x=1"],
    ] as const) {
      const response = await send(target.siteUrl, path, {
        method,
        ...(body === undefined ? {} : { body, label: "with a body" }),
      });
      expect(response).toHaveStatus(405);
    }
  }
  const connected = await sendRaw(
    target.siteUrl,
    "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n",
  );
  expect(connected.statuses, "CONNECT evil.example:443").not.toContain(200);
  expect(await send(target.siteUrl, PAGE, { method: "HEAD" })).toHaveStatus(200);
});

test("an unknown server action does nothing", async ({ target }) => {
  for (const id of ["0".repeat(40), "f".repeat(42), "../../etc/passwd", "x".repeat(5000)]) {
    const response = await send(target.siteUrl, PAGE, {
      method: "POST",
      headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" },
      body: "[]",
      label: `Next-Action ${id.slice(0, 12)}`,
    });
    expect(response).toHaveStatus(400, 403, 404, 405);
    expect(response.body, response.request).not.toMatch(/\bat .*\(.*:\d+:\d+\)/);
  }
  expect(await readPage(target)).toHaveStatus(200);
});

test("a path with an invalid percent-encoding gets 400", async ({ target }) => {
  for (const path of ["/%E0%A4%A", "/%", "/%zz", "/about-us/%C0%AF", "/blog/%E0%A4%A"]) {
    expect(await readPage(target, path)).toHaveStatus(400);
  }
  for (const path of ["/_next/static/%E0%A4%A", "/api/%E0%A4%A"]) {
    expect(await readPage(target, path)).toHaveStatus(400, 404);
  }
});

test("NUL and line breaks in a path inject no headers into the response", async ({ target }) => {
  for (const path of [
    "/%00",
    `${PAGE}%00.html`,
    "/%0d%0aSet-Cookie:%20a=b",
    `${PAGE}/%0aX-Evil:%201`,
    "/%0d%0a%0d%0a<script>",
    "/%E5%98%8A%E5%98%8DX-Evil:1",
  ]) {
    const response = await readPage(target, path);
    expect(response).toHaveStatus(400, 404);
    expect(response.headers["set-cookie"], response.request).toBeUndefined();
    expect(response.headers["x-evil"], response.request).toBeUndefined();
  }
  const withSlash = await readPage(target, "/about-us/%0d%0aX-Evil:1/");
  expect(withSlash.headers["x-evil"], withSlash.request).toBeUndefined();
  expect(String(withSlash.headers["location"]), withSlash.request).not.toMatch(/[\r\n]/);
});

test("oversized request headers get 414 or 431", async ({ target }) => {
  const { siteUrl } = target;
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
    expect([414, 431], `GET ${PAGE}, ${label}`).toContain(statuses[0] ?? 0);
  }
  expect(await readPage(target)).toHaveStatus(200);
});

test("a malformed or ambiguous request gets one response and a closed connection", async ({ target }) => {
  const { siteUrl } = target;
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
    expect(statuses.length, label).toBeLessThanOrEqual(1);
    for (const status of statuses) expect(status, label).toBeGreaterThanOrEqual(400);
    expect(isClosed, `${label}: the connection is closed`).toBe(true);
  }
});

test("two hundred unfinished requests do not keep a visitor waiting", async ({ target }) => {
  const page = await readDuringSlowloris(target.siteUrl, () => readPage(target));
  expect(page).toHaveStatus(200);
  expectDuration(page.request, page.ms, 1000);
});

test("requests that no cache can answer are cheap or limited", async ({ target }) => {
  const { siteUrl } = target;
  const unknown = await Promise.all(
    Array.from({ length: 100 }, (_, index) => send(siteUrl, `/_next/static/chunks/attack-${index}.js`)),
  );
  expect(countByStatus(unknown), "100 scripts that no build has").toEqual({ 404: 100 });
  expect(Math.max(...unknown.map(({ bytes }) => bytes.length)), "bytes, without a page").toBeLessThan(1000);
  const visitor = newVisitor();
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      send(siteUrl, `/thankyou2/attack-${index}@example.com`, { visitor }),
    ),
  );
  expect(countByStatus(responses)[429], "of 200 × GET /thankyou2/…, from one address").toBe(80);
  const other = await send(siteUrl, "/thankyou2/attack@example.com", { visitor: newVisitor() });
  expect(other).toHaveStatus(200);
});

test("a page of another site cannot change anything on behalf of a visitor", async ({ target }) => {
  const { siteUrl } = target;
  for (const path of [
    "/api/draft-mode/disable",
    "/api/orderInquiry/insert",
    "/api/oss/upload",
    "/api/statistical/insert",
    "/api/vitals/insert",
    "/api/versions/insert",
    "/quote",
    PAGE,
  ]) {
    for (const foreign of [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "same-site" },
    ]) {
      const headers = {
        ...foreign,
        "content-type": "application/json",
        ...(path === PAGE ? { "next-action": "0".repeat(42) } : {}),
      };
      const label = JSON.stringify(foreign);
      const response = await send(siteUrl, path, { method: "POST", headers, body: "{}", label });
      expect(response).toHaveStatus(403);
      expect(response.headers["set-cookie"], response.request).toBeUndefined();
    }
  }
});

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
