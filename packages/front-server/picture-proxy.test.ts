import type { RequestListener } from "node:http";

import { expect, test } from "vitest";

import { createPictureProxy } from "./picture-proxy.ts";
import { listen } from "./testing/listen.ts";

const PATH = "/images/local000/production/0a1b-1800x1200.webp";
const SIZE = "?w=700&h=467&auto=format";
const SVG = "/images/local000/production/0a1b-264x48.svg";
const svg = `<svg>${"<path/>".repeat(300)}</svg>`;

/** The site in front of a lake. */
async function setup(lake: RequestListener) {
  const errors: unknown[] = [];
  const forwardPicture = createPictureProxy({
    origin: await listen(lake),
    headersFor: ({ socket }) => ({ "x-client-address": socket.remoteAddress ?? "" }),
    isServed: (path, search) => path.endsWith(".svg") || search === SIZE,
    onError: (error) => errors.push(error),
  });
  const site = await listen((request, response) => {
    const [path = "", search] = (request.url ?? "").split("?", 2);
    void forwardPicture(path, search === undefined ? "" : `?${search}`, request, response);
  });
  const visit = (path: string, init: RequestInit = {}) => fetch(site + path, init);
  return { errors, visit, show: (init?: RequestInit) => visit(PATH + SIZE, init) };
}

/** A lake that holds one SVG, and knows its ETag. */
const svgLake: RequestListener = ({ headers, method }, response) => {
  const common = { "content-type": "image/svg+xml", etag: '"1.svg"', vary: "origin" };
  if (headers["if-none-match"]?.split(", ").includes('"1.svg"')) response.writeHead(304, common).end();
  else {
    response.writeHead(200, { ...common, "content-length": String(svg.length) });
    response.end(method === "HEAD" ? undefined : svg);
  }
};

test("a picture is forwarded in a format that the browser accepts", async () => {
  const { show } = await setup(({ url, headers }, response) => {
    response.writeHead(200, {
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "origin, accept",
      etag: '"1"',
      "x-lake": "1",
    });
    response.end(`${url} ${headers.accept} ${headers.cookie}`);
  });
  const response = await show({ headers: { accept: "image/avif", cookie: "a=1" } });
  expect(await response.text()).toBe(`${PATH}${SIZE} image/avif undefined`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept",
    etag: '"1"',
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(response.headers.has("x-lake")).toBe(false);
});

test("the origin gets the headers that are meant for it, and none of the visitor's", async () => {
  const { show } = await setup(({ headers }, response) => {
    response.end(`${headers.cookie} ${String(headers["x-client-address"])}`);
  });
  const sent = { cookie: "a=1", "x-client-address": "203.0.113.9" };
  expect(await (await show({ headers: sent })).text()).toBe("undefined 127.0.0.1");
});

test("the request to the lake is aborted when the visitor disconnects", async () => {
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { show, errors } = await setup((_request, response) => {
    arrived.resolve();
    response.once("close", () => left.resolve());
  });
  const visit = new AbortController();
  const picture = show({ signal: visit.signal }).catch(() => "left");
  await arrived.promise;
  visit.abort();
  await left.promise;
  expect([await picture, errors]).toEqual(["left", []]);
});

test("a size that no page shows is rejected without a request to the lake", async () => {
  const requests: unknown[] = [];
  const { visit } = await setup(({ url }, response) => {
    requests.push(url);
    response.end();
  });
  for (const search of ["", "?w=8192", "?w=700&h=467&auto=format&q=100", "?w=701&h=467&auto=format"]) {
    expect((await visit(PATH + search)).status).toBe(404);
  }
  expect(requests).toEqual([]);
});

test.each(["identity", "gzip", "br"])(
  "an SVG has an ETag of its own in %s, and gets 304 with it",
  async (encoding) => {
    const { visit } = await setup(svgLake);
    const headers = { "accept-encoding": encoding };
    const response = await visit(`${SVG}?auto=format`, { headers });
    const etag = encoding === "identity" ? '"1.svg"' : `"1.svg-${encoding}"`;
    expect([response.headers.get("etag"), response.headers.get("vary")]).toEqual([etag, "accept-encoding"]);
    expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(await response.text()).toBe(svg);

    const head = await visit(`${SVG}?auto=format`, { method: "HEAD", headers });
    expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
    const again = await visit(`${SVG}?auto=format`, {
      headers: { ...headers, "if-none-match": `"x", W/${etag}` },
    });
    expect([again.status, again.headers.get("etag")]).toEqual([304, etag]);
    const others = ['"1.svg"', '"1.svg-gzip"', '"1.svg-br"'].filter((tag) => tag !== etag).join(", ");
    const other = await visit(`${SVG}?auto=format`, { headers: { ...headers, "if-none-match": others } });
    expect(other.status).toBe(200);
  },
);

test.each([304, 400, 404])("status %i of the lake is forwarded", async (status) => {
  const { show } = await setup((_request, response) => void response.writeHead(status).end());
  expect((await show()).status).toBe(status);
});

test("while the lake does not respond, pictures are unavailable and the error is logged", async () => {
  const { show, errors } = await setup((request) => request.destroy());
  const response = await show();
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(errors).toHaveLength(1);
});

test("an SVG that is opened like a page is in a sandbox, so that it leads nowhere", async () => {
  const { visit } = await setup(svgLake);
  const { headers } = await visit(`${SVG}?auto=format`);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
});
