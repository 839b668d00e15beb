import { expect, test } from "vitest";

import { addressesOf, placesOf } from "./addresses.ts";

const local = {
  siteUrl: "http://localhost:3000",
  studioUrl: "http://localhost:3333",
  lakeUrl: "http://localhost:3400",
  backendPort: 3400,
};

test("each local address tells the port to listen on", () => {
  expect(placesOf(addressesOf(local)).map(({ port }) => port)).toEqual([3000, 3333, 3400]);
});

test("a public address is answered by a proxy, so the usual ports are listened on", () => {
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

test("in hosted mode there is no backend", () => {
  expect(addressesOf({ ...local, lakeUrl: undefined }).backend).toBeUndefined();
});

test("two servers on one port are refused by the names of their variables", () => {
  expect(() => addressesOf({ ...local, studioUrl: "http://localhost:3000" })).toThrow(
    "SITE_URL and STUDIO_URL both name port 3000. Give each a port of its own in .env.",
  );
});
