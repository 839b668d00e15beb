import { createServer, type Server } from "node:net";

import { isFree } from "process-stack/free-port.ts";
import { freePorts } from "process-stack/testing/ports.ts";
import { expect, onTestFinished, test } from "vitest";

import { addressesOf, assertPortsAreFree, listAddresses } from "./addresses.ts";

const local = {
  siteUrl: "http://localhost:3000",
  studioUrl: "http://localhost:3333",
  lake: { url: "http://localhost:3400", port: 3400 },
  admin: { url: "http://localhost:3500", port: 3500 },
};

test("a server listens on the port of its local address", () => {
  expect(listAddresses(addressesOf(local)).map(({ port }) => port)).toEqual([3000, 3333, 3400, 3500]);
});

test("a subdomain of localhost is a local address", () => {
  expect(addressesOf({ ...local, siteUrl: "http://shop.localhost:3001" }).site.port).toBe(3001);
});

test("behind a proxy with the public address, the servers listen on the default ports", () => {
  const addresses = addressesOf({
    ...local,
    siteUrl: "https://www.example.com",
    studioUrl: "https://studio.example.com",
  });
  expect(addresses.site).toMatchObject({
    port: 3000,
    url: "https://www.example.com",
    localUrl: "http://127.0.0.1:3000",
  });
  expect(addresses.studio.port).toBe(3333);
});

test("Sanity's hosted lake and another admin host have no port of this machine", () => {
  const addresses = listAddresses(addressesOf({ ...local, lake: undefined, admin: undefined }));
  expect(addresses.map(({ port }) => port)).toEqual([3000, 3333]);
});

test("two servers on the same port are rejected with the names of their variables", () => {
  expect(() => addressesOf({ ...local, studioUrl: "http://localhost:3000" })).toThrow(
    "SITE_URL and STUDIO_URL both name port 3000. Give each its own port in .env.",
  );
});

async function occupy(port: number, host: string): Promise<void> {
  const server: Server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
}

test("freePorts returns different free ports", async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  expect(await Promise.all(ports.map(isFree))).toEqual([true, true, true]);
});

test.each(["127.0.0.1", "0.0.0.0"])("a port that another program uses on %s is not free", async (host) => {
  const [port = 0] = await freePorts(1);
  await occupy(port, host);
  expect(await isFree(port)).toBe(false);
});

test("each port in use is named, with the variable that changes it", async () => {
  const [site = 0, studio = 0, lake = 0] = await freePorts(3);
  await occupy(site, "127.0.0.1");
  await occupy(lake, "127.0.0.1");
  const checked = assertPortsAreFree([
    { variable: "SITE_URL", port: site },
    { variable: "STUDIO_URL", port: studio },
    { variable: "SANITY_LAKE_URL", port: lake },
  ]);
  await expect(checked).rejects.toThrow(
    `Port ${site} is in use. Stop the program that uses it, or set SITE_URL to another port in .env.\n` +
      `Port ${lake} is in use. Stop the program that uses it, or set SANITY_LAKE_URL to another port in .env.`,
  );
});
