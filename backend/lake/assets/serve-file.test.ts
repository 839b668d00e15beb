import { expect, test } from "vitest";

import { pathOf, setUp } from "./test-assets.ts";

async function setUpFile(body: string, query: string, headers: Record<string, string> = {}) {
  const bed = setUp();
  const document = await bed.upload("files", body, query, headers);
  return async (asked = "", more: Record<string, string> = {}, method = "GET") =>
    bed.app.request(pathOf(document, asked), { method, headers: more });
}

test("a file comes back with its type, and under its own name when it is downloaded", async () => {
  const get = await setUpFile("%PDF-1.7", "?filename=Design%20guide.pdf", {
    "content-type": "application/pdf",
  });
  const answer = await get();
  expect(await answer.text()).toBe("%PDF-1.7");
  expect(answer.headers.get("x-sanity-sha1")).toBe("baf6c1a3fb25f0af5aabbc32aa841e27cb025020");
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBeNull();
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get("?dl")).headers.get("content-disposition")).toBe(
    'attachment; filename="Design guide.pdf"',
  );
  expect((await get("?dl=guide.pdf")).headers.get("content-disposition")).toBe(
    "attachment; filename=guide.pdf",
  );
});

test("an uploaded web page cannot run scripts", async () => {
  const get = await setUpFile("<script>alert(1)</script>", "?filename=x.html", {
    "content-type": "text/html",
  });
  expect((await get()).headers.get("content-security-policy")).toContain("sandbox");
});

test.for([
  ["bytes=2-4", 206, "bytes 2-4/10", "cde"],
  ["bytes=7-", 206, "bytes 7-9/10", "hij"],
  ["bytes=-3", 206, "bytes 7-9/10", "hij"],
  ["bytes=8-99", 206, "bytes 8-9/10", "ij"],
  ["bytes=10-", 416, "bytes */10", ""],
  ["bytes=4-2", 200, null, "abcdefghij"],
  ["bytes=0-1,4-5", 200, null, "abcdefghij"],
  ["lines=1-2", 200, null, "abcdefghij"],
] as const)("the range %s is answered with %i", async ([range, status, contentRange, text]) => {
  const get = await setUpFile("abcdefghij", "?filename=x.bin");
  const answer = await get("", { range });
  expect([answer.status, answer.headers.get("content-range"), await answer.text()]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

test("HEAD tells the length without the bytes", async () => {
  const get = await setUpFile("abcdefghij", "?filename=x.bin");
  const answer = await get("", {}, "HEAD");
  expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "10", ""]);
});
