import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createLocalFetch } from "./local-fetch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DOCUMENT = "http://lake.example/v1/data/doc/production/a";
const MUTATE = "http://lake.example/v1/data/mutate/production?returnIds=true";

const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const badGateway = () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }));
const ok = () => Promise.resolve(Response.json("here"));

/** The fetch of a Studio whose lake gives these answers in turn, repeating the last one. Records what the lake received. */
function setup(...answers: (() => Promise<Response>)[]) {
  const received: { url: string; body: string }[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    received.push({ url: request.url, body: await request.text() });
    const answer = answers[Math.min(received.length, answers.length) - 1] ?? ok;
    return answer();
  };
  return {
    received,
    fetch: createLocalFetch({ lakeUrl: "http://lake.example", projectId: "local000", fetch: send }),
  };
}

test.each([
  ["unreachable", unreachable],
  ["behind a proxy that answers for it", badGateway],
])("a read is retried while the lake is %s", async (_, fault) => {
  const { received, fetch } = setup(...Array.from({ length: 40 }, () => fault), ok);
  const response = fetch(DOCUMENT);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await (await response).json()).toBe("here");
  expect(received).toHaveLength(41);
});

test("a retried write keeps its transaction id and is marked as a retry", async () => {
  const { received, fetch } = setup(unreachable, badGateway, ok);
  const body = '{"mutations":[],"transactionId":"mine"}';
  const response = fetch(MUTATE, { method: "POST", body });
  await vi.advanceTimersByTimeAsync(2000);
  await response;
  expect(received.map(({ url }) => url)).toEqual([
    MUTATE,
    `${MUTATE}&isRetry=true`,
    `${MUTATE}&isRetry=true`,
  ]);
  expect(received.map((request) => JSON.parse(request.body).transactionId)).toEqual(["mine", "mine", "mine"]);
});

test("a write without a transaction id gets one, the same for each attempt", async () => {
  const { received, fetch } = setup(unreachable, ok);
  const response = fetch(MUTATE, { method: "POST", body: '{"mutations":[]}' });
  await vi.advanceTimersByTimeAsync(1000);
  await response;
  const ids = new Set(received.map(({ body }): unknown => JSON.parse(body).transactionId));
  expect([...ids]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

test.each([400, 409, 500])("a request that the lake answers with %i is not retried", async (status) => {
  const { received, fetch } = setup(() => Promise.resolve(Response.json({}, { status })));
  expect((await fetch(DOCUMENT)).status).toBe(status);
  expect(received).toHaveLength(1);
});

test("a request that the lake itself answers with 503, such as for a full disk, is not retried", async () => {
  const { received, fetch } = setup(() => Promise.resolve(Response.json({}, { status: 503 })));
  expect((await fetch(MUTATE, { method: "POST", body: "{}" })).status).toBe(503);
  expect(received).toHaveLength(1);
});

test("an upload is not retried", async () => {
  const { fetch } = setup(unreachable);
  const url = "http://lake.example/v1/assets/images/production";
  await expect(fetch(url, { method: "POST", body: "bytes" })).rejects.toThrow("Failed");
});

test("an aborted request is not retried", async () => {
  const { received, fetch } = setup(unreachable);
  const controller = new AbortController();
  const response = fetch(DOCUMENT, { signal: controller.signal });
  setTimeout(() => controller.abort(), 500);
  const [result] = await Promise.all([
    response.catch((error: unknown) => String(error)),
    vi.advanceTimersByTimeAsync(5000),
  ]);
  expect(result).toContain("aborted");
  expect(received).toHaveLength(1);
});
