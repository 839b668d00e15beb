import type { RequestListener } from "node:http";

import { expect, test } from "vitest";

import { listen } from "#server/test-listen.ts";

import { createPassPicture, isPicture } from "./pass-picture.ts";

const PATH = "/images/local000/production/0a1b-1800x1200.webp";
const drawn = `<svg>${"<path/>".repeat(300)}</svg>`;

/** The site in front of a lake that answers so. */
async function setup(answer: RequestListener) {
  const errors: unknown[] = [];
  const pass = createPassPicture(await listen(answer), (error) => errors.push(error));
  const site = await listen((request, response) => void pass(request.url ?? "", request, response));
  return { errors, visit: (path: string, init: RequestInit = {}) => fetch(site + path, init) };
}

test("a picture comes as the lake gives it, for the formats that the browser reads", async () => {
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

test("a drawn picture comes compressed", async () => {
  const { visit } = await setup((_request, response) => {
    const headers = { "content-type": "image/svg+xml", "content-length": String(drawn.length) };
    response.writeHead(200, headers).end(drawn);
  });
  const response = await visit(PATH, { headers: { "accept-encoding": "gzip" } });
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(await response.text()).toBe(drawn);
});

test.each([304, 400, 404])("the lake's %i is handed on", async (status) => {
  const { visit } = await setup((_request, response) => void response.writeHead(status).end());
  expect((await visit(PATH)).status).toBe(status);
});

test("while the lake does not answer the picture is missing, and it is said why", async () => {
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
