import { expect, test } from "vitest";

import { pathOf, setupAssets } from "../testing/assets.ts";

/** Uploads a file and returns a function that requests it. */
async function setupFile(body: string, uploadQuery: string, uploadHeaders: Record<string, string> = {}) {
  const assets = setupAssets();
  const document = await assets.upload("files", body, uploadQuery, uploadHeaders);
  return async (query = "", headers: Record<string, string> = {}, method = "GET") =>
    assets.app.request(pathOf(document, query), { method, headers });
}

test("a file is served with its media type, and downloaded under its original name", async () => {
  const get = await setupFile("%PDF-1.7", "?filename=Design%20guide.pdf", {
    "content-type": "application/pdf",
  });
  const response = await get();
  expect(await response.text()).toBe("%PDF-1.7");
  expect(response.headers.get("x-sanity-sha1")).toBe("baf6c1a3fb25f0af5aabbc32aa841e27cb025020");
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBeNull();
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get("?dl")).headers.get("content-disposition")).toBe(
    'attachment; filename="Design guide.pdf"',
  );
  expect((await get("?dl=guide.pdf")).headers.get("content-disposition")).toBe(
    "attachment; filename=guide.pdf",
  );
});

test.each([
  ["x.html", "text/html"],
  ["x.xml", "image/x+xml"],
  ["x.xml", "video/x+xml"],
  ["x.xhtml", "application/xhtml+xml"],
  ["x.svg", "image/svg+xml"],
  ["x.xml", "font/xml"],
  ["x.xslt", "text/xsl"],
  ["x.xml", ""],
  ["x.mht", "multipart/related"],
])("an uploaded %s of the type %j cannot run scripts", async (name, type) => {
  const get = await setupFile("<script>alert(1)</script>", `?filename=${name}`, { "content-type": type });
  for (const query of ["", "?dl"]) {
    const { headers } = await get(query);
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test.each(["image/png", "video/mp4", "font/woff2", "application/pdf", "text/plain"])(
  "an uploaded file of the type %s is shown without a sandbox, which would hide a PDF",
  async (type) => {
    const get = await setupFile("x", "?filename=x", { "content-type": type });
    expect((await get()).headers.get("content-security-policy")).toBeNull();
  },
);

test.for([
  ["bytes=2-4", 206, "bytes 2-4/10", "cde"],
  ["bytes=7-", 206, "bytes 7-9/10", "hij"],
  ["bytes=-3", 206, "bytes 7-9/10", "hij"],
  ["bytes=8-99", 206, "bytes 8-9/10", "ij"],
  ["bytes=10-", 416, "bytes */10", ""],
  ["bytes=4-2", 200, null, "abcdefghij"],
  ["bytes=0-1,4-5", 200, null, "abcdefghij"],
  ["lines=1-2", 200, null, "abcdefghij"],
] as const)("the range %s gets %i", async ([range, status, contentRange, text]) => {
  const get = await setupFile("abcdefghij", "?filename=x.bin");
  const response = await get("", { range });
  expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
    status,
    contentRange,
    text,
  ]);
});

test("HEAD returns the length without the body", async () => {
  const get = await setupFile("abcdefghij", "?filename=x.bin");
  const response = await get("", {}, "HEAD");
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([
    200,
    "10",
    "",
  ]);
});
