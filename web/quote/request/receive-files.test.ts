import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer, text } from "node:stream/consumers";

import { MAX_REQUEST_FILES } from "contracts/request-page.ts";
import { sampleRequestPage } from "contracts/testing/sample-request-page.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import type { FoundRequest } from "./find-request.ts";
import { createReceiveFiles, receiveFiles } from "./receive-files.ts";
import { rejectedFilesIn } from "./request-form.ts";

const TOKEN = "0af3".repeat(10);
const signature = {
  host: "https://files.example",
  dir: "details/2026-11-28/a1/",
  policy: "p",
  accessId: "i",
  signature: "s",
};

interface Setup {
  found?: FoundRequest;
  sign?: () => Response;
  change?: () => Response;
  failure?: "quotaExceeded" | "empty" | "connectionLost";
  language?: string;
}

function setup({
  found = { kind: "found", request: sampleRequestPage },
  sign = () => Response.json({ code: 200, data: signature }),
  change = () => Response.json({ code: 200, data: {} }),
  failure,
  language = "",
}: Setup = {}) {
  const stored: { key: string; name: string; bytes: number }[] = [];
  const requests: Request[] = [];
  const receive = createReceiveFiles({
    async sign(request) {
      requests.push(request);
      return sign();
    },
    async change(request) {
      requests.push(request);
      return change();
    },
    find: async () => found,
    async post(file, _signed, { key, name }) {
      const { length } = await buffer(file);
      if (failure !== undefined) return { kind: "failed", reason: failure, detail: "" };
      stored.push({ key, name, bytes: length });
      return { kind: "posted", url: `https://files.example/${key}` };
    },
  });
  return { stored, requests, send: sendTo(receive, language) };
}

/** Posts files as a browser without scripts. Returns the form that the page gets. */
function sendTo(receive: typeof receiveFiles, language = "") {
  return async (...files: readonly File[]) => {
    const form = new FormData();
    form.append("text", "Hello");
    for (const file of files) form.append("file", file);
    const path = `${language}/request/${TOKEN}`;
    const posted = new Request(`https://www.example.com${path}`, {
      method: "POST",
      body: form,
      headers: { "x-forwarded-for": "203.0.113.1" },
    });
    const bytes = Buffer.from(await posted.arrayBuffer());
    async function* body() {
      yield bytes;
    }
    const { signal } = new AbortController();
    const visitor = new Request(posted.url, { headers: posted.headers });
    const data = new URLSearchParams(await receive({ path, visitor, body: body(), signal }));
    return { text: data.get("text"), added: data.getAll("addedFile"), rejected: rejectedFilesIn(data) };
  };
}

const file = (name: string, bytes = 9) => new File(["x".repeat(bytes)], name);

test("each file is uploaded into a folder of its own and added, as the script of the page does", async () => {
  const { requests, stored, send } = setup();
  const answer = await send(file("Lid.STEP"), file("drawing.pdf", 20));
  expect(answer).toEqual({ text: "Hello", added: ["Lid.STEP", "drawing.pdf"], rejected: [] });
  expect(stored).toEqual([
    {
      key: expect.stringMatching(/^details\/2026-11-28\/a1\/[0-9a-f]{32}\.STEP$/),
      name: "Lid.STEP",
      bytes: 9,
    },
    { key: expect.stringMatching(/\.pdf$/), name: "drawing.pdf", bytes: 20 },
  ]);
  expect(requests.map(({ headers }) => headers.get("x-forwarded-for"))).toEqual(
    Array.from({ length: 4 }, () => "203.0.113.1"),
  );
  const bodies = await Promise.all(requests.map((request) => request.json()));
  expect(bodies.slice(0, 2)).toEqual([
    { filePath: "details" },
    {
      token: TOKEN,
      change: { kind: "addFile", name: "Lid.STEP", url: `https://files.example/${stored[0]?.key}` },
    },
  ]);
});

test("a file of another type is not uploaded, and the others are", async () => {
  const { stored, send } = setup();
  const { added, rejected } = await send(file("tool.exe"), file("a.step"), file("step"));
  expect(added).toEqual(["a.step"]);
  expect(rejected).toEqual([
    { name: "tool.exe", problem: expect.stringMatching(/^This file type is not accepted/) },
    { name: "step", problem: expect.stringMatching(/^This file type is not accepted/) },
  ]);
  expect(stored).toHaveLength(1);
});

