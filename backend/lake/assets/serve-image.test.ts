import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { decoded, setUpPicture, twoHalves, setUp } from "./test-assets.ts";

test("without parameters the very bytes that were uploaded come back, to be kept for a year", async () => {
  const bytes = await twoHalves().jpeg().toBuffer();
  const { get } = await setUpPicture({}, bytes);
  const answer = await get();
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-length": String(bytes.length),
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test("auto=format follows Accept and says that it does", async () => {
  const { get } = await setUpPicture();
  const typeFor = async (accept: string) =>
    (await get("?w=20&auto=format", { accept })).headers.get("content-type");
  expect(await typeFor("image/avif,image/webp,*/*")).toBe("image/avif");
  expect(await typeFor("image/webp,*/*")).toBe("image/webp");
  expect(await typeFor("image/avif;q=0, image/webp")).toBe("image/webp");
  expect(await typeFor("*/*")).toBe("image/png");
  expect((await get("?w=20&auto=format")).headers.get("vary")).toBe("accept");
  expect((await get("?w=20")).headers.get("vary")).toBeNull();
});

test("a stored picture is not made again, and comes back after somebody emptied the folder", async () => {
  const { get, directory } = await setUpPicture();
  const folder = join(directory, "variants");
  const first = await get("?w=30");
  const again = await get("?h=15");
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(readdirSync(folder)).toHaveLength(1);

  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect((await decoded(await get("?w=30"))).size).toBe("30x15");
});

test("fifty visitors at once have one picture made", async () => {
  const { get, directory } = await setUpPicture({ maxWaiting: 0 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => get("?w=90&fm=avif")));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(readdirSync(join(directory, "variants"))).toHaveLength(1);
});

test("when too many pictures are being made further ones are told when to come back", async () => {
  const { get } = await setUpPicture({ maxWaiting: 1 });
  const answers = await Promise.all([1, 2, 3, 4].map((index) => get(`?w=${index * 10}`)));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(2);
  expect(busy[0]?.headers.get("retry-after")).toBe("2");
});

test("304, HEAD and download names", async () => {
  const { get } = await setUpPicture();
  const first = await get("?w=30");
  const etag = first.headers.get("etag") ?? "";
  expect((await get("?w=30", { "if-none-match": etag })).status).toBe(304);
  const head = await get("?w=30", {}, "HEAD");
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
    200,
    first.headers.get("content-length"),
    "",
  ]);
  expect((await get("?dl=part.png")).headers.get("content-disposition")).toBe(
    "attachment; filename=part.png",
  );
  expect((await get("?dl")).headers.get("content-disposition")).toBe(
    "attachment; filename=\"Zwei H?lften.png\"; filename*=UTF-8''Zwei%20H%C3%A4lften.png",
  );
  expect((await get("?dl=a%0d%0ab.png")).headers.get("content-disposition")).not.toMatch(/[\r\n]/);
});

test("fm=json describes the picture", async () => {
  const { get } = await setUpPicture();
  expect(await (await get("?fm=json")).json()).toMatchObject({
    width: 400,
    height: 200,
    frames: 1,
    contentType: "image/png",
  });
});

test("an SVG is served so that it cannot run scripts, and as pixels when a format is asked for", async () => {
  const { get } = await setUpPicture(
    {},
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><script>alert(1)</script></svg>',
    ),
  );
  const answer = await get("?w=30");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await decoded(await get("?w=30&fm=png"))).size).toBe("30x15");
});

test.for(["rect=x", "blur=abc", "bg=zzz", "fp-x=abc", "rect=9000,0,1,1"])(
  "?%s is 400, not 500",
  async (query) => {
    const { get } = await setUpPicture();
    const answer = await get(`?${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      statusCode: 400,
      error: "Bad Request",
      message: expect.stringContaining("Image parameter"),
    });
  },
);

test.for([
  "/images/local000/production/..%2F..%2Flake.db",
  "/images/local000/production/%2e%2e%2foriginals",
  "/images/local000/production/%E0%A4%A",
  "/images/local000/staging/0000000000000000000000000000000000000000-1x1.png",
  "/images/local000/production/0000000000000000000000000000000000000000-1x1.png",
  "/files/local000/production/..%2f..%2f..%2fetc%2fpasswd",
])("%s is 404", async (path) => {
  const { app } = setUp();
  expect((await app.request(path)).status).toBe(404);
});

test("a deleted picture is no longer served", async () => {
  const { get, documents, document } = await setUpPicture();
  documents.delete(document._id);
  expect((await get()).status).toBe(404);
});

test("a picture whose file is missing is 404", async () => {
  const { get, directory } = await setUpPicture();
  rmSync(join(directory, "originals"), { recursive: true });
  expect([(await get()).status, (await get("?w=20")).status]).toEqual([404, 404]);
});
