import type { RequestListener } from "node:http";

import { expect, test } from "vitest";

import { createPictureProxy, isPicture } from "./picture-proxy.ts";
import { listen } from "./test-context.ts";

const PATH = "/images/local000/production/0a1b-1800x1200.webp";
const svg = `<svg>${"<path/>".repeat(300)}</svg>`;

/** The site in front of a lake. */
async function setup(lake: RequestListener) {
  const errors: unknown[] = [];
  const forwardPicture = createPictureProxy(await listen(lake), (error) => errors.push(error));
  const site = await listen((request, response) => void forwardPicture(request.url ?? "", request, response));
  return { errors, visit: (path: string, init: RequestInit = {}) => fetch(site + path, init) };
}

test("a picture is forwarded in a format that the browser accepts", async () => {
  const { visit } = await setup(({ url, headers }, response) => {
    response.writeHead(200, {
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept",
      etag: '"1"',
      "x-lake": "1",
    });
    response.end(`${url} ${headers.accept} ${headers.cookie}`);
  });
  const response = await visit(`${PATH}?w=640`, { headers: { accept: "image/avif", cookie: "a=1" } });
  expect(await response.text()).toBe(`${PATH}?w=640 image/avif undefined`);
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

test("an SVG is compressed", async () => {
  const { visit } = await setup((_request, response) => {
    const headers = { "content-type": "image/svg+xml", "content-length": String(svg.length) };
    response.writeHead(200, headers).end(svg);
  });
  const response = await visit(PATH, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.text()).toBe(svg);
});

test.each([304, 400, 404])("status %i of the lake is forwarded", async (status) => {
  const { visit } = await setup((_request, response) => void response.writeHead(status).end());
  expect((await visit(PATH)).status).toBe(status);
});

test("while the lake does not answer the picture is unavailable, and the error is logged", async () => {
  const { visit, errors } = await setup((request) => request.destroy());
  const response = await visit(PATH);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(errors).toHaveLength(1);
});

test.each([
  [PATH, true],
  ["/images", false],
  ["/images/local000/production/../../lake.db", false],
  ["/images/local000/production/a%2fb.webp", false],
  ["/images/local000/a.webp", false],
])("%s is the path of a picture: %s", (path, expected) => {
  expect(isPicture(path)).toBe(expected);
});
