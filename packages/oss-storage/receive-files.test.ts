import { buffer } from "node:stream/consumers";

import { expect, test } from "vitest";

import { receiveFiles, type SentFile } from "./receive-files.ts";

const LIMITS = { maxFileBytes: 1000, maxFieldBytes: 200, maxFields: 3, maxFiles: 4 };

/** Sends a form in small chunks, and returns its fields and what was taken of each file. */
async function send(
  parts: readonly (readonly [name: string, value: string | File])[],
  { cutAt, take }: { cutAt?: number; take?: (file: SentFile) => Promise<void> } = {},
) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Request("https://site.example", { method: "POST", body: form });
  const bytes = Buffer.from(await request.arrayBuffer());
  async function* chunks() {
    for (let at = 0; at < (cutAt ?? bytes.length); at += 64)
      yield bytes.subarray(at, Math.min(at + 64, cutAt ?? Infinity));
    if (cutAt !== undefined) throw new Error("The connection broke");
  }
  const taken: string[] = [];
  const fields = await receiveFiles(chunks(), {
    ...LIMITS,
    contentType: request.headers.get("content-type") ?? "",
    take:
      take ??
      (async ({ name, content, isTooLarge }) => {
        const { length } = await buffer(content);
        taken.push(`${name}: ${length}${isTooLarge() ? ", too large" : ""}`);
      }),
  });
  return { fields: fields && Object.fromEntries(fields), taken };
}

const file = (name: string, bytes: number) => new File(["x".repeat(bytes)], name);

test("the files of a form are taken one after the other, between its fields", async () => {
  const { fields, taken } = await send([
    ["text", "日本"],
    ["file", file("a.step", 900)],
    ["file", file("b.pdf", 10)],
    ["company", "Analytical Engines"],
  ]);
  expect(taken).toEqual(["a.step: 900", "b.pdf: 10"]);
  expect(fields).toEqual({ text: "日本", company: "Analytical Engines" });
});

test("a file that is too large says so at its end, and the next one is whole", async () => {
  const { taken } = await send([
    ["file", file("a.step", 5000)],
    ["file", file("b.step", 1000)],
  ]);
  expect(taken).toEqual(["a.step: 1000, too large", "b.step: 1000"]);
});

test("what is left of a file is read, so that the form goes on", async () => {
  const names: string[] = [];
  const { fields } = await send(
    [
      ["file", file("a.step", 900)],
      ["file", file("b.step", 900)],
      ["text", "x"],
    ],
    { take: async ({ name }) => void names.push(name) },
  );
  expect(names).toEqual(["a.step", "b.step"]);
  expect(fields).toEqual({ text: "x" });
});

test("an input without a choice is a file without a name", async () => {
  expect((await send([["file", new File([], "")]])).taken).toEqual([": 0"]);
});

test("a name has no folders, and more files than allowed are left out", async () => {
  const names = ["../../etc/passwd.step", String.raw`C:\parts\a.step`, "\u202egnp.step", "d.step", "e.step"];
  const { taken } = await send(names.map((name) => ["file", file(name, 1)]));
  expect(taken).toEqual(["passwd.step: 1", "a.step: 1", "\u202egnp.step: 1", "d.step: 1"]);
});

test("an error of what takes a file is thrown after the form was read", async () => {
  const failing = send([["file", file("a.step", 900)]], {
    take: () => Promise.reject(new Error("no space")),
  });
  await expect(failing).rejects.toThrow("no space");
});

test("a form that is cut off is undefined, and nothing waits for the rest of its file", async () => {
  const errors: unknown[] = [];
  const { fields } = await send([["file", file("a.step", 900)]], {
    cutAt: 500,
    take: async ({ content }) => {
      await buffer(content).catch((error: unknown) => errors.push(error));
    },
  });
  expect(fields).toBeUndefined();
  expect(errors).toHaveLength(1);
});

test.each([
  ["one long field", [["text", "x".repeat(201)]]],
  [
    "fields that are long together",
    [
      ["a", "x".repeat(150)],
      ["b", "x".repeat(150)],
    ],
  ],
  ["too many fields", ["a", "b", "c", "d"].map((name) => [name, "x"])],
] as const)("%s are rejected", async (_name, fields) => {
  expect((await send(fields.map(([name = "", value = ""]) => [name, value]))).fields).toBeUndefined();
});

test.each(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""])(
  "a body of the type %j is no form with files",
  async (contentType) => {
    async function* body() {
      yield Buffer.from(`a=${contentType}`);
    }
    expect(
      await receiveFiles(body(), { ...LIMITS, contentType, take: async () => undefined }),
    ).toBeUndefined();
  },
);

test("a form of parts that are nothing, five bytes each, is not read to its end", async () => {
  let chunks = 0;
  async function* body() {
    for (; chunks < 100; chunks += 1) yield Buffer.alloc(10_000, "\r\n--x");
  }
  const contentType = "multipart/form-data; boundary=x";
  expect(await receiveFiles(body(), { ...LIMITS, contentType, take: async () => undefined })).toBeUndefined();
  expect(chunks).toBeLessThan(20);
});
