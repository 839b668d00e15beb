import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";

import { expect, onTestFinished, test } from "vitest";

import { sendSingleLocation } from "./single-location.ts";

test("a location header that is set twice is sent once, and other headers are not changed", async () => {
  sendSingleLocation();
  const server = createServer((_request, response) => {
    response.setHeader("location", "/first");
    response.appendHeader("Location", "/a");
    response.appendHeader("vary", "rsc");
    response.appendHeader("vary", "accept");
    response.writeHead(308).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());

  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  expect([headers.get("location"), headers.get("vary")]).toEqual(["/a", "rsc, accept"]);
});

test("the installed Next still sets the location header twice (when this fails, single-location.ts can be deleted)", async () => {
  const { resolve } = createRequire(import.meta.url);
  const render = await readFile(resolve("next/dist/server/app-render/app-render.js"), "utf8");
  const send = await readFile(resolve("next/dist/build/templates/app-page-runtime.js"), "utf8");
  expect(render).toContain("setHeader('location', (0, _addpathprefix.addPathPrefix)(");
  expect(send).toContain("res.appendHeader(key, value);");
});
