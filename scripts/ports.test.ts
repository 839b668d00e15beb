import { createServer, type Server } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { assertFree, freePorts, isFree } from "./ports.ts";

async function occupy(port: number, host: string): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
}

test("free ports are different and free", async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
});

test.each(["127.0.0.1", "0.0.0.0"])("a port that another program uses on %s is not free", async (host) => {
  const [port = 0] = await freePorts(1);
  await occupy(port, host);
  expect(await isFree(port)).toBe(false);
});

test("every port in use is named together with the variable to change", async () => {
  const [site = 0, studio = 0, lake = 0] = await freePorts(3);
  await occupy(site, "127.0.0.1");
  await occupy(lake, "127.0.0.1");
  const checked = assertFree([
    { variable: "SITE_URL", port: site },
    { variable: "STUDIO_URL", port: studio },
    { variable: "SANITY_LAKE_URL", port: lake },
  ]);
  await expect(checked).rejects.toThrow(
    `Port ${site} is in use. Stop the program that uses it, or set SITE_URL to another port in .env.\n` +
      `Port ${lake} is in use. Stop the program that uses it, or set SANITY_LAKE_URL to another port in .env.`,
  );
});
