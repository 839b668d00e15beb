import { expect, test } from "vitest";

import { readDataDirectory, readEnv } from "./env.ts";

test("without variables, a Studio on this machine can use the lake without accounts", () => {
  expect(readEnv({})).toEqual({
    port: 3400,
    host: "127.0.0.1",
    inheritsSocket: false,
    publicUrl: "http://localhost:3400",
    isLoopback: true,
    isPublic: false,
    dataDirectory: ".data",
    projectId: "local000",
    dataset: "production",
    siteUrl: undefined,
    studioUrl: "http://localhost:3333",
    origins: ["http://localhost:3333"],
    readToken: undefined,
    webhooks: [],
    trustedProxyHops: 0,
    logLevel: "info",
  });
});

test.each([{ LAKE_HOST: "0.0.0.0" }, { LAKE_URL: "https://lake.example" }])(
  "with %j, other machines can reach the lake",
  (variables) => {
    expect(readEnv(variables).isLoopback).toBe(false);
  },
);

test("the site and its webhook are settings", () => {
  const webhook = {
    LAKE_WEBHOOK_URL: "https://www.example/api/revalidate",
    LAKE_WEBHOOK_SECRET: "a-long-secret-of-both",
  };
  expect(readEnv({ SITE_URL: "https://www.example/", ...webhook })).toMatchObject({
    siteUrl: "https://www.example",
    origins: ["http://localhost:3333", "https://www.example"],
    webhooks: [{ url: "https://www.example/api/revalidate", secret: "a-long-secret-of-both" }],
  });
  expect(() => readEnv({ LAKE_WEBHOOK_URL: webhook.LAKE_WEBHOOK_URL })).toThrow("Set both");
});

test("all invalid variables are named at once, and only DATA_DIR is needed to add accounts", () => {
  const variables = { DATA_DIR: "data", LAKE_PORT: "many", LOG_LEVEL: "loud" };
  expect(() => readEnv(variables)).toThrow(/LAKE_PORT: .*\n.*LOG_LEVEL: /);
  expect(readDataDirectory(variables)).toBe("data");
});
