import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

import { getBuiltinRequestContext } from "next/dist/server/after/builtin-request-context.js";
import { expect, test } from "vitest";

import { createRenderOrder } from "./render-order.ts";

/** Next's request handler begins a render that the test ends. `begun` lists the paths in order. */
function setup() {
  const begun: string[] = [];
  const renders: PromiseWithResolvers<void>[] = [];
  const order = createRenderOrder(({ url = "" }) => {
    begun.push(url);
    const render = Promise.withResolvers<void>();
    renders.push(render);
    // The way in which the installed Next reports a render.
    getBuiltinRequestContext()?.waitUntil?.(render.promise);
  });
  const request = async (url: string) => {
    const message = new IncomingMessage(new Socket());
    message.url = url;
    order.handle(message, new ServerResponse(message));
    await setTimeout();
  };
  return { begun, renders, request, publish: order.expire };
}

test("after a publish a page waits for its earlier renders, and other pages do not", async () => {
  const { begun, renders, request, publish } = setup();
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

test("without a publish nothing waits", async () => {
  const { begun, request } = setup();
  await request("/a");
  await request("/a");
  expect(begun).toEqual(["/a", "/a"]);
});

test("a second publish also waits for renders from between the two", async () => {
  const { begun, renders, request, publish } = setup();
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