test("a request takes no more files than it holds", async () => {
  const files = Array.from({ length: MAX_REQUEST_FILES - 1 }, (_, index) => ({
    id: `${index}`,
    name: "a.pdf",
    addedAt: "2026-11-28T12:00:00.000Z",
  }));
  const { send } = setup({ found: { kind: "found", request: { ...sampleRequestPage, files } } });
  const { added, rejected } = await send(file("a.step"), file("b.step"));
  expect(added).toEqual(["a.step"]);
  expect(rejected).toEqual([{ name: "b.step", problem: expect.stringContaining("20 files") }]);
});

test.each([
  ["quotaExceeded", /Email this one, or try again tomorrow/],
  ["empty", /empty/],
  ["connectionLost", /Try again/],
] as const)("what the storage says is said in words: %s", async (failure, words) => {
  const { requests, send } = setup({ failure });
  expect((await send(file("a.step"))).rejected).toEqual([
    { name: "a.step", problem: expect.stringMatching(words) },
  ]);
  expect(requests).toHaveLength(1);
});

const tooManyFiles = () =>
  Response.json({ code: 400, msg: "A request can have 20 files", reason: "tooManyFiles" }, { status: 400 });

test("what the admin API rejects is said in the language of the page", async () => {
  const { send } = setup({ change: tooManyFiles, language: "/de" });
  const { added, rejected } = await send(file("a.step"));
  expect(added).toEqual([]);
  expect(rejected).toEqual([
    { name: "a.step", problem: expect.stringMatching(/^Eine Anfrage fasst 20 Dateien/) },
  ]);
  const busy = setup({ sign: () => Response.json({ code: 429, msg: "Too many requests" }, { status: 429 }) });
  expect((await busy.send(file("a.step"))).rejected).toEqual([
    { name: "a.step", problem: "Too many requests" },
  ]);
});

test("without a valid link, nothing is read or uploaded", async () => {
  const { requests, send } = setup({ found: { kind: "missing" } });
  expect(await send(file("a.step"))).toEqual({ text: null, added: [], rejected: [] });
  expect(requests).toEqual([]);
});

test("while the admin host does not answer, texts are kept and nothing is uploaded", async () => {
  const { requests, send } = setup({ found: { kind: "unavailable" } });
  expect(await send(file("a.step"))).toMatchObject({ text: "Hello", rejected: [{ name: "a.step" }] });
  expect(requests).toEqual([]);
});

test("a name is text without folders and without characters that hide it, and no choice is no file", async () => {
  const { stored, send } = setup();
  const { added } = await send(
    file("../../a.step"),
    file("\u202egpj.step"),
    file(`"><script>alert(1)<\\script>.step`),
    file(`${"x".repeat(300)}.step`),
    new File([], ""),
  );
  expect(added[0]).toBe("a.step");
  expect(added[1]).toBe("gpj.step");
  expect(added[3]).toHaveLength(255);
  expect(added).toHaveLength(4);
  for (const { key } of stored) expect(key).toMatch(/^details\/2026-11-28\/a1\/[0-9a-f]{32}\.step$/);
});

test("the site's server reaches the admin API and its storage by an address of its own", async () => {
  const answers: Record<string, object> = {
    "/api/request/read": sampleRequestPage,
    "/api/oss/upload": { ...signature, host: "https://admin.invalid/storage" },
    "/storage": {},
    "/api/request/change": {},
  };
  const received: { path: string; body: string }[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: path = "" } = request;
    received.push({ path, body: await text(request) });
    response.end(JSON.stringify({ code: 200, msg: "success", data: answers[path] }));
  }
  const host = createServer((request, response) => void answer(request, response));
  await once(host.listen(0, "127.0.0.1"), "listening");
  const address = host.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port");
  vi.stubEnv("ADMIN_API_URL", "https://admin.invalid");
  vi.stubEnv("ADMIN_API_INTERNAL_URL", `http://127.0.0.1:${address.port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    host.closeAllConnections();
    host.close();
  });
  expect((await sendTo(receiveFiles)(file("part.step"))).added).toEqual(["part.step"]);
  expect(received.map(({ path }) => path)).toEqual(Object.keys(answers));
  // Staff and the customer open it in a browser.
  expect(received.at(-1)?.body).toContain('"url":"https://admin.invalid/storage/details/');
});
