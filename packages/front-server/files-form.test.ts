import { once } from "node:events";
import { type ClientRequest, request as openRequest } from "node:http";
import { setTimeout } from "node:timers/promises";

import { expect, test } from "vitest";

import { createReadFilesForm } from "./files-form.ts";
import { listen } from "./testing/listen.ts";

const SITE = { siteUrl: "https://www.example.com", maxBytes: 1_000_000 };
const PATH = `/request/${"0af3".repeat(10)}`;

/** A server that reads forms with files. `waiting` has what ends each form that is being read. */
async function openSite(maxOpen?: { ofAddress: number; all: number }) {
  const waiting: ((form: string | undefined) => void)[] = [];
  const signals: AbortSignal[] = [];
  const readFilesForm = createReadFilesForm({
    ...SITE,
    ...(maxOpen && { maxOpen }),
    addressOf: ({ headers }) => String(headers["x-forwarded-for"]),
    receive({ body, signal }) {
      signals.push(signal);
      const read = async () => {
        for await (const chunk of body) void chunk;
      };
      // Ends with an error if the connection does.
      read().catch(() => undefined);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const origin = await listen((request, response) => {
    void readFilesForm(PATH, {}, request, response).then((form) => form !== undefined && response.end(form));
  });
  return { origin, waiting, signals };
}

/** Begins a form, and returns its status and text when it is answered. */
function begin(origin: string, address: string) {
  const outgoing: ClientRequest = openRequest(origin + PATH, {
    method: "POST",
    headers: { "x-forwarded-for": address, "content-length": "100000" },
  });
  outgoing.on("error", () => undefined);
  outgoing.write("--x");
  const answered = once(outgoing, "response").then(async ([response]) => {
    let text = "";
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode, text };
  });
  answered.catch(() => undefined);
  return { outgoing, answered };
}

test("two forms of an address are read at a time, and those of others too", async () => {
  const { origin, waiting } = await openSite();
  const first = begin(origin, "203.0.113.1");
  const second = begin(origin, "203.0.113.1");
  await expect.poll(() => waiting.length).toBe(2);
  expect((await begin(origin, "203.0.113.1").answered).status).toBe(429);
  begin(origin, "203.0.113.2");
  await expect.poll(() => waiting.length).toBe(3);
  waiting[0]?.("a=b");
  expect(await first.answered).toEqual({ status: 200, text: "a=b" });
  begin(origin, "203.0.113.1");
  await expect.poll(() => waiting.length).toBe(4);
  second.outgoing.destroy();
});

test("a new form takes the place of the slowest one, of the address with most", async () => {
  const { origin, signals } = await openSite({ ofAddress: 2, all: 3 });
  const [first, second] = [begin(origin, "203.0.113.1"), begin(origin, "203.0.113.2")];
  await expect.poll(() => signals.length).toBe(2);
  begin(origin, "203.0.113.2");
  await expect.poll(() => signals.length).toBe(3);
  second.outgoing.write("x".repeat(50_000));
  await setTimeout(50);
  begin(origin, "203.0.113.3");
  await expect.poll(() => signals.map(({ aborted }) => aborted)).toEqual([false, false, true, false]);
  first.outgoing.destroy();
});

test("a form that has arrived keeps its place while its files are checked and others trickle", async () => {
  const { origin, signals } = await openSite({ ofAddress: 2, all: 3 });
  const visitor = begin(origin, "203.0.113.1");
  visitor.outgoing.end("x".repeat(99_997));
  await expect.poll(() => signals.length).toBe(1);
  const strangers = [begin(origin, "203.0.113.2"), begin(origin, "203.0.113.3")];
  await expect.poll(() => signals.length).toBe(3);
  for (let bytes = 0; bytes < 5; bytes += 1) {
    await setTimeout(40);
    for (const { outgoing } of strangers) outgoing.write("x");
  }
  begin(origin, "203.0.113.4");
  await expect.poll(() => signals.filter(({ aborted }) => aborted)).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(false);
  visitor.outgoing.destroy();
});

test("a visitor who leaves ends the upload", async () => {
  const { origin, signals } = await openSite();
  const { outgoing } = begin(origin, "203.0.113.1");
  await expect.poll(() => signals.length).toBe(1);
  outgoing.destroy();
  await expect.poll(() => signals[0]?.aborted).toBe(true);
});

test("a malformed form that was read to its end is answered", async () => {
  const readFilesForm = createReadFilesForm({
    ...SITE,
    addressOf: () => "203.0.113.1",
    receive: async ({ body }) => {
      for await (const chunk of body) void chunk;
      return undefined;
    },
  });
  const origin = await listen((request, response) => void readFilesForm(PATH, {}, request, response));
  const response = await fetch(origin + PATH, { method: "POST", body: "--x" });
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("go back")]);
});
