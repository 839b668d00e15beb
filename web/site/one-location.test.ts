import { createServer } from "node:http";

import { expect, onTestFinished, test } from "vitest";

import { sendOneLocation } from "./one-location.ts";

test("a location that is written twice is sent once, and other headers as often as they are written", async () => {
  sendOneLocation();
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
