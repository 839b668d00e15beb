import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, expect, test } from "vitest";

import { createStudioServer } from "./app.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-"));
mkdirSync(join(folder, "static"));
writeFileSync(join(folder, "static/app-Ab3_d-9z.js"), "run()");
writeFileSync(join(folder, "static/worker-Cd5_f-0x.js"), "check()");
writeFileSync(join(folder, "static/manifest.webmanifest"), "{}");
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const page = "<html><script>go()</script><script src='/static/app-Ab3_d-9z.js'></script></html>";
const serverFor = (lakeUrl?: string, connectTo: readonly string[] = []) =>
  createStudioServer({
    root: pathToFileURL(`${folder}/`),
    page,
    lakeUrl,
    connectTo,
    siteUrl: "http://localhost:3000",
    studioUrl: "http://localhost:3333",
  });

test("every path that is not a file gets the Studio's page, which is revalidated every time", async () => {
  const response = await serverFor("http://localhost:3400").request("/structure/page;about");
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(page);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("a file with a hash in its name is cached for a year, any other is revalidated", async () => {
  const hashed = await serverFor().request("/static/app-Ab3_d-9z.js");
  expect(await hashed.text()).toBe("run()");
  expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const plain = await serverFor().request("/static/manifest.webmanifest");
  expect(plain.headers.get("cache-control")).toBe("no-cache");
});

test("a file of an older build is not found, and the 404 is not cached", async () => {
  const response = await serverFor().request("/static/app-00000000.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

test("files outside the built Studio cannot be read", async () => {
  const response = await serverFor().request("/static/..%2f..%2f..%2fetc%2fpasswd");
  expect(await response.text()).not.toContain("root:");
});

test("the policy allows the Studio's lake and the site, and nothing else", async () => {
  const response = await serverFor("http://localhost:3400").request("/");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(
    "connect-src 'self' http://localhost:3000 http://localhost:3400 ws://localhost:3400;",
  );
  expect(policy).toContain("frame-src http://localhost:3000;");
  // echo -n 'go()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='");
  expect(policy).not.toContain("sanity.io");
});

test("the policy allows Sanity's hosts when the Studio has no embedded lake", async () => {
  const response = await serverFor().request("/");
  expect(response.headers.get("content-security-policy")).toContain(
    "connect-src 'self' http://localhost:3000 https://*.sanity.io wss://*.sanity.io",
  );
});

test("only the script of a worker may evaluate code, and it can connect only to files of the build", async () => {
  const server = serverFor("http://localhost:3400");
  const worker = await server.request("/static/worker-Cd5_f-0x.js");
  expect(await worker.text()).toBe("check()");
  expect(worker.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src http://localhost:3333/static/ 'unsafe-eval'; connect-src http://localhost:3333/static/",
  );
  expect(worker.headers.get("cache-control")).toContain("immutable");
  const other = await server.request("/");
  expect(other.headers.get("content-security-policy")).not.toContain("unsafe-eval");
});

test("the policy allows what tools of the Studio connect to", async () => {
  const response = await serverFor(undefined, ["https://files.example"]).request("/");
  expect(response.headers.get("content-security-policy")).toMatch(
    /connect-src [^;]* https:\/\/files\.example;/,
  );
});
