import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

import { getBuiltinRequestContext } from "next/dist/server/after/builtin-request-context.js";
import { expect, test, vi } from "vitest";

import { createInnerServer } from "./inner-server.ts";

function setup(handle: RequestListener) {
  return createInnerServer(handle).fetch;
}

test("a response is complete, with its status, headers and cookies", async () => {
  const fetchFromNext = setup((request, response) => {
    response.writeHead(201, { "x-path": request.url, "set-cookie": ["a=1", "b=2"], "x-many": ["a", "b"] });
    response.write(String(request.headers["x-sent"]));
    response.end(" and more".repeat(10_000));
  });
  const response = await fetchFromNext("/about-us?a=1", { "x-sent": "this" });
  expect(response.status).toBe(201);
  expect(response.headers).toMatchObject({ "x-path": "/about-us?a=1", "x-many": "a, b" });
  expect(response.cookies).toEqual(["a=1", "b=2"]);
  expect(response.body.toString()).toBe(`this${" and more".repeat(10_000)}`);
});

test("a request with a body is a POST that states its length, for the matcher of proxy.ts", async () => {
  const fetchFromNext = setup(({ method, headers }, response) => {
    response.end(`${method} ${headers["content-length"]}`);
  });
  expect((await fetchFromNext("/quote", {}, { body: "firstName=Zoë" })).body.toString()).toBe("POST 14");
});

test("fifty requests run at the same time", async () => {
  const fetchFromNext = setup((request, response) => void setImmediate(() => response.end(request.url)));
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => fetchFromNext(`/${index}`, {})),
  );
  expect(responses.map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 50 }, (_, index) => `/${index}`),
  );
});

test("a response that is late or incomplete throws", async () => {
  await expect(setup(() => undefined)("/", {}, { timeoutMs: 20 })).rejects.toThrow(/timeout|aborted/i);
  const breaking = setup((_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
    response.destroy();
  });
  await expect(breaking("/", {})).rejects.toThrow(/aborted|hang up/i);
});

/** Next's request handler begins a render that the test ends. `begun` lists the paths in order. */
function setupRenders() {
  const begun: string[] = [];
  const renders: PromiseWithResolvers<void>[] = [];
  const inner = createInnerServer(({ url = "" }) => {
    begun.push(url);
    const render = Promise.withResolvers<void>();
    renders.push(render);
    // The way in which the installed Next reports a render.
    getBuiltinRequestContext()?.waitUntil?.(render.promise);
  });
  const request = async (url: string) => {
    const message = new IncomingMessage(new Socket());
    message.url = url;
    const response = new ServerResponse(message);
    inner.server.emit("request", message, response);
    await setTimeout();
    return { close: () => response.emit("close") };
  };
  return { begun, renders, request, publish: () => inner.expire() };
}

test("after a publish a page waits for its earlier renders, and other pages do not", async () => {
  const { begun, renders, request, publish } = setupRenders();
  await request("/a");
  await request("/a?_rsc=1");
  publish();
  await request("/a?later");
  await request("/b");
  expect(begun).toEqual(["/a", "/a?_rsc=1", "/b"]);
  renders[0]?.resolve();
  await setTimeout();
  expect(begun).toHaveLength(3);
  renders[1]?.reject(new Error("The render failed."));
  await setTimeout();
  expect(begun).toEqual(["/a", "/a?_rsc=1", "/b", "/a?later"]);
});

test("pages wait while eight renders run, including aborted ones; calls of the API do not", async () => {
  const { begun, renders, request } = setupRenders();
  const paths = Array.from({ length: 8 }, (_, index) => `/${index}`);
  for (const path of paths) (await request(path)).close();
  await request("/ninth");
  await request("/tenth");
  await request("/api/orderInquiry/insert");
  expect(begun).toEqual([...paths, "/api/orderInquiry/insert"]);
  renders[3]?.reject(new Error("The render failed."));
  await setTimeout();
  expect(begun).toEqual([...paths, "/api/orderInquiry/insert", "/ninth"]);
  renders[5]?.resolve();
  await setTimeout();
  expect(begun.at(-1)).toBe("/tenth");
});

test("a request that is aborted while it waits takes no place", async () => {
  const begun: string[] = [];
  const renders: PromiseWithResolvers<void>[] = [];
  const { fetch } = createInnerServer(({ url = "" }, response) => {
    begun.push(url);
    const render = Promise.withResolvers<void>();
    renders.push(render);
    getBuiltinRequestContext()?.waitUntil?.(render.promise);
    void render.promise.then(() => response.end());
  });
  const first = Array.from({ length: 8 }, (_, index) => fetch(`/${index}`, {}));
  await vi.waitFor(() => expect(begun).toHaveLength(8));
  await expect(fetch("/aborted", {}, { timeoutMs: 20 })).rejects.toThrow(/timeout|aborted/i);
  const last = fetch("/last", {});
  renders[0]?.resolve();
  await vi.waitFor(() => expect(begun.at(-1)).toBe("/last"));
  expect(begun).not.toContain("/aborted");
  for (const render of renders) render.resolve();
  expect(await Promise.all([...first, last])).toHaveLength(9);
});

test("without a publish nothing waits", async () => {
  const { begun, request } = setupRenders();
  await request("/a");
  await request("/a");
  expect(begun).toEqual(["/a", "/a"]);
});

test("a second publish also waits for renders from between the two", async () => {
  const { begun, renders, request, publish } = setupRenders();
  await request("/a");
  publish();
  renders[0]?.resolve();
  await setTimeout();
  await request("/a?second");
  publish();
  await request("/a?third");
  expect(begun).toEqual(["/a", "/a?second"]);
  renders[1]?.resolve();
  await setTimeout();
  expect(begun).toEqual(["/a", "/a?second", "/a?third"]);
});
